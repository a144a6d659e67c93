import { addDays, isDay, startOfDay } from '../time/days.ts';
import { parseTime } from '../time/parseTime.ts';

/** Both bounds are inclusive. Without a bound, the range has no limit on that side. */
export type NumberRange = { from?: number | undefined; to?: number | undefined };
/** `number`: a count; `money`: an amount of money; `time`: milliseconds since 1970. */
export type RangeValueType = 'number' | 'money' | 'time';

const SEPARATOR = '..';
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

/**
 * Returns the first or last millisecond of a day in a time zone. If the zone skipped the day, as Samoa did in 2011,
 * returns the start of the next day.
 */
function getDayBound(day: string, side: 'from' | 'to', timeZone: string | undefined): number {
  const start = startOfDay(day, timeZone);
  return side === 'from' ? start : Math.max(start, startOfDay(addDays(day, 1), timeZone) - 1);
}

function parseBound(
  text: string,
  side: 'from' | 'to',
  valueType: RangeValueType,
  timeZone: string | undefined,
): number | undefined {
  if (text === '') return undefined;
  if (valueType === 'time') return isDay(text) ? getDayBound(text, side, timeZone) : parseTime(text);
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

/** Splits '10..50' into its two bounds. Returns undefined unless there is exactly one '..'. */
export function splitRange(text: string): { from: string; to: string } | undefined {
  const [from, to, ...more] = text.split(SEPARATOR);
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to };
}

/** Joins two bounds into a range. Returns undefined if both are empty. */
export const joinRange = (from: string, to: string): string | undefined =>
  from === '' && to === '' ? undefined : from + SEPARATOR + to;

/**
 * Parses '10..50', '10..' or '..50'. The bounds of a time range are days or ISO 8601 times:
 * '2026-11-01..2026-11-25'. Returns undefined for anything else and for a range that ends before it starts.
 * `timeZone` is an IANA name; by default the local one.
 */
export function parseRange(
  text: string,
  valueType: RangeValueType,
  timeZone?: string,
): NumberRange | undefined {
  const bounds = splitRange(text);
  if (!bounds || (bounds.from === '' && bounds.to === '')) return undefined;
  const from = parseBound(bounds.from, 'from', valueType, timeZone);
  const to = parseBound(bounds.to, 'to', valueType, timeZone);
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { from, to };
}

/** Returns whether a number is in a range, including its bounds. */
export const isInRange = (value: number, { from = -Infinity, to = Infinity }: NumberRange): boolean =>
  value >= from && value <= to;

const formatInstant = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString());

/**
 * Converts a range of days in a time zone (IANA name; default: local) to a range of ISO 8601 times. Returns other
 * text unchanged.
 */
export function toInstantRange(text: string, timeZone: string | undefined): string {
  const bounds = splitRange(text);
  if (!bounds || ![bounds.from, bounds.to].some(isDay)) return text;
  const { from, to } = parseRange(text, 'time', timeZone) ?? {};
  return formatInstant(from) + SEPARATOR + formatInstant(to);
}

/** Returns whether a text is a range of times, not of days. */
export const isInstantRange = (text: string): boolean =>
  parseRange(text, 'time') !== undefined && !Object.values(splitRange(text) ?? {}).some(isDay);
