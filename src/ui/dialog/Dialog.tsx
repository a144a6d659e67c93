import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DialogBody, DialogHeader, type DialogHeaderProps } from './DialogParts.tsx';
import { useModal } from './useModal.ts';

const sizes = { sm: 'sm:max-w-dialog-sm', lg: 'sm:max-w-dialog-lg' };

export type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'role'> &
  DialogHeaderProps & {
    /** What stays in view below the scrolling body: the buttons, the most important one last. */
    footer?: ReactNode;
    /** @default 'sm' */
    size?: 'sm' | 'lg' | undefined;
    /** `blocked` while something is under way that can't be left: Escape and a press outside do nothing. @default 'allowed' */
    closing?: 'allowed' | 'blocked' | undefined;
    /** alertdialog for a question that interrupts; prefer ConfirmDialog for it. @default 'dialog' */
    role?: 'dialog' | 'alertdialog' | undefined;
  };

/**
 * Something to finish or to leave before going on, for as long as it is drawn. The focus stays inside and goes back to
 * what opened it; on a phone it is a sheet at the lower edge. Its head and its foot stay in view, its body scrolls. What
 * has `data-autofocus` in it has the focus first; without it, the dialog itself, which is then read from its beginning.
 */
export function Dialog({ closing = 'allowed', role = 'dialog', ...props }: DialogProps) {
  const { title, description, icon, tone, closeLabel, closeBlockedReason, onClose, ...rest } = props;
  const { footer, size = 'sm', className, children, ...panel } = rest;
  const dialog = useRef<HTMLDivElement>(null);
  const ids = { title: useId(), description: useId() };
  const close = closing === 'blocked' ? undefined : onClose;
  useModal(dialog, () => close?.());
  return createPortal(
    <div
      ref={dialog}
      role={role}
      aria-modal
      aria-labelledby={ids.title}
      aria-describedby={description ? ids.description : undefined}
      tabIndex={-1}
      className="relative z-(--z-dialog) outline-none"
    >
      {/* Escape does the same by keyboard. */}
      <div role="presentation" onClick={close} className="fixed inset-0 animate-fade bg-overlay" />
      <div className="pointer-events-none fixed inset-0 grid items-center justify-items-center p-4 max-sm:items-end max-sm:p-2">
        <div
          {...panel}
          className={clsx(
            'pointer-events-auto flex max-h-[calc(100dvh-2rem)] w-full animate-pop flex-col overflow-hidden rounded-xl bg-surface-raised shadow-dialog [--button-fill:var(--color-surface-raised)] forced-colors:border',
            sizes[size],
            className,
          )}
        >
          <DialogHeader
            {...{ ids, title, description, icon, tone, closeLabel, closeBlockedReason, onClose }}
            className={children ? 'border-b border-border-subtle pb-4' : 'pb-5'}
          />
          {children && <DialogBody>{children}</DialogBody>}
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-border-subtle px-6 py-3.5 max-sm:*:flex-1">
              {footer}
            </div>
          )}
        </div>
      </div>
    </div>,
    document.body,
  );
}
