import { parseTime } from '../wire/parseTime.ts';

/** Both ends are in it; one that is missing leaves it open. */
export type NumberRange = { from?: number | undefined; to?: number | undefined };
/** Numbers, or times in milliseconds since 1970. */
export type RangeUnit = 'number' | 'time';

const SEPARATOR = '..';
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const isDay = (text: string) => DAY.test(text);

/** The first or the last millisecond of a day where the code runs: in the browser, the administrator's. */
function readDay(text: string, end: 'from' | 'to'): number {
  if (Number.isNaN(parseTime(text))) return Number.NaN;
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return end === 'from'
    ? new Date(year, month - 1, day).getTime()
    : new Date(year, month - 1, day + 1).getTime() - 1;
}

function readEnd(text: string, end: 'from' | 'to', unit: RangeUnit): number | undefined {
  if (text === '') return undefined;
  if (unit === 'time') return isDay(text) ? readDay(text, end) : parseTime(text);
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
 * anything else, and for a range that ends before it begins.
 */
export function parseRange(text: string, unit: RangeUnit): NumberRange | undefined {
  const ends = splitRange(text);
  if (!ends || (ends.from === '' && ends.to === '')) return undefined;
  const from = readEnd(ends.from, 'from', unit);
  const to = readEnd(ends.to, 'to', unit);
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { from, to };
}

export const isInRange = (value: number, { from = -Infinity, to = Infinity }: NumberRange): boolean =>
  value >= from && value <= to;

const writeInstant = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString());

/** Writes a range of days as one of instants, for a server that does not know where the browser is. Other text stays. */
export function toInstantRange(text: string): string {
  const ends = splitRange(text);
  if (!ends || ![ends.from, ends.to].some(isDay)) return text;
  const { from, to } = parseRange(text, 'time') ?? {};
  return writeInstant(from) + SEPARATOR + writeInstant(to);
}

/** Tells whether a text is a range of instants, each with its time of day. */
export const isInstantRange = (text: string): boolean =>
  parseRange(text, 'time') !== undefined && !Object.values(splitRange(text) ?? {}).some(isDay);
