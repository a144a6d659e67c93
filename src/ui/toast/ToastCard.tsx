import * as RadixToast from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../icon/icons.tsx';
import type { QueuedToast } from './toastQueue.ts';

const tones = {
  success: { Icon: CircleCheck, color: 'text-positive' },
  error: { Icon: CircleX, color: 'text-critical' },
  warning: { Icon: TriangleAlert, color: 'text-caution' },
  info: { Icon: Info, color: 'text-info' },
};

const card =
  'pointer-events-auto flex animate-rise items-start gap-2.5 rounded-lg bg-surface-raised py-3 ps-3.5 pe-2 text-sm font-medium shadow-raised forced-colors:border ' +
  'data-[swipe=cancel]:transition-transform data-[swipe=cancel]:duration-(--duration-base) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)';

const dismiss =
  'relative grid size-6 flex-none place-items-center rounded-sm text-text-subtle hover:bg-surface-active hover:text-text pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5';

export type ToastCardProps = { toast: QueuedToast; dismissLabel: string; onDismiss: () => void };

/** One toast: its tone's icon, its words, and a cross. No tooltip at the cross: it would cover the next toast. */
export function ToastCard({ toast: { tone, text }, dismissLabel, onDismiss }: ToastCardProps) {
  const { Icon, color } = tones[tone];
  return (
    <RadixToast.Root
      // It goes when the queue lets it go.
      open
      type={tone === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      className={card}
    >
      <Icon className={clsx('mt-0.75 size-4.5', color)} />
      <span className="min-w-0 flex-1 py-0.5 wrap-anywhere">{text}</span>
      <RadixToast.Close aria-label={dismissLabel} className={dismiss}>
        <X className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
