import { DialogPanel } from '@headlessui/react';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { DialogBody } from './DialogBody.tsx';
import { DialogHead, type DialogHeadProps } from './DialogHead.tsx';

const sizes = { sm: 'sm:max-w-dialog-sm', lg: 'sm:max-w-dialog-lg' };

export type DialogSheetProps = Omit<ComponentProps<'div'>, 'title' | 'role'> &
  DialogHeadProps & {
    /** What stays in view below the scrolling body: the buttons, the most important one last. */
    footer?: ReactNode;
    /** @default 'sm' */
    size?: 'sm' | 'lg' | undefined;
  };

/** The dialog's own surface: a fixed head, a body that scrolls, a fixed foot. */
export function DialogSheet({
  title,
  description,
  icon,
  tone,
  closeLabel,
  closeBlockedReason,
  onClose,
  footer,
  size = 'sm',
  className,
  children,
  ref,
  ...rest
}: DialogSheetProps) {
  return (
    <DialogPanel
      {...rest}
      {...(ref && { ref })}
      className={clsx(
        'flex max-h-[calc(100dvh-2rem)] w-full animate-pop flex-col overflow-hidden rounded-xl bg-surface-raised shadow-dialog forced-colors:border',
        sizes[size],
        className,
      )}
    >
      <DialogHead
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
  );
}
