import { MenuButton, MenuItem as HeadlessMenuItem, MenuItems, Menu as HeadlessMenu } from '@headlessui/react';
import { Fragment, type KeyboardEvent } from 'react';
import { type Opener, useOpenedBy } from '../select/useLatePart.ts';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';

export type MenuListProps = {
  button: Pick<MenuTriggerProps, 'label' | 'trigger'> & { id: string };
  items: readonly MenuItem[];
  align: 'start' | 'end';
  opener: Opener | undefined;
};

/** The closed menu and, while it is open, its list. */
export function MenuList({ button, items, align, opener }: MenuListProps) {
  useOpenedBy(button.id, opener);
  return (
    <HeadlessMenu>
      {({ open }) => (
        <>
          <MenuButton as={MenuTrigger} {...button} />
          {open && <Items items={items} align={align} buttonId={button.id} />}
        </>
      )}
    </HeadlessMenu>
  );
}

type ItemsProps = Pick<MenuListProps, 'items' | 'align'> & { buttonId: string };

/** Made when the menu opens: even while it shows nothing it would cost as much as the rest of a card. */
const Items = ({ items, align, buttonId }: ItemsProps) => (
  <MenuItems
    anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
    modal={false}
    onKeyDown={chooseByKey}
    className="z-(--z-popover) grid w-max max-w-[min(20rem,calc(100vw-1rem))] min-w-44 animate-pop grid-cols-[minmax(0,1fr)] gap-px rounded-lg bg-surface-raised p-1 shadow-raised outline-none forced-colors:border"
  >
    {items.map((item) => (
      <HeadlessMenuItem key={item.label} as={Fragment}>
        {({ close }) => (
          <MenuEntry
            item={item}
            onChoose={() => {
              close();
              document.getElementById(buttonId)?.focus({ preventScroll: true });
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
