import type { Clock } from '#app/browser/clock.ts';

type Appointment = { at: number; action: () => void };

/** A clock whose hands only a story turns. Make one for each story. */
export class ManualClock implements Clock {
  #time = Date.UTC(2026, 10, 20, 9, 14);
  readonly #appointments = new Set<Appointment>();

  now = () => this.#time;

  after = (ms: number, action: () => void) => {
    const appointment = { at: this.#time + ms, action };
    this.#appointments.add(appointment);
    return () => void this.#appointments.delete(appointment);
  };

  /** Lets time pass: what comes due on the way happens at its time and in its order. */
  advance(ms: number) {
    const end = this.#time + ms;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#appointments.delete(next);
      this.#time = Math.max(this.#time, next.at);
      next.action();
    }
    this.#time = end;
  }

  /** The machine slept: time has passed, and whatever came due happens only now, once. */
  sleep(ms: number) {
    this.#time += ms;
    this.advance(0);
  }

  #nextUntil(end: number): Appointment | undefined {
    return [...this.#appointments].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
