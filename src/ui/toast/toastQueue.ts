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

/** A toast on screen. While it is `closing` it fades out. */
export type QueuedToast = { id: number; toast: Toast; status: 'open' | 'closing' };

/** A toast with an action leaves more time to reach it. */
const ACTION_DURATION_MS = 15_000;

type Timer = { remaining: number; startedAt: number; timeout: ReturnType<typeof setTimeout> | undefined };

export type ToastQueue = ReturnType<typeof createToastQueue>;

/**
 * Creates a queue of toasts, newest first. Each closes after `duration` ms, or stays open if that is 0; time in which the
 * queue is paused doesn't count.
 */
export function createToastQueue(duration: number) {
  let toasts: readonly QueuedToast[] = [];
  let state: 'running' | 'paused' = 'running';
  let lastId = 0;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  function update(next: readonly QueuedToast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  function start(id: number, timer: Timer) {
    timer.startedAt = Date.now();
    timer.timeout = setTimeout(() => close(id), timer.remaining);
  }
  function close(id: number) {
    const queued = toasts.find((one) => one.id === id);
    if (queued?.status !== 'open') return;
    clearTimeout(timers.get(id)?.timeout);
    timers.delete(id);
    update(toasts.map((one) => (one.id === id ? { ...one, status: 'closing' } : one)));
    queued.toast.onClose?.();
  }
  function closeMatching(matches: (toast: Toast) => boolean) {
    for (const { id, toast } of toasts) if (matches(toast)) close(id);
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => toasts,
    /** Shows a toast. Replaces an identical one without an action. */
    add(toast: Toast) {
      closeMatching(
        ({ tone, text, action }) =>
          action === undefined && toast.action === undefined && tone === toast.tone && text === toast.text,
      );
      lastId += 1;
      if (duration > 0) {
        const remaining = toast.action ? ACTION_DURATION_MS : duration;
        const timer: Timer = { remaining, startedAt: 0, timeout: undefined };
        timers.set(lastId, timer);
        if (state === 'running') start(lastId, timer);
      }
      update([{ id: lastId, toast, status: 'open' }, ...toasts]);
    },
    close,
    closeMatching,
    /** Removes a toast that has faded out. */
    remove: (id: number) => update(toasts.filter((one) => one.id !== id)),
    pause() {
      if (state === 'paused') return;
      state = 'paused';
      for (const timer of timers.values()) {
        clearTimeout(timer.timeout);
        timer.remaining -= Date.now() - timer.startedAt;
      }
    },
    resume() {
      if (state === 'running') return;
      state = 'running';
      for (const [id, timer] of timers) start(id, timer);
    },
  };
}
