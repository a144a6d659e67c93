import { createContext, type ReactNode, use, useState } from 'react';
import { createToastQueue, type Toast, type ToastQueue } from './toastQueue.ts';

export type { Toast, ToastTone } from './toastQueue.ts';

export type ToastManager = {
  /** Shows a toast. Replaces an identical one without an action. */
  add: (toast: Toast) => void;
  close: (matches: (toast: Toast) => boolean) => void;
};

/** Key that moves the focus to the toasts. */
export const TOAST_KEY = 'F6';

type ToastContextValue = { queue: ToastQueue; manager: ToastManager };

const ToastContext = createContext<ToastContextValue | undefined>(undefined);

type ToastProviderProps = {
  /** Time until a toast closes, in ms; 0 keeps it open. @default 5000 */
  duration?: number | undefined;
  children: ReactNode;
};

/** Holds the app's toasts. `ToastViewport` shows them. */
export function ToastProvider({ duration = 5000, children }: ToastProviderProps) {
  const [value] = useState(() => {
    const queue = createToastQueue(duration);
    return { queue, manager: { add: queue.add, close: queue.closeMatching } };
  });
  return <ToastContext value={value}>{children}</ToastContext>;
}

function useToastContext(): ToastContextValue {
  const value = use(ToastContext);
  if (!value) throw new Error('useToast needs a ToastProvider above it.');
  return value;
}

/** Returns functions to show and close toasts. Never report a field's error only in a toast. */
export const useToast = (): ToastManager => useToastContext().manager;

/** Returns the queue of toasts, for the viewport. */
export const useToastQueue = (): ToastQueue => useToastContext().queue;
