import { DialogPanel } from '@headlessui/react';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { DialogBody, DialogHeader, type DialogHeaderProps } from './DialogParts.tsx';
import { Modal } from './Modal.tsx';

const sizes = { sm: 'sm:max-w-dialog-sm', lg: 'sm:max-w-dialog-lg' };

export type DialogProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> &
  DialogHeaderProps & {
    /** Stays in view below the scrolling body: the buttons, the most important one last. */
    footer?: ReactNode;
    /** @default 'sm' */
    size?: 'sm' | 'lg' | undefined;
    /** `blocked` ignores Escape and presses outside, while something is under way that can't be left. @default 'allowed' */
    closing?: 'allowed' | 'blocked' | undefined;
    /** alertdialog for a question that interrupts; prefer ConfirmDialog for it. @default 'dialog' */
    role?: 'dialog' | 'alertdialog' | undefined;
  };

/**
 * Something to finish or to leave before going on, open for as long as it is rendered. Keeps the focus inside and returns
 * it to the opener; on a phone it is a sheet at the lower edge. Its header and footer stay in view while its body scrolls.
 * `data-autofocus` marks the element that has the focus first; without one, that is the dialog itself.
 */
export function Dialog({ closing = 'allowed', role = 'dialog', ...props }: DialogProps) {
  const { title, description, icon, tone, closeLabel, closeBlockedReason, onClose, ...rest } = props;
  const { footer, size = 'sm', className, children, ...panel } = rest;
  return (
    <Modal role={role} closing={closing} onClose={onClose}>
      <div className="fixed inset-0 grid items-center justify-items-center p-4 max-sm:items-end max-sm:p-2">
        <DialogPanel
          {...panel}
          className={clsx(
            'flex max-h-[calc(100dvh-2rem)] w-full animate-pop flex-col overflow-hidden rounded-xl bg-surface-raised shadow-dialog [--button-fill:var(--color-surface-raised)] forced-colors:border',
            sizes[size],
            className,
          )}
        >
          <DialogHeader
            {...{ title, description, icon, tone, closeLabel, closeBlockedReason, onClose }}
            className={children ? 'border-b border-border-subtle pb-4' : 'pb-5'}
          />
          {children && <DialogBody>{children}</DialogBody>}
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-border-subtle px-6 py-3.5 max-sm:*:flex-1">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </Modal>
  );
}
