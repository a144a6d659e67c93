const DATE = /^(\d{4})-(\d\d)-(\d\d)/;
/** A day and a time without an offset. */
const WITHOUT_OFFSET = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;
const OFFSET = /(?:[Zz]|UTC|GMT|[+-]\d\d:?\d\d)$/;

/**
 * Parses an ISO 8601 date or time to ms since 1970; NaN if invalid. Stricter than `Date.parse`, which accepts '3-5',
 * 'Diwali 2026' and 30 February. A time without an offset is in UTC, so that all servers agree.
 */
export function parseTime(text: string | undefined): number {
  if (text === undefined || !DATE.test(text) || !isCalendarDate(text)) return Number.NaN;
  // An offset needs a time before it (16 characters); `Date.parse` also accepts '2026-01-20Z'.
  if (text.length === 10 || (text.length > 16 && OFFSET.test(text))) return Date.parse(text);
  const [, day, time] = WITHOUT_OFFSET.exec(text) ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}Z`);
}

function isCalendarDate(text: string): boolean {
  // Fast path: every month has 28 days.
  if (text.slice(8, 10) <= '28') return true;
  const [, year, month, day] = DATE.exec(text) ?? [];
  return day === undefined || new Date(Date.UTC(+year!, +month! - 1, +day)).getUTCDate() === +day;
}
