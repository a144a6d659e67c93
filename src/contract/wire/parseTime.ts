/**
 * Milliseconds since 1970, NaN for what is no date of ISO 8601. A browser takes '3-5' for a day in March 2001, 'Diwali 2026'
 * for New Year's Day, and 30 February for one in March: a date begins with its day, which is in the calendar.
 */
export function parseTime(text: string | undefined): number {
  if (text === undefined || !/^\d{4}-\d\d-\d\d/.test(text)) return Number.NaN;
  return isInCalendar(text) ? Date.parse(text) : Number.NaN;
}

function isInCalendar(text: string): boolean {
  // Every month has as many days as this: a large store sorts by its dates, and nearly all of them are told by that.
  if (text.slice(8, 10) <= '28') return true;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return day === undefined || new Date(Date.UTC(+year!, +month! - 1, +day)).getUTCDate() === +day;
}
