import { Dialog as HeadlessDialog, DialogPanel } from '@headlessui/react';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { DialogBody, DialogHeader, type DialogHeaderProps } from './DialogParts.tsx';

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
    /** What has the focus first. Without it, the dialog itself: it is read out from its beginning. */
    initialFocus?: RefObject<HTMLElement | null> | undefined;
  };

/**
 * Something to finish or to leave before going on, for as long as it is drawn. The focus stays inside and goes back to
 * what opened it; on a phone it is a sheet at the lower edge. Its head and its foot stay in view, its body scrolls.
 */
export function Dialog({ closing = 'allowed', role = 'dialog', initialFocus, ...props }: DialogProps) {
  const { title, description, icon, tone, closeLabel, closeBlockedReason, onClose, ...rest } = props;
  const { footer, size = 'sm', className, children, ref, ...panel } = rest;
  const blocked = closing === 'blocked';
  const open = useOpenAfterMount();
  useOpenMark();
  return (
    <HeadlessDialog
      open={open}
      // Else the library puts a transition around it, for an animation that it has not.
      static
      onClose={blocked ? keepOpen : onClose}
      onKeyDown={blocked ? swallowEscape : undefined}
      role={role}
      {...(initialFocus && { initialFocus })}
      className="relative z-(--z-dialog) outline-none"
    >
      <div aria-hidden="true" className="fixed inset-0 animate-fade bg-overlay" />
      <div className="fixed inset-0 grid items-center justify-items-center p-4 max-sm:items-end max-sm:p-2">
        <DialogPanel
          {...panel}
          {...(ref && { ref })}
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
            <div className="flex justify-end gap-2 border-t border-border-subtle px-6 py-3.5 max-sm:*:flex-1">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

const keepOpen = () => {};

/** Else the dialog would stay open but lose its focus. */
const swallowEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation();
};

/** Headless UI finds the page behind a dialog, to make it inert, only where the dialog was mounted before it opens. */
function useOpenAfterMount() {
  const [open, setOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- in the same frame, once
  useLayoutEffect(() => setOpen(true), []);
  return open;
}

let openDialogs = 0;

/** Tells the style sheet that a dialog is open: on a phone, where it is a sheet at the foot, toasts keep clear of it. */
function useOpenMark() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    openDialogs += 1;
    root.toggleAttribute('data-dialog', true);
    return () => {
      openDialogs -= 1;
      root.toggleAttribute('data-dialog', openDialogs > 0);
    };
  }, []);
}
