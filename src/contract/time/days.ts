/** A calendar day: '2026-11-25'. Days can be compared with `<`. */
export type Day = string;

const DAY_MS = 86_400_000;
/** Above the offset of every time zone. */
const MAX_OFFSET_MS = 15 * 3_600_000;

// From the year 1 to the year 9999 in UTC, without the first and the last day, because of time zones.
const MIN_TIME_MS = -62_135_596_800_000 + DAY_MS;
const MAX_TIME_MS = 253_402_300_799_999 - DAY_MS;

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Cached, because creating a formatter is slow. */
function getFormatter(timeZone: string | undefined): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  // Swedish formats dates as ISO 8601.
  const created = new Intl.DateTimeFormat('sv-SE', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  formatters.set(timeZone, created);
  return created;
}

/**
 * Returns the day of a time (ms since 1970) in a time zone (IANA name; default: local). Returns undefined outside
 * the years 1 to 9999.
 */
export function toDay(time: number, timeZone: string | undefined): Day | undefined {
  if (Number.isNaN(time) || time < MIN_TIME_MS || time > MAX_TIME_MS) return undefined;
  return getFormatter(timeZone).format(time).padStart(10, '0');
}

/**
 * Returns the first moment of a day in a time zone, in ms since 1970. If clocks skip midnight or the whole day,
 * returns the first moment after the gap. Uses UTC at the ends of the supported range.
 */
export function startOfDay(day: Day, timeZone: string | undefined): number {
  const midnightInUtc = Date.parse(`${day}T00:00:00Z`);
  if (toDay(midnightInUtc, timeZone) === undefined) return midnightInUtc;
  let before = midnightInUtc - MAX_OFFSET_MS;
  let within = midnightInUtc + MAX_OFFSET_MS;
  // Binary search: a later time is never an earlier day.
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if ((toDay(middle, timeZone) ?? '') < day) before = middle;
    else within = middle;
  }
  return within;
}

/** Adds days to a day; negative numbers go back. Throws a RangeError for an invalid day. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, -14);
}

/** Returns the number of days from one day to another, both included. */
export const countDays = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

/** Returns whether a text is a calendar day in the form '2026-11-25'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
