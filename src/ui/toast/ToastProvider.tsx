import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useReducer } from 'react';
import { StandingToasts } from './StandingToasts.tsx';
import type { ToastTexts } from './ToastList.tsx';
import { emptyToastQueue, shownToasts, type Toast, toastQueue } from './toastQueue.ts';

// The timed, swipeable column comes with the first toast: most visits to the sign-in page never need it. Should it
// never arrive, the toasts stand until they are dismissed.
const TimedToasts = lazy(() =>
  import('./TimedToasts.tsx').then(
    (module) => ({ default: module.TimedToasts }),
    () => ({ default: StandingToasts }),
  ),
);

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

export type ToastProviderProps = ToastTexts & {
  /** How long a toast stands, in milliseconds. @default 5000 */
  duration?: number | undefined;
  children: ReactNode;
};

/** Holds the toasts of the whole app, and shows them above everything. */
export function ToastProvider({ dismissLabel, regionLabel, duration = 5000, children }: ToastProviderProps) {
  const [queue, tell] = useReducer(toastQueue, emptyToastQueue);
  const toast = useCallback((said: Toast) => tell({ type: 'said', toast: said }), []);
  const dismiss = useCallback((id: number) => tell({ type: 'dismissed', id }), []);
  const texts = { dismissLabel, regionLabel };
  return (
    <ToastContext value={toast}>
      {children}
      <Suspense>
        {(['top-right', 'bottom-center'] as const).map((position) => {
          const toasts = shownToasts(queue, position);
          return (
            toasts.length > 0 && (
              <TimedToasts key={position} {...{ position, toasts, texts, duration }} onDismiss={dismiss} />
            )
          );
        })}
      </Suspense>
    </ToastContext>
  );
}

/** Says something in passing. Never the only place of an error that has a field. */
export function useToast(): (toast: Toast) => void {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider above it.');
  return toast;
}
