import { addDays, isDay, startOfDay } from '../time/days.ts';
import { parseTime } from '../time/parseTime.ts';

/** Both ends are in it; one that is missing leaves it open. */
export type NumberRange = { from?: number | undefined; to?: number | undefined };
/** Numbers, or times in milliseconds since 1970. */
export type RangeUnit = 'number' | 'time';

const SEPARATOR = '..';
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

/** The first or the last millisecond of a day in a time zone. A day that the zone has skipped is the moment after it. */
function readDay(day: string, end: 'from' | 'to', timeZone: string | undefined): number {
  const start = startOfDay(day, timeZone);
  return end === 'from' ? start : Math.max(start, startOfDay(addDays(day, 1), timeZone) - 1);
}

function readEnd(
  text: string,
  end: 'from' | 'to',
  unit: RangeUnit,
  timeZone: string | undefined,
): number | undefined {
  if (text === '') return undefined;
  if (unit === 'time') return isDay(text) ? readDay(text, end, timeZone) : parseTime(text);
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

/** Splits '10..50' into its two ends; undefined for what has not exactly one '..'. */
export function splitRange(text: string): { from: string; to: string } | undefined {
  const [from, to, ...more] = text.split(SEPARATOR);
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to };
}

/** Writes two ends as a range; undefined where both are missing. */
export const joinRange = (from: string, to: string): string | undefined =>
  from === '' && to === '' ? undefined : from + SEPARATOR + to;

/**
 * Reads '10..50', '10..' or '..50', of times '2026-11-01..2026-11-25' in days or in whole instants. Returns undefined for
 * anything else, and for a range that ends before it begins. Days are those of the time zone, or of where the code runs.
 */
export function parseRange(text: string, unit: RangeUnit, timeZone?: string): NumberRange | undefined {
  const ends = splitRange(text);
  if (!ends || (ends.from === '' && ends.to === '')) return undefined;
  const from = readEnd(ends.from, 'from', unit, timeZone);
  const to = readEnd(ends.to, 'to', unit, timeZone);
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { from, to };
}

export const isInRange = (value: number, { from = -Infinity, to = Infinity }: NumberRange): boolean =>
  value >= from && value <= to;

const writeInstant = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString());

/** Writes a range of days of a time zone, or of the browser's, as one of instants. Other text stays. */
export function toInstantRange(text: string, timeZone: string | undefined): string {
  const ends = splitRange(text);
  if (!ends || ![ends.from, ends.to].some(isDay)) return text;
  const { from, to } = parseRange(text, 'time', timeZone) ?? {};
  return writeInstant(from) + SEPARATOR + writeInstant(to);
}

/** Tells whether a text is a range of instants, each with its time of day. */
export const isInstantRange = (text: string): boolean =>
  parseRange(text, 'time') !== undefined && !Object.values(splitRange(text) ?? {}).some(isDay);
