import { Toast as BaseToast } from '@base-ui/react/toast';
import { createContext, type ReactNode, use, useState } from 'react';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export type Toast = {
  tone: ToastTone;
  text: string;
  /** `silent` if another live region announces the same text. @default 'announced' */
  announcement?: 'announced' | 'silent' | undefined;
  /** A button such as Undo. The toast closes when it is pressed, and stays open longer. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Called when the toast closes, also before its action. */
  onClose?: (() => void) | undefined;
};

/** A toast with an action leaves more time to reach it. */
const ACTION_DURATION_MS = 15_000;

export type ToastManager = {
  /** Shows a toast. Replaces an identical one without an action. */
  add: (toast: Toast) => void;
  close: (matches: (toast: Toast) => boolean) => void;
};

/** Key that moves the focus to the toasts. Base UI listens for it. */
export const TOAST_KEY = 'F6';

/** Props of a bar or of buttons at the bottom of the window. Toasts are placed above them. */
export const TOAST_OBSTACLE = { 'data-toast-obstacle': '' };

const ToastContext = createContext<ToastManager | undefined>(undefined);

type ToastProviderProps = {
  /** Time until a toast closes, in ms; 0 keeps it open. @default 5000 */
  duration?: number | undefined;
  children: ReactNode;
};

/** Holds the app's toasts. `ToastViewport` shows them. */
export const ToastProvider = ({ duration = 5000, children }: ToastProviderProps) => (
  <BaseToast.Provider timeout={duration} limit={Infinity}>
    <ToastContextProvider actionDuration={duration && ACTION_DURATION_MS}>{children}</ToastContextProvider>
  </BaseToast.Provider>
);

type ToastContextProviderProps = { actionDuration: number; children: ReactNode };

function ToastContextProvider({ actionDuration, children }: ToastContextProviderProps) {
  const { add, close } = BaseToast.useToastManager();
  const [manager] = useState(() => createToastManager(add, close, actionDuration));
  return <ToastContext value={manager}>{children}</ToastContext>;
}

type BaseToastManager = ReturnType<typeof BaseToast.useToastManager<Toast>>;

function createToastManager(
  add: BaseToastManager['add'],
  close: BaseToastManager['close'],
  actionDuration: number,
): ToastManager {
  const open = new Map<string, Toast>();
  const closeMatching: ToastManager['close'] = (matches) => {
    for (const [id, toast] of open) if (matches(toast)) close(id);
  };
  return {
    add(toast) {
      closeMatching(
        ({ tone, text, action }) =>
          action === undefined && toast.action === undefined && tone === toast.tone && text === toast.text,
      );
      const isUrgent = toast.tone === 'error' && toast.announcement !== 'silent';
      const id: string = add({
        description: toast.text,
        priority: isUrgent ? 'high' : 'low',
        data: toast,
        ...(toast.action && { timeout: actionDuration }),
        onClose: () => {
          open.delete(id);
          toast.onClose?.();
        },
      });
      open.set(id, toast);
    },
    close: closeMatching,
  };
}

/** Returns functions to show and close toasts. Never report a field's error only in a toast. */
export function useToast(): ToastManager {
  const manager = use(ToastContext);
  if (!manager) throw new Error('useToast needs a ToastProvider above it.');
  return manager;
}
