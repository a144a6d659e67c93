import { use, useCallback, useSyncExternalStore } from 'react';
import { addDays, type Day, startOfDay, toDay } from '#contract/time/days.ts';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import { type Clock, useClock } from './clock.ts';

/** Timers stop while the computer sleeps, and a page that stays visible gets no event when it wakes up. */
const MAX_WAIT_MS = 60_000;

const readDay = (clock: Clock, timeZone: string | undefined): Day => toDay(clock.now(), timeZone)!;

/**
 * Calls `check` when a day ends in a time zone, and when the page is shown or gets the focus. May call it more often.
 * Returns a function that stops.
 */
export function followDay(clock: Clock, timeZone: string | undefined, check: () => void): () => void {
  const controller = new AbortController();
  let cancel: (() => void) | undefined;
  const wait = () => {
    const midnight = startOfDay(addDays(readDay(clock, timeZone), 1), timeZone);
    cancel = clock.after(Math.min(midnight - clock.now(), MAX_WAIT_MS), onTime);
  };
  const onTime = () => {
    check();
    wait();
  };
  wait();
  addEventListener('pageshow', check, controller);
  addEventListener('focus', check, controller);
  document.addEventListener('visibilitychange', check, controller);
  return () => {
    controller.abort();
    cancel?.();
  };
}

/** Returns the present day in the store's time zone. Renders again when it ends. */
export function useToday(): Day {
  const clock = useClock();
  const timeZone = use(TimeZoneContext);
  return useSyncExternalStore(
    useCallback((check) => followDay(clock, timeZone, check), [clock, timeZone]),
    () => readDay(clock, timeZone),
  );
}
