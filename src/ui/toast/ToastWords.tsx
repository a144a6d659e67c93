import { clsx } from 'clsx';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ToastTone } from './toastQueue.ts';

const tones = {
  success: { Icon: CircleCheck, color: 'text-positive' },
  error: { Icon: CircleX, color: 'text-critical' },
  warning: { Icon: TriangleAlert, color: 'text-caution' },
  info: { Icon: Info, color: 'text-info' },
};

/** The inside of a toast: its tone's icon and its words. */
export function ToastWords({ tone, children }: { tone: ToastTone; children: string }) {
  const { Icon, color } = tones[tone];
  return (
    <>
      <Icon aria-hidden="true" className={clsx('mt-0.75 size-4.5', color)} />
      <span className="min-w-0 flex-1 py-0.5 wrap-anywhere">{children}</span>
    </>
  );
}

/** No tooltip here: it would cover the next toast. */
export function ToastDismiss({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        'relative grid size-6 flex-none place-items-center rounded-sm text-text-subtle transition-colors duration-(--duration-fast) hover:bg-surface-active hover:text-text pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5',
        className,
      )}
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
