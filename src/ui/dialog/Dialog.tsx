import { Dialog as HeadlessDialog } from '@headlessui/react';
import type { KeyboardEvent, RefObject } from 'react';
import { DialogSheet, type DialogSheetProps } from './DialogSheet.tsx';
import { useModality } from './useModality.ts';

export type DialogProps = DialogSheetProps & {
  /**
   * `hidden`: drawn, but neither seen nor heard. One that is drawn before it is asked for is there at once; one that is
   * hidden first and taken away after the next frame is gone at once. @default 'shown'
   */
  visibility?: 'shown' | 'hidden' | undefined;
  /** `blocked` while something is under way that can't be left: Escape and a press outside do nothing. @default 'allowed' */
  closing?: 'allowed' | 'blocked' | undefined;
  /** alertdialog for a question that interrupts; prefer ConfirmDialog for it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** What has the focus first. Without it, the dialog itself: it is read out from its beginning. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Something to finish or to leave before going on, for as long as it is drawn. The focus stays inside and goes back to
 * what opened it; on a phone it is a sheet at the lower edge.
 */
export function Dialog({
  visibility = 'shown',
  closing = 'allowed',
  role = 'dialog',
  initialFocus,
  ...sheet
}: DialogProps) {
  const modality = useModality(visibility);
  const blocked = closing === 'blocked';
  return (
    <HeadlessDialog
      open={modality === 'modal'}
      // Drawn whether it is modal or not. Else the library would put a transition around it, for an animation that it has not.
      static
      hidden={visibility === 'hidden'}
      // The library asks to close what has vanished; this one has been closed already.
      onClose={blocked || visibility === 'hidden' ? keepOpen : sheet.onClose}
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
