import { MenuItem as HeadlessMenuItem, MenuItems } from '@headlessui/react';
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { useMenuPlace } from './menuPlace.ts';

export type MenuPanelProps = {
  /** What destroys stands last. */
  items: readonly MenuItem[];
  /** The button's edge that the menu keeps to. */
  align: 'start' | 'end';
  button: RefObject<HTMLElement | null>;
  /** Gives the focus back, before the choice is acted on and may take it elsewhere. */
  onChoose: () => void;
};

/** The lines of an open menu. */
export const MenuPanel = ({ items, align, button, onChoose }: MenuPanelProps) => (
  <MenuItems
    as={MenuBox}
    portal
    modal={false}
    align={align}
    button={button}
    onKeyDown={chooseByKey}
    className="absolute z-(--z-popover) in-data-dialog:z-(--z-dialog) grid w-max max-w-[calc(100vw-1rem)] min-w-44 animate-pop grid-cols-[minmax(0,1fr)] gap-px overflow-auto rounded-lg bg-surface-raised p-1 shadow-raised outline-none forced-colors:border"
  >
    {items.map((item) => (
      <HeadlessMenuItem key={item.label} as={Fragment}>
        {({ close }) => (
          <MenuEntry
            item={item}
            onChoose={() => {
              close();
              onChoose();
            }}
          />
        )}
      </HeadlessMenuItem>
    ))}
  </MenuItems>
);

type MenuBoxProps = ComponentProps<'div'> & Pick<MenuPanelProps, 'align' | 'button'>;

/** Is there while the menu is open. */
function MenuBox({ align, button, ref, ...rest }: MenuBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // Headless UI gives a ref of its own.
  useImperativeHandle(ref, () => box.current!, []);
  useMenuPlace(box, button, align);
  return <div {...rest} ref={box} />;
}

/**
 * What can't be chosen can be reached, so that everybody can learn why; choosing it leaves the menu open. What can is
 * chosen here: the menu's own way gives the focus back two frames later, and takes it from the page that came meanwhile.
 */
function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const active = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
  if (!active || ![' ', 'Enter'].includes(event.key)) return;
  event.preventDefault();
  active.click();
}
