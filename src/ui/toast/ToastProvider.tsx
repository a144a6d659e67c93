import { Toast as BaseToast } from '@base-ui/react/toast';
import { createContext, type ReactNode, use, useState } from 'react';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export type Toast = {
  tone: ToastTone;
  text: string;
  /** `silent` if another live region announces the same text. @default 'announced' */
  announcement?: 'announced' | 'silent' | undefined;
};

export type Toasts = {
  /** Shows a toast. Replaces an identical one. */
  add: (toast: Toast) => void;
  close: (matches: (toast: Toast) => boolean) => void;
};

const ToastContext = createContext<Toasts | undefined>(undefined);

type ToastProviderProps = {
  /** Time until a toast closes, in ms; 0 keeps it open. @default 5000 */
  duration?: number | undefined;
  children: ReactNode;
};

/** Holds the app's toasts. `ToastViewport` shows them. */
export const ToastProvider = ({ duration = 5000, children }: ToastProviderProps) => (
  <BaseToast.Provider timeout={duration} limit={Infinity}>
    <ToastControls>{children}</ToastControls>
  </BaseToast.Provider>
);

function ToastControls({ children }: { children: ReactNode }) {
  const { add, close } = BaseToast.useToastManager();
  const [toasts] = useState(() => createToasts(add, close));
  return <ToastContext value={toasts}>{children}</ToastContext>;
}

type Manager = ReturnType<typeof BaseToast.useToastManager<Toast>>;

function createToasts(add: Manager['add'], close: Manager['close']): Toasts {
  const open = new Map<string, Toast>();
  const closeMatching: Toasts['close'] = (matches) => {
    for (const [id, toast] of open) if (matches(toast)) close(id);
  };
  return {
    add(toast) {
      closeMatching(({ tone, text }) => tone === toast.tone && text === toast.text);
      const isUrgent = toast.tone === 'error' && toast.announcement !== 'silent';
      const id: string = add({
        description: toast.text,
        priority: isUrgent ? 'high' : 'low',
        data: toast,
        onClose: () => void open.delete(id),
      });
      open.set(id, toast);
    },
    close: closeMatching,
  };
}

/** Returns functions to show and close toasts. Never report a field's error only in a toast. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}
