import {
  MenuHeading,
  MenuItem as HeadlessMenuItem,
  MenuItems,
  MenuSection as HeadlessSection,
} from '@headlessui/react';
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { MenuEntry, type MenuItem, type MenuSection } from './MenuEntry.tsx';
import { useMenuPlace } from './menuPlace.ts';

export type MenuPanelProps = {
  /** What destroys stands last. */
  items: readonly (MenuItem | MenuSection)[];
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
    className="absolute z-(--z-popover) in-data-dialog:fixed in-data-dialog:z-(--z-dialog) grid w-max max-w-[calc(100vw-1rem)] min-w-44 animate-pop grid-cols-[minmax(0,1fr)] gap-px overflow-auto rounded-lg bg-surface-raised p-1 shadow-raised outline-none forced-colors:border"
  >
    {items.map((item) =>
      'items' in item ? (
        <HeadlessSection key={item.title} className="grid gap-px border-y border-border py-1 my-0.75">
          <MenuHeading className="px-2.5 py-1 text-xs font-medium text-text-subtle">{item.title}</MenuHeading>
          {item.items.map((one) => (
            <PanelItem key={one.label} item={one} onChoose={onChoose} />
          ))}
        </HeadlessSection>
      ) : (
        <PanelItem key={item.label} item={item} onChoose={onChoose} />
      ),
    )}
  </MenuItems>
);

const PanelItem = ({ item, onChoose }: { item: MenuItem; onChoose: () => void }) => (
  <HeadlessMenuItem as={Fragment}>
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
);

type MenuBoxProps = ComponentProps<'div'> & Pick<MenuPanelProps, 'align' | 'button'>;

/** Is there while the menu is open. */
function MenuBox({ align, button, ref, ...rest }: MenuBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // Headless UI gives a ref of its own.
  useImperativeHandle(ref, () => box.current!, []);
  useMenuPlace(box, () => button.current, { align });
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
