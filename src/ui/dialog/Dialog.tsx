import { Dialog as HeadlessDialog } from '@headlessui/react';
import type { KeyboardEvent, RefObject } from 'react';
import { DialogSheet, type DialogSheetProps } from './DialogSheet.tsx';

export type DialogProps = DialogSheetProps & {
  open: boolean;
  /** `blocked` while something is under way that can't be left: Escape and a press outside do nothing. @default 'allowed' */
  closing?: 'allowed' | 'blocked' | undefined;
  /** alertdialog for a question that interrupts; prefer ConfirmDialog for it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** What has the focus first. Without it, the dialog itself: it is read out from its beginning. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Something to finish or to leave before going on. The focus stays inside and goes back to what opened it; on a phone
 * it is a sheet at the lower edge.
 */
export function Dialog({ open, closing = 'allowed', role = 'dialog', initialFocus, ...sheet }: DialogProps) {
  // Not Headless UI's own way to be closed: for an animation that these dialogs have not, it would put a transition around
  // each (`static` spares that).
  if (!open) return null;
  const blocked = closing === 'blocked';
  return (
    <HeadlessDialog
      open
      static
      onClose={blocked ? keepOpen : sheet.onClose}
      onKeyDown={blocked ? swallowEscape : undefined}
      role={role}
      {...(initialFocus && { initialFocus })}
      className="relative z-(--z-dialog) outline-none"
    >
      <div aria-hidden="true" className="fixed inset-0 animate-fade bg-overlay" />
      <div className="fixed inset-0 grid items-center justify-items-center p-4 max-sm:items-end max-sm:p-2">
        <DialogSheet {...sheet} />
      </div>
    </HeadlessDialog>
  );
}

const keepOpen = () => {};

/** Else the dialog would stay open but lose its focus. */
const swallowEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation();
};
