import type { Clock } from '#app/browser/clock.ts';

type Timer = { at: number; action: () => void };

/** A clock that only moves when a story advances it. Create one per story. */
export class ManualClock implements Clock {
  #time = Date.UTC(2026, 10, 20, 9, 14);
  readonly #timers = new Set<Timer>();

  now = () => this.#time;

  after = (ms: number, action: () => void) => {
    const timer = { at: this.#time + ms, action };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  /** Moves the clock forward and runs the timers that become due, each at its time. */
  advance(ms: number) {
    const end = this.#time + ms;
    for (let next = this.#findNextTimer(end); next; next = this.#findNextTimer(end)) {
      this.#timers.delete(next);
      this.#time = Math.max(this.#time, next.at);
      next.action();
    }
    this.#time = end;
  }

  /** Moves the clock as if the computer had been asleep: timers that became due run only at the end. */
  sleep(ms: number) {
    this.#time += ms;
    this.advance(0);
  }

  #findNextTimer(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
