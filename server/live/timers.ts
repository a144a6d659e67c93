/** The time, handed in: a test turns its own hands. */
export type Timers = {
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs the action after as many ms, unless the returned function was called before. */
  after(ms: number, action: () => void): () => void;
};

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
