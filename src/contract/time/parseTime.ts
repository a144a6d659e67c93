const DATE = /^(\d{4})-(\d\d)-(\d\d)/;
/** A day and a time of day, with nothing that says how far from UTC it is. */
const WITHOUT_OFFSET = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;
const OFFSET = /(?:[Zz]|UTC|GMT|[+-]\d\d:?\d\d)$/;

/**
 * Milliseconds since 1970, NaN for what is no date of ISO 8601. A browser takes '3-5' for a day in March 2001, 'Diwali 2026'
 * for New Year's Day, and 30 February for one in March: a date begins with its day, which is in the calendar. One without an
 * offset is of UTC, as a day without a time is: read by where the code runs, two servers would have two moments of it.
 */
export function parseTime(text: string | undefined): number {
  if (text === undefined || !DATE.test(text) || !isInCalendar(text)) return Number.NaN;
  if (text.length === 10 || (text.length > 16 && OFFSET.test(text))) return Date.parse(text);
  const [, day, time] = WITHOUT_OFFSET.exec(text) ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}Z`);
}

function isInCalendar(text: string): boolean {
  // Every month has as many days as this: a large store sorts by its dates, and nearly all of them are told by that.
  if (text.slice(8, 10) <= '28') return true;
  const [, year, month, day] = DATE.exec(text) ?? [];
  return day === undefined || new Date(Date.UTC(+year!, +month! - 1, +day)).getUTCDate() === +day;
}
