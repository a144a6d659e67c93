import { Menu as HeadlessMenu, MenuButton } from '@headlessui/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type MenuItem, MenuPanel } from '../menu/Menu.tsx';

/** The keyboard also activates the first item. */
export type RowMenuOpening = 'pointer' | 'keyboard';

type RowMenuProps = {
  /** The row's button. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  items: ReadonlyArray<MenuItem>;
  opening: RowMenuOpening;
  onClose: () => void;
};

/** The open menu of a row. Headless UI's button covers the row's button, so that a press closes the menu. */
export function RowMenu({ button, label, items, opening, onClose }: RowMenuProps) {
  const cover = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [button.current, cover.current];
    if (!from || !to) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = from;
    const place = { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
    for (const [name, length] of Object.entries(place)) to.style.setProperty(name, `${length}px`);
    if (opening === 'pointer') to.click();
    else to.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, [button, opening]);
  const returnFocus = () => button.current?.focus({ preventScroll: true });
  return (
    <HeadlessMenu>
      {({ open }) => (
        <>
          <MenuButton
            ref={cover}
            aria-label={label}
            aria-hidden
            tabIndex={-1}
            onFocus={returnFocus}
            className="absolute opacity-0"
          />
          <MenuPanel items={items} align="end" onChoose={returnFocus} />
          <CloseWatcher
            status={open ? 'open' : 'closed'}
            onClose={() => {
              // Headless UI focuses its button after this, when it is gone.
              if (document.activeElement === document.body) returnFocus();
              onClose();
            }}
          />
        </>
      )}
    </HeadlessMenu>
  );
}

type CloseWatcherProps = { status: 'open' | 'closed'; onClose: () => void };

/** Calls `onClose` when the menu, which opens after its first render, has closed again. */
function CloseWatcher({ status, onClose }: CloseWatcherProps) {
  const wasOpen = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (status === 'closed' && wasOpen.current) close();
    wasOpen.current ||= status === 'open';
  }, [status]);
  return null;
}
