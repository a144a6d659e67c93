const DATE = /^(\d{4})-(\d\d)-(\d\d)/;
/** A day and a time without an offset. */
const WITHOUT_OFFSET = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;
const OFFSET = /(?:[Zz]|UTC|GMT|[+-]\d\d:?\d\d)$/;

/**
 * Parses an ISO 8601 date to ms since 1970; NaN if invalid. Stricter than `Date.parse`, which accepts '3-5',
 * 'Diwali 2026' and 30 February. Without an offset it is UTC, so that all servers agree.
 */
export function parseTime(text: string | undefined): number {
  if (text === undefined || !DATE.test(text) || !isInCalendar(text)) return Number.NaN;
  if (text.length === 10 || (text.length > 16 && OFFSET.test(text))) return Date.parse(text);
  const [, day, time] = WITHOUT_OFFSET.exec(text) ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}Z`);
}

function isInCalendar(text: string): boolean {
  // Fast path: every month has 28 days.
  if (text.slice(8, 10) <= '28') return true;
  const [, year, month, day] = DATE.exec(text) ?? [];
  return day === undefined || new Date(Date.UTC(+year!, +month! - 1, +day)).getUTCDate() === +day;
}
