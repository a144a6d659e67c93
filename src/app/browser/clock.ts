import { createContext, use, useSyncExternalStore } from 'react';

/** The current time and timers. Stories pass a clock that they advance. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs `action` after `ms` milliseconds. Returns a function that cancels it. */
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

/** Returns the seconds until `time`, rounded up, so that 0 means that it has come. */
export const secondsUntil = (time: number, now: number) => Math.max(0, Math.ceil((time - now) / 1000));

/**
 * Returns the seconds until a time. Each tick reads the clock, because timers stop while the computer sleeps and slow
 * down in background tabs.
 */
export function useSecondsUntil(time: number): number {
  const clock = useClock();
  return useSyncExternalStore(
    (tick) => tickUntil(time, clock, tick),
    () => secondsUntil(time, clock.now()),
  );
}

/** Calls `tick` whenever the number of seconds left changes. */
function tickUntil(time: number, clock: Clock, tick: () => void): () => void {
  let cancel: (() => void) | undefined;
  const wait = () => {
    const left = time - clock.now();
    if (left <= 0) return;
    cancel = clock.after(left % 1000 || 1000, () => {
      tick();
      wait();
    });
  };
  wait();
  return () => cancel?.();
}
