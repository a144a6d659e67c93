import { Dialog as HeadlessDialog, DialogBackdrop } from '@headlessui/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ToastRoom, useToastRoom } from '../toast/useToastRoom.ts';

type ModalProps = {
  /** Accessible name, if there is no DialogTitle. */
  'aria-label'?: string;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** `blocked` ignores Escape and clicks outside. @default 'allowed' */
  closing?: 'allowed' | 'blocked';
  onClose: () => void;
  /** @default 'dialog' */
  toastRoom?: ToastRoom;
  /** By default the page behind is dimmed. */
  backdropClassName?: string;
  /** Contains a DialogPanel. */
  children: ReactNode;
};

/**
 * Headless UI's dialog, open while it is rendered. Focuses the element with `data-autofocus`, otherwise the dialog
 * itself, so that screen readers start at its beginning.
 */
export function Modal({
  closing = 'allowed',
  onClose,
  toastRoom = 'dialog',
  backdropClassName = 'animate-fade bg-overlay',
  children,
  ...rest
}: ModalProps) {
  const initialFocus = useRef<HTMLElement>(null);
  const hasHadFocus = useRef(false);
  // Headless UI makes the page behind inert only if the dialog was mounted before it opened.
  const [isMounted, setIsMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- see above
  useLayoutEffect(() => setIsMounted(true), []);
  useRestoreFocus();
  useToastRoom(toastRoom);
  // Headless UI moves the focus in a later task. Until then, a key would press the button that opened the dialog.
  useLayoutEffect(() => {
    if (isMounted) initialFocus.current?.focus({ preventScroll: true });
  }, [isMounted]);
  return (
    <HeadlessDialog
      {...rest}
      open={isMounted}
      ref={(dialog: HTMLElement | null) => {
        initialFocus.current = dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
      }}
      initialFocus={initialFocus}
      onClose={closing === 'blocked' ? ignore : onClose}
      onKeyDown={closing === 'blocked' ? ignoreEscape : undefined}
      // On touch screens, Headless UI ignores `initialFocus` and focuses the dialog itself.
      onFocus={({ target, currentTarget }: FocusEvent) => {
        if (target === currentTarget && !hasHadFocus.current)
          initialFocus.current?.focus({ preventScroll: true });
        hasHadFocus.current = true;
      }}
      // With `absolute`, menus inside would make the page behind longer.
      className="fixed inset-0 z-(--z-dialog) outline-none"
    >
      <DialogBackdrop className={`fixed inset-0 ${backdropClassName}`} />
      {children}
    </HeadlessDialog>
  );
}

const ignore = () => undefined;

/** Headless UI blurs the focused element on Escape, even if the dialog stays open. */
function ignoreEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}

/**
 * Restores the focus to the opener if Headless UI can't, because it was loaded after the opener was focused. If the
 * opener's table row is gone, focuses the row that took its place.
 */
function useRestoreFocus() {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const row = opener?.closest('tr');
    const body = row?.closest('tbody');
    const index = row && body ? [...body.rows].indexOf(row) : 0;
    const findTarget = () => {
      const isFocusLost = document.activeElement === document.body;
      if (opener?.isConnected) return isFocusLost ? opener : undefined;
      // An opener that has left its row, such as a field of its editor, has passed the focus on.
      if (row?.isConnected && !isFocusLost) return undefined;
      return body?.rows[Math.min(index, body.rows.length - 1)]?.querySelector('a, button');
    };
    return () => {
      // Runs after Headless UI has restored the focus.
      setTimeout(() => {
        const target = findTarget();
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      });
    };
  }, []);
}
