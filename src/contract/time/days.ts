/** A day of the calendar: '2026-11-25'. Days compare as text. */
export type Day = string;

const DAY_MS = 86_400_000;
/** No zone is further from UTC. */
const MAX_OFFSET_MS = 15 * 3_600_000;

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making a formatter costs a thousand times what using it does. */
function getFormatter(timeZone: string | undefined): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  // Swedish writes a date as ISO 8601 does.
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
 * Returns the day on which a moment (milliseconds since 1970) falls in a time zone (IANA name; the one where the code runs where
 * it is left out). Undefined for what is no moment of the years 1 to 9999: the year before is written as 1, too.
 */
export function toDay(time: number, timeZone: string | undefined): Day | undefined {
  if (Number.isNaN(time) || time < -62_135_596_800_000 + DAY_MS || time > 253_402_300_799_999 - DAY_MS)
    return undefined;
  return getFormatter(timeZone).format(time).padStart(10, '0');
}

/**
 * Returns the first moment of a day in a time zone. Where clocks skip midnight, or the whole day, it is the moment after. At the
 * ends of the calendar, of which no zone tells its days, it is that of UTC.
 */
export function startOfDay(day: Day, timeZone: string | undefined): number {
  const midnightInUtc = Date.parse(`${day}T00:00:00Z`);
  if (toDay(midnightInUtc, timeZone) === undefined) return midnightInUtc;
  let before = midnightInUtc - MAX_OFFSET_MS;
  let within = midnightInUtc + MAX_OFFSET_MS;
  // Days never go back, so half of what is left can be put aside each time.
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if ((toDay(middle, timeZone) ?? '') < day) before = middle;
    else within = middle;
  }
  return within;
}

/** Returns the moments of the days from one to another: the second one is the first moment after them. */
export const toMoments = (from: Day, to: Day, timeZone: string | undefined): [number, number] => [
  startOfDay(from, timeZone),
  startOfDay(addDays(to, 1), timeZone),
];

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, -14);
}

/** Returns how many days there are from one to another, both of them counted. */
export const countDays = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

/** Tells whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
