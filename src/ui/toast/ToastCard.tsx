import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../icon/icons.tsx';
import type { QueuedToast } from './toastQueue.ts';
import { type SwipeDirection, useSwipe } from './useSwipe.ts';

const tones = {
  success: { Icon: CircleCheck, color: 'text-positive' },
  error: { Icon: CircleX, color: 'text-critical' },
  warning: { Icon: TriangleAlert, color: 'text-caution' },
  info: { Icon: Info, color: 'text-info' },
};

const card =
  'pointer-events-auto flex animate-rise items-start gap-2.5 rounded-lg bg-surface-raised py-3 ps-3.5 pe-2 text-sm font-medium shadow-raised forced-colors:border';

const dismiss =
  'relative grid size-6 flex-none place-items-center rounded-sm text-text-subtle hover:bg-surface-active hover:text-text pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5';

export type ToastCardProps = {
  toast: QueuedToast;
  dismissLabel: string;
  /** When it goes by itself, in milliseconds from now. Infinity: it stays. */
  timeLeft: number;
  /** Where a finger pushes it away. */
  swipeDirection: SwipeDirection;
  onDismiss: () => void;
};

/** One toast: its tone's icon, its words, and a cross. No tooltip at the cross: it would cover the next toast. */
export function ToastCard({ toast, dismissLabel, timeLeft, swipeDirection, onDismiss }: ToastCardProps) {
  const { Icon, color } = tones[toast.tone];
  const swipe = useSwipe(swipeDirection, onDismiss);
  useTimer(timeLeft, onDismiss);
  return (
    <li data-toast="" {...swipe} className={card}>
      <Icon className={clsx('mt-0.75 size-4.5', color)} />
      <span className="min-w-0 flex-1 py-0.5 wrap-anywhere">{toast.text}</span>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDismiss();
        }}
        className={dismiss}
      >
        <X className="size-4" />
      </button>
    </li>
  );
}

/** Begins anew whenever the delay changes. */
function useTimer(delayMs: number, onTime: () => void) {
  const act = useEffectEvent(onTime);
  useEffect(() => {
    if (delayMs === Infinity) return undefined;
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
