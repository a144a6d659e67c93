import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays, isDay, startOfDay, toDay } from '#contract/time/days.ts';

const zones = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
  'Asia/Beirut',
];
const days = fc.integer({ min: 0, max: 365 * 90 }).map((count) => addDays('1975-01-01', count));

describe('a day in a time zone', () => {
  it.each([
    ['2026-11-24T18:29:59.999Z', 'Asia/Kolkata', '2026-11-24'],
    ['2026-11-24T18:30:00Z', 'Asia/Kolkata', '2026-11-25'],
    ['2026-11-24T18:30:00Z', 'America/New_York', '2026-11-24'],
    ['0044-03-15T12:00:00Z', 'UTC', '0044-03-15'],
  ])('%s in %s is on %s', (iso, zone, day) => expect(toDay(Date.parse(iso), zone)).toBe(day));

  it('is undefined for an invalid time', () => {
    expect(toDay(Number.NaN, 'UTC')).toBeUndefined();
    expect(toDay(8.64e15, 'UTC')).toBeUndefined();
    expect(toDay(-8.64e15, 'UTC')).toBeUndefined();
  });

  it('starts at its first instant and ends when the next day starts', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (day, zone) => {
        const start = startOfDay(day, zone);
        const next = startOfDay(addDays(day, 1), zone);
        expect(toDay(start - 1, zone)! < day).toBe(true);
        expect(toDay(next - 1, zone)! <= day).toBe(true);
        expect(toDay(next, zone)! > day).toBe(true);
        expect(startOfDay(addDays(day, 1), zone)).toBe(next);
      }),
      { seed: 20261125, numRuns: 300 },
    );
  });

  it('has 23 or 25 hours when clocks change, and starts later if midnight is skipped', () => {
    const hours = (day: string, zone: string) => {
      const [start, end] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
      return (end - start) / 3_600_000;
    };
    expect(hours('2026-03-08', 'America/New_York')).toBe(23);
    expect(hours('2026-11-01', 'America/New_York')).toBe(25);
    expect(hours('2026-11-01', 'Asia/Kolkata')).toBe(24);
    expect(new Date(startOfDay('2022-09-11', 'America/Santiago')).toISOString()).toBe(
      '2022-09-11T04:00:00.000Z',
    );
  });

  it('is counted including both ends', () => {
    expect(countDays('2026-11-25', '2026-11-25')).toBe(1);
    expect(countDays('2024-02-01', '2024-03-01')).toBe(30);
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '2026-11-25T00:00:00Z', ''])(
    '“%s” is none',
    (text) => expect(isDay(text)).toBe(false),
  );
});
