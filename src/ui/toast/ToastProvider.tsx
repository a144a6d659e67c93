import { createContext, type ReactNode, use, useCallback, useReducer } from 'react';
import { ToastList, type ToastTexts } from './ToastList.tsx';
import { emptyToastQueue, getVisibleToasts, type Toast, toastPositions, toastReducer } from './toastQueue.ts';

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

export type ToastProviderProps = ToastTexts & {
  /** How long a toast stands, in milliseconds. @default 5000 */
  duration?: number | undefined;
  children: ReactNode;
};

/** Holds the toasts of the whole app, and shows them above everything. */
export function ToastProvider({ dismissLabel, regionLabel, duration = 5000, children }: ToastProviderProps) {
  const [queue, dispatch] = useReducer(toastReducer, emptyToastQueue);
  const toast = useCallback((next: Toast) => dispatch({ type: 'added', toast: next }), []);
  const dismiss = useCallback((id: number) => dispatch({ type: 'dismissed', id }), []);
  const toasts = toastPositions.flatMap((position) => getVisibleToasts(queue, position));
  return (
    <ToastContext value={toast}>
      {children}
      {toasts.length > 0 && (
        <ToastList texts={{ dismissLabel, regionLabel }} {...{ toasts, duration }} onDismiss={dismiss} />
      )}
    </ToastContext>
  );
}

/** Says something in passing. Never the only place of an error that has a field. */
export function useToast(): (toast: Toast) => void {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider above it.');
  return toast;
}
