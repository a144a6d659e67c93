import { DialogPanel, Description, DialogTitle } from '@headlessui/react';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Modal } from './Modal.tsx';
import { X } from 'lucide-react';
import { IconButton } from '../icon-button/IconButton.tsx';

const sizes = { sm: 'sm:max-w-dialog-sm', lg: 'sm:max-w-dialog-lg', xl: 'sm:max-w-dialog-xl' };

export type DialogProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> &
  DialogHeaderProps & {
    /** Buttons that stay in view below the scrolling body, the primary one last. */
    footer?: ReactNode;
    /** @default 'sm' */
    size?: keyof typeof sizes | undefined;
    /** `blocked` ignores Escape and clicks outside, for work that can't be interrupted. @default 'allowed' */
    closing?: 'allowed' | 'blocked' | undefined;
    /** Prefer ConfirmDialog to alertdialog. @default 'dialog' */
    role?: 'dialog' | 'alertdialog' | undefined;
  };

/**
 * A modal dialog, open while it is rendered; a bottom sheet on phones. Traps the focus and returns it to the
 * opener. Header and footer stay in view while the body scrolls. The element with `data-autofocus` is focused
 * first, otherwise the dialog itself.
 */
export function Dialog({ closing = 'allowed', role = 'dialog', ...props }: DialogProps) {
  const { title, description, icon, tone, closeLabel, closeBlockedReason, onClose, ...rest } = props;
  const { footer, size = 'sm', className, children, ...panel } = rest;
  return (
    <Modal role={role} closing={closing} toastRoom={size === 'xl' ? 'dialog-xl' : 'dialog'} onClose={onClose}>
      {/* Leaves room for a toast (toast.css): below the dialog, above the sheet on a phone, or at the side. */}
      <div
        className={clsx(
          'fixed inset-0 grid items-center justify-items-center p-4 [--toast-room:1rem] tall:[--toast-room:5rem] sm:pb-(--toast-room) sm:tall:[--toast-room:3.75rem] max-sm:items-end max-sm:p-2',
          size !== 'xl' && 'min-[85rem]:tall:[--toast-room:1rem]',
        )}
      >
        <DialogPanel
          {...panel}
          data-dialog-panel=""
          className={clsx(
            'flex max-h-[calc(100dvh-1rem-var(--toast-room))] w-full animate-pop flex-col overflow-hidden rounded-xl bg-surface-raised shadow-(--shadow-dialog) [--button-fill:var(--color-surface-raised)] forced-colors:border',
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

const tones = {
  neutral: 'border-border bg-surface text-text-muted shadow-(--shadow-control)',
  critical: 'border-critical-border bg-critical-soft text-critical-strong',
  positive: 'border-positive-border bg-positive-soft text-positive-strong',
};

type DialogHeaderProps = {
  /** Names the dialog. */
  title: ReactNode;
  /** Below the title; describes the dialog. */
  description?: ReactNode;
  /** Shown in a small box before the title. */
  icon?: ReactNode;
  /** Tone of the icon's box. @default 'neutral' */
  tone?: 'neutral' | 'critical' | 'positive' | undefined;
  /** Accessible name of the close button. Without it there is none. */
  closeLabel?: string | undefined;
  /** Why the close button is disabled. */
  closeBlockedReason?: string | undefined;
  /** Called on Escape, on a click outside, and by the close button. */
  onClose: () => void;
};

/** Title, description and close button. Stays in view while the body scrolls. */
export function DialogHeader({
  title,
  description,
  icon,
  tone = 'neutral',
  closeLabel,
  closeBlockedReason,
  onClose,
  className,
}: DialogHeaderProps & { className: string }) {
  return (
    <div className={clsx('flex items-start gap-4 px-6 pt-5', className)}>
      {icon && (
        <span
          aria-hidden="true"
          className={clsx(
            'grid size-10 flex-none place-items-center rounded-md border [&>svg]:size-4.5',
            tones[tone],
          )}
        >
          {icon}
        </span>
      )}
      <div className={clsx('min-w-0 flex-1', icon && 'pt-0.5')}>
        <DialogTitle className="text-md font-semibold wrap-anywhere">{title}</DialogTitle>
        {description && (
          <Description as="div" className="mt-1 wrap-anywhere text-text-muted">
            {description}
          </Description>
        )}
      </div>
      {closeLabel && (
        <IconButton
          icon={<X />}
          label={closeLabel}
          disabledReason={closeBlockedReason}
          size="sm"
          onClick={onClose}
          className="-me-2 -mt-1"
        />
      )}
    </div>
  );
}

/** Lets a box get the focus if it scrolls. */
function updateTabIndex(box: HTMLElement | null | undefined) {
  if (!box) return;
  if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

/** The scrolling part. Focusable if it overflows, so that arrow keys scroll it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  // The observer's call can come after the next key.
  useLayoutEffect(() => updateTabIndex(content.current?.parentElement));
  useLayoutEffect(() => {
    const box = content.current?.parentElement;
    if (!content.current || !box) return;
    const observer = new ResizeObserver(() => updateTabIndex(box));
    observer.observe(box);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="min-h-0 flex-1 overflow-auto overscroll-contain -outline-offset-2">
      <div ref={content} className="px-6 py-5">
        {children}
      </div>
    </div>
  );
}
