export type ToastTone = 'success' | 'error' | 'warning' | 'info';
export const toastPositions = ['top-right', 'bottom-center'] as const;
export type ToastPosition = (typeof toastPositions)[number];

/** What is said, and where. */
export type Toast = {
  tone: ToastTone;
  text: string;
  /** bottom-center where a page's foot is free, as on the dashboard. @default 'top-right' */
  position?: ToastPosition | undefined;
};
export type QueuedToast = Toast & { position: ToastPosition; id: number };
export type ToastQueue = { lastId: number; toasts: readonly QueuedToast[] };
export type ToastEvent = { type: 'added'; toast: Toast } | { type: 'dismissed'; id: number };

const MAX_VISIBLE = 4;

export const emptyToastQueue: ToastQueue = { lastId: 0, toasts: [] };

/** Newest last. The same words said again keep their place, but count as new: they are announced and timed again. */
export function toastReducer({ lastId, toasts }: ToastQueue, event: ToastEvent): ToastQueue {
  if (event.type === 'dismissed') return { lastId, toasts: toasts.filter(({ id }) => id !== event.id) };
  const { tone, text, position = 'top-right' } = event.toast;
  const added: QueuedToast = { tone, text, position, id: lastId + 1 };
  const index = toasts.findIndex(
    (one) => one.tone === tone && one.text === text && one.position === position,
  );
  return { lastId: added.id, toasts: index < 0 ? [...toasts, added] : toasts.with(index, added) };
}

/** At most four stand in one place. More wait until one goes, so that none is lost. */
export function getVisibleToasts({ toasts }: ToastQueue, position: ToastPosition): readonly QueuedToast[] {
  return toasts.filter((toast) => toast.position === position).slice(0, MAX_VISIBLE);
}
