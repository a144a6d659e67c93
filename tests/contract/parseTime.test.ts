import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseTime } from '#contract/time/parseTime.ts';

const read = (text: string) => {
  const time = parseTime(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

describe.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('in the time zone %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['2026-01-20', '2026-01-20T00:00:00.000Z'],
    ['2026-01-20T23:00:00', '2026-01-20T23:00:00.000Z'],
    ['2026-01-20 23:00', '2026-01-20T23:00:00.000Z'],
    ['2026-01-20T23:00:00.5', '2026-01-20T23:00:00.500Z'],
    ['2026-01-20T23:00:00Z', '2026-01-20T23:00:00.000Z'],
    ['2026-01-20T23:00:00+05:30', '2026-01-20T17:30:00.000Z'],
    ['2026-01-20 23:00:00 UTC', '2026-01-20T23:00:00.000Z'],
  ])('%s is %s', (text, moment) => expect(read(text)).toBe(moment));

  it.each(['2026-01-20 evening', '2026-01-20 (x)', '2026-02-30T00:00', '2026-01-20T25:00', '3-5'])(
    '%s is not a date',
    (text) => expect(read(text)).toBeUndefined(),
  );
});

it('the tested time zones differ', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(new Date('2026-01-20T23:00:00').toISOString()).toBe('2026-01-20T17:30:00.000Z');
  vi.unstubAllEnvs();
});
