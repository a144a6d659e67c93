import type { TimedToastsProps } from './TimedToasts.tsx';
import { toastCard, toastColumn } from './toastStyle.ts';

/**
 * What takes the place of the timed column where its code can't be had: words alone, which stand until they are
 * dismissed. It is part of every first visit, so it does without icons.
 */
export const StandingToasts = ({ toasts, position, texts, onDismiss }: TimedToastsProps) => (
  <section aria-label={texts.regionLabel}>
    <ol className={toastColumn(position)}>
      {toasts.map(({ id, text }) => (
        <li key={id} className={toastCard}>
          <span role="alert" className="min-w-0 flex-1 py-0.5 wrap-anywhere">
            {text}
          </span>
          <button
            type="button"
            aria-label={texts.dismissLabel}
            onClick={() => onDismiss(id)}
            className="size-6 flex-none text-text-subtle hover:text-text"
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  </section>
);
