import { createContext, use, useSyncExternalStore } from 'react';

/** The time. Stories pass a manual clock. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs `action` after `ms` milliseconds, unless the returned function is called before. */
  after: (ms: number, action: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

export const ClockContext = createContext(systemClock);
export const useClock = () => use(ClockContext);

/** Returns whole seconds, rounded up, so that 0 means the end. */
export const secondsUntil = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000));

/**
 * Returns the seconds until a moment. Read from the clock on each tick, because timers stop in sleep and slow down
 * in background tabs.
 */
export function useSecondsUntil(moment: number): number {
  const clock = useClock();
  return useSyncExternalStore(
    (tick) => tickUntil(moment, clock, tick),
    () => secondsUntil(moment, clock.now()),
  );
}

/** Ticks at each full second left. */
function tickUntil(moment: number, clock: Clock, tick: () => void): () => void {
  let cancel: (() => void) | undefined;
  const wait = () => {
    const left = moment - clock.now();
    if (left <= 0) return;
    cancel = clock.after(left % 1000 || 1000, () => {
      tick();
      wait();
    });
  };
  wait();
  return () => cancel?.();
}
