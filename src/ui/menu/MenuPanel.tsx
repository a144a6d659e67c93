import { MenuItem as HeadlessMenuItem, MenuItems } from '@headlessui/react';
import { Fragment, type KeyboardEvent } from 'react';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';

export type MenuPanelProps = {
  /** What destroys stands last. */
  items: readonly MenuItem[];
  /** The button's edge that the menu keeps to. */
  align: 'start' | 'end';
  /** Gives the focus back, before the choice is acted on and may take it elsewhere. */
  onChoose: () => void;
};

/** The lines of an open menu. */
export const MenuPanel = ({ items, align, onChoose }: MenuPanelProps) => (
  <MenuItems
    anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
    modal={false}
    onKeyDown={chooseByKey}
    className="z-(--z-popover) in-data-dialog:z-(--z-dialog) grid w-max max-w-[min(20rem,calc(100vw-1rem))] min-w-44 animate-pop grid-cols-[minmax(0,1fr)] gap-px rounded-lg bg-surface-raised p-1 shadow-raised outline-none forced-colors:border"
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
