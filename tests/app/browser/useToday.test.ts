import { beforeEach, expect, it, vi } from 'vitest';
import { followDay } from '#app/browser/useToday.ts';
import { toDay } from '#contract/time/days.ts';
import { ManualClock } from '#mocks/ManualClock.ts';

const HOUR = 3_600_000;

let clock: ManualClock;
let page: EventTarget;
/** The days that the page has shown. */
let days: (string | undefined)[];
let stop: () => void;

function follow(timeZone: string, time: string) {
  stop?.();
  clock = new ManualClock();
  clock.advance(Date.parse(time) - clock.now());
  days = [];
  const check = () => {
    const day = toDay(clock.now(), timeZone);
    if (days.at(-1) !== day) days.push(day);
  };
  check();
  stop = followDay(clock, timeZone, check);
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return () => {
    stop();
    vi.unstubAllGlobals();
  };
});

it.each([
  ['Asia/Kolkata', '2026-11-20T18:29:59.000Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-20T09:59:59.000Z', '2026-11-21'],
  ['Pacific/Pago_Pago', '2026-11-20T10:59:59.000Z', '2026-11-20'],
])('changes the day at midnight in %s', (timeZone, time, next) => {
  follow(timeZone, time);
  clock.advance(999);
  expect(days).toHaveLength(1);
  clock.advance(1);
  expect(days).toEqual([expect.anything(), next]);
});

it.each([
  ['a day of 23 hours', 'Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['a day of 25 hours', 'America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
  ['a day without midnight', 'Asia/Beirut', '2026-03-28', '2026-03-27T22:00:00Z', 24],
])('changes the day after %s', (_, timeZone, day, start, hours) => {
  follow(timeZone, start);
  clock.advance(hours * HOUR - 1);
  expect(days).toEqual([day]);
  clock.advance(1);
  expect(days).toHaveLength(2);
});

it('follows several days', () => {
  follow('UTC', '2026-11-20T12:00:00Z');
  clock.advance(72 * HOUR);
  expect(days).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
});

it.each(['visibilitychange', 'pageshow', 'focus'])('checks the day on %s', (event) => {
  follow('UTC', '2026-11-20T20:00:00Z');
  // Timers don't run while the computer sleeps.
  vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-21T07:00:00Z'));
  page.dispatchEvent(new Event(event));
  expect(days).toEqual(['2026-11-20', '2026-11-21']);
});

it('notices within a minute that the computer has slept, although its timers are late', () => {
  follow('UTC', '2026-11-20T20:00:00Z');
  const awake = clock.now.bind(clock);
  vi.spyOn(clock, 'now').mockImplementation(() => awake() + 11 * HOUR);
  clock.advance(60_000);
  expect(days).toEqual(['2026-11-20', '2026-11-21']);
});

it('stops', () => {
  follow('UTC', '2026-11-20T23:00:00Z');
  stop();
  clock.advance(2 * HOUR);
  page.dispatchEvent(new Event('focus'));
  expect(days).toEqual(['2026-11-20']);
});
