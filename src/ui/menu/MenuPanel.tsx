import {
  MenuHeading,
  MenuItem as HeadlessMenuItem,
  MenuItems,
  MenuSection as HeadlessSection,
} from '@headlessui/react';
import { Fragment, type KeyboardEvent } from 'react';
import { MenuEntry, type MenuItem, type MenuSection } from './MenuEntry.tsx';

export type MenuPanelProps = {
  /** What destroys stands last. */
  items: readonly (MenuItem | MenuSection)[];
  /** The edge of the button that the menu is aligned with. */
  align: 'start' | 'end';
  /** Returns the focus before the action runs, which may move it elsewhere. */
  onChoose: () => void;
};

/** The lines of an open menu. */
export const MenuPanel = ({ items, align, onChoose }: MenuPanelProps) => (
  <MenuItems
    modal={false}
    anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
    onKeyDown={chooseByKey}
    className="z-(--z-menu) grid w-max min-w-44 animate-pop grid-cols-[minmax(0,1fr)] gap-px rounded-lg bg-surface-raised p-1 shadow-raised outline-none forced-colors:border"
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

/**
 * Items that can't be chosen can be reached, so that everybody can learn why, and leave the menu open. Chosen by the
 * menu's own keys, the others would return the focus two frames later and take it from the page that came meanwhile.
 */
function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const active = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
  if (!active || ![' ', 'Enter'].includes(event.key)) return;
  event.preventDefault();
  active.click();
}
