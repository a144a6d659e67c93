import { describe, expect, it } from 'vitest';
import { isInstantRange, parseRange, splitRange, toInstantRange } from '#contract/lists/ranges.ts';

describe('a range of numbers', () => {
  it.each<[string, ReturnType<typeof parseRange>]>([
    ['10..50', { from: 10, to: 50 }],
    ['10..', { from: 10, to: undefined }],
    ['..0.5', { from: undefined, to: 0.5 }],
    ['-3..-1', { from: -3, to: -1 }],
    ['..', undefined],
    ['', undefined],
    ['10', undefined],
    ['50..10', undefined],
    ['1..2..3', undefined],
    ['a..2', undefined],
    ['1e9..', undefined],
    ['Infinity..', undefined],
  ])('reads “%s”', (text, range) => expect(parseRange(text, 'number')).toEqual(range));
});

describe('a range of days', () => {
  it('starts at the first instant of its first day and ends at the last instant of its last day', () => {
    const { from, to } = parseRange('2026-11-01..2026-11-02', 'time')!;
    expect(new Date(from!)).toEqual(new Date(2026, 10, 1));
    expect(new Date(to!)).toEqual(new Date(2026, 10, 2, 23, 59, 59, 999));
  });

  it.each(['2026-02-30..', '2026-13-01..', 'yesterday..', '2026-11-02..2026-11-01'])(
    'does not read “%s”',
    (text) => expect(parseRange(text, 'time')).toBeUndefined(),
  );

  it.each([
    ['2026-03-08..2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z..2026-03-09T03:59:59.999Z'],
    ['2026-11-01..2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z..2026-11-02T04:59:59.999Z'],
    ['2026-10-04..2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z..2026-10-04T12:59:59.999Z'],
    ['2026-03-29..', 'Europe/Berlin', '2026-03-28T23:00:00.000Z..'],
    ['..2026-03-29', 'Europe/Berlin', '..2026-03-29T21:59:59.999Z'],
    ['2026-11-25..', 'Pacific/Kiritimati', '2026-11-24T10:00:00.000Z..'],
    // Days without midnight, and a skipped day.
    ['2022-09-11..2022-09-11', 'America/Santiago', '2022-09-11T04:00:00.000Z..2022-09-12T02:59:59.999Z'],
    ['2011-12-30..2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z..2011-12-30T10:00:00.000Z'],
    ['..9999-12-31', 'Asia/Kolkata', '..9999-12-31T23:59:59.999Z'],
    ['0001-01-01..', 'Asia/Kolkata', '0001-01-01T00:00:00.000Z..'],
  ])('%s in %s is %s', (range, zone, instants) => {
    expect(toInstantRange(range, zone)).toBe(instants);
    expect(isInstantRange(instants)).toBe(true);
    expect(parseRange(range, 'time', zone)).toEqual(parseRange(instants, 'time'));
  });

  it('does not change other values', () => {
    for (const text of ['low', '10..50', '2026-11-01T00:00:00Z..'])
      expect(toInstantRange(text, 'Asia/Kolkata')).toBe(text);
    expect(splitRange('low')).toBeUndefined();
  });
});
