import { MenuButton, MenuItem as HeadlessMenuItem, MenuItems, Menu as HeadlessMenu } from '@headlessui/react';
import { EllipsisVertical } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';

export type MenuProps = {
  /** Names the button and its menu. In a row it names the row too: "Actions for Diya brass lamp". */
  label: string;
  /**
   * `icon`: the three dots of a row. Anything else is drawn inside the button, before the hidden words of the label,
   * such as an avatar, a first name and a chevron. @default 'icon'
   */
  trigger?: 'icon' | ReactNode;
  /** What destroys stands last. */
  items: readonly MenuItem[];
  /** The button's edge that the menu keeps to. @default 'end' */
  align?: 'start' | 'end' | undefined;
};

/** A few actions or places behind one button. What is needed all the time stands on the page itself. */
export function Menu({ label, trigger = 'icon', items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <HeadlessMenu>
      {({ open }) => (
        <>
          {trigger === 'icon' ? (
            <MenuButton ref={button} as={IconButton} icon={<EllipsisVertical />} label={label} size="sm" />
          ) : (
            <MenuButton ref={button} className={customTrigger}>
              {trigger}
              <span className="sr-only">{label}</span>
            </MenuButton>
          )}
          {open && <Items items={items} align={align} button={button} />}
        </>
      )}
    </HeadlessMenu>
  );
}

type ItemsProps = Pick<MenuProps, 'items'> & {
  align: 'start' | 'end';
  button: RefObject<HTMLButtonElement | null>;
};

/** Made when the menu opens: even while it shows nothing it would cost as much as the rest of a card. */
const Items = ({ items, align, button }: ItemsProps) => (
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
              button.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </HeadlessMenuItem>
    ))}
  </MenuItems>
);

const customTrigger =
  'relative inline-flex min-h-control items-center gap-2 rounded-md px-1 text-sm font-medium select-none transition-colors duration-(--duration-fast) hover:bg-surface-active aria-expanded:bg-surface-active pointer-coarse:min-h-control-lg pointer-coarse:min-w-control-lg pointer-coarse:justify-center sm:pe-2 [&>svg]:size-4 [&>svg]:text-text-subtle';

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
