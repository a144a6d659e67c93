import { describe, expect, it } from 'vitest';
import { formatDate, formatRelativeDay, formatTime, formatFullDate } from '#features/format/formatDate.ts';

const iso = '2026-11-20T03:44:00.000Z';
const locale = 'en-GB';
const kolkata = { locale, timeZone: 'Asia/Kolkata' };

describe('a date', () => {
  it('has the day first, in the given time zone', () => {
    expect(formatDate(iso, kolkata)).toBe('20 Nov 2026');
    expect(formatDate(iso, { locale, timeZone: 'America/Los_Angeles' })).toBe('19 Nov 2026');
    expect(formatDate(iso, { ...kolkata, locale: 'de' })).toBe('20. Nov. 2026');
  });
  it('has a 24-hour time', () => {
    expect(formatTime(iso, kolkata)).toBe('09:14');
    expect(formatTime('2026-11-20T18:40:00Z', kolkata)).toBe('00:10');
  });
  it('is complete on hover', () => {
    expect(formatFullDate(iso, kolkata)).toBe('Friday, 20 November 2026 at 09:14:00 GMT+5:30');
  });
});

describe('a day without a time', () => {
  it('is the same day in every time zone and shows no time', () => {
    const west = { locale, timeZone: 'America/Los_Angeles' };
    expect(formatDate('2026-11-20', west)).toBe('20 Nov 2026');
    expect(formatTime('2026-11-20', west)).toBeUndefined();
    expect(formatFullDate('2026-11-20', west)).toBe('Friday, 20 November 2026');
  });
});

it.each([
  undefined,
  '',
  'yesterday',
  '2026-13-45',
  '2026-02-30',
  '3-5',
  'within 5',
  '48',
  'Diwali 2026',
  'Ships in early 2027',
  'Order 12345',
])('writes %o as an em dash', (text) => {
  expect(formatDate(text, { locale })).toBe('—');
  expect(formatTime(text, { locale })).toBeUndefined();
  expect(formatFullDate(text, { locale })).toBeUndefined();
});

describe('a recent day', () => {
  const orderedAt = '2026-11-20T20:00:00Z';
  it('is called today or yesterday in the given time zone', () => {
    // In Kolkata it is already 21 November.
    expect(formatRelativeDay(orderedAt, '2026-11-21', kolkata)).toBe('Today');
    expect(formatRelativeDay(orderedAt, '2026-11-22', kolkata)).toBe('Yesterday');
    expect(formatRelativeDay(orderedAt, '2026-11-20', { locale, timeZone: 'UTC' })).toBe('Today');
    expect(formatRelativeDay('2026-11-20', '2026-11-20', { locale, timeZone: 'America/Los_Angeles' })).toBe(
      'Today',
    );
  });
  it('is called so in each language', () => {
    const formatRecentDay = (language: string) =>
      formatRelativeDay(orderedAt, '2026-11-21', { ...kolkata, locale: language });
    expect(['de-DE', 'hi-IN', 'ar-EG'].map(formatRecentDay)).toEqual(['Heute', 'आज', 'اليوم']);
  });
  it('does not include other days or invalid dates', () => {
    for (const today of ['2026-11-20', '2026-11-23'])
      expect(formatRelativeDay(orderedAt, today, kolkata)).toBeUndefined();
    for (const text of [undefined, 'soon'])
      expect(formatRelativeDay(text, '2026-11-20', kolkata)).toBeUndefined();
  });
});
