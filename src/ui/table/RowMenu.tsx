import { Menu as HeadlessMenu, MenuButton } from '@headlessui/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MenuItem } from '../menu/MenuEntry.tsx';
import { MenuPanel } from '../menu/MenuPanel.tsx';

const OPENING_KEYS: readonly string[] = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

type OpenRowMenu = {
  button: HTMLButtonElement;
  /** The key that opened it; undefined is a press. */
  openingKey: string | undefined;
};

export type RowMenuButtonProps = {
  /** Names the button and its menu, and the row too: "Actions for Diya brass lamp". */
  label: string;
  items: readonly MenuItem[];
};

/** The three dots of a row that is a card. Its menu is there only while it is open: a hundred closed ones would cost more than the rows. */
export function RowMenuButton({ label, items }: RowMenuButtonProps) {
  const [menu, openMenu] = useState<OpenRowMenu>();
  const openByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    openMenu({ button: event.currentTarget, openingKey: event.key });
  };
  return (
    <>
      <button
        type="button"
        data-tooltip="label"
        aria-haspopup="menu"
        aria-label={label}
        onClick={({ currentTarget }) => openMenu({ button: currentTarget, openingKey: undefined })}
        onKeyDown={openByKey}
        className="tbl-action tbl-card-only icon-before icon-ellipsis-vertical"
      />
      {menu && (
        <HeadlessMenu>
          {({ open }) => (
            <OpenedMenu
              menu={menu}
              {...{ label, items }}
              status={open ? 'open' : 'closed'}
              onClose={() => openMenu(undefined)}
            />
          )}
        </HeadlessMenu>
      )}
    </>
  );
}

type OpenedMenuProps = RowMenuButtonProps & {
  menu: OpenRowMenu;
  status: 'open' | 'closed';
  onClose: () => void;
};

function OpenedMenu({ menu, label, items, status, onClose }: OpenedMenuProps) {
  const { button, openingKey } = menu;
  // What Headless UI opens is a button of its own, unseen at the place of the row's.
  const opener = useRef<HTMLButtonElement>(null);
  const hasPressed = useRef(false);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // In development React runs it twice, and the second press would close what the first opened.
    if (!hasPressed.current) pressLike(opener.current, openingKey);
    hasPressed.current = true;
    button.setAttribute('aria-expanded', 'true');
    return () => button.removeAttribute('aria-expanded');
  }, [button, openingKey]);

  const close = useEffectEvent(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === opener.current) button.focus({ preventScroll: true });
    onClose();
  });
  useEffect(() => {
    if (wasOpen.current && status === 'closed') close();
    wasOpen.current = status === 'open';
  }, [status]);

  return (
    <>
      <MenuButton
        ref={opener}
        aria-label={label}
        tabIndex={-1}
        className="tbl-action icon-before invisible -ms-(--row-action)"
      />
      <MenuPanel
        items={items}
        align="end"
        button={opener}
        onChoose={() => button.focus({ preventScroll: true })}
      />
    </>
  );
}

function pressLike(button: HTMLButtonElement | null, key: string | undefined) {
  if (key === undefined) button?.click();
  else button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
