import { createContext, use, useSyncExternalStore } from 'react';

/** The time, handed in: a story turns its own hands. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs `action` after as many ms, unless the returned function was called before. */
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

/** Whole seconds; one that has begun counts, so that 0 is the end and nothing before it. */
export const secondsUntil = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000));

/**
 * Seconds until a moment, each second anew. They are read off the clock, not counted: after a sleep of the machine, or
 * in a tab whose timers the browser slows down, the next tick tells the truth.
 */
export function useSecondsUntil(moment: number): number {
  const clock = useClock();
  return useSyncExternalStore(
    (tick) => tickUntil(moment, clock, tick),
    () => secondsUntil(moment, clock.now()),
  );
}

/** Ticks whenever a second of the time left is over, until there is none. */
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
