import { expect, it } from 'vitest';
import { secondsUntil } from '#app/browser/clock.ts';
import { ManualClock } from '#mocks/ManualClock.ts';

it.each([
  [300_000, 300],
  [299_001, 300],
  [299_000, 299],
  [1, 1],
  [0, 0],
  [-90_000, 0],
])('%i ms before the end it shows %i s', (ms, seconds) =>
  expect(secondsUntil(10_000_000, 10_000_000 - ms)).toBe(seconds),
);

it('runs timers at their time and in order', () => {
  const clock = new ManualClock();
  const start = clock.now();
  const ticks: [string, number][] = [];
  const hear = (what: string) => () => void ticks.push([what, clock.now() - start]);
  clock.after(2000, hear('second'));
  clock.after(1000, hear('first'));
  clock.after(1500, hear('never'))();
  clock.after(9000, hear('later'));
  clock.advance(3000);
  expect(ticks).toEqual([
    ['first', 1000],
    ['second', 2000],
  ]);
});
