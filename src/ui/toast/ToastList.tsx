import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ToastDismiss, ToastWords } from './ToastWords.tsx';
import type { QueuedToast, ToastPosition } from './toastQueue.ts';
import { toastCard, toastColumn } from './toastStyle.ts';

export type ToastTexts = {
  /** Names the button that takes a toast away. */
  dismissLabel: string;
  /** Names the place where toasts stand; screen readers hear it before each. */
  regionLabel: string;
};

export type ToastListProps = Omit<ComponentProps<'ol'>, 'children'> & {
  toasts: readonly QueuedToast[];
  position: ToastPosition;
  texts: ToastTexts;
  onDismiss: (id: number) => void;
};

/** Toasts that stand until they are dismissed: without a clock, so that they can be drawn from props alone. */
export function ToastList({ toasts, position, texts, onDismiss, className, ...rest }: ToastListProps) {
  return (
    <section aria-label={texts.regionLabel}>
      <ol {...rest} className={clsx(toastColumn(position), className)}>
        {toasts.map(({ id, tone, text }) => (
          <li key={id} className={toastCard}>
            <div role={tone === 'error' ? 'alert' : 'status'} className="contents">
              <ToastWords tone={tone}>{text}</ToastWords>
            </div>
            <ToastDismiss aria-label={texts.dismissLabel} onClick={() => onDismiss(id)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
