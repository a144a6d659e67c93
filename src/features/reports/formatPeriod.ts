import type { Period } from '#contract/reports/reportOrders.ts';
import { addDays, type Day, isDay } from '#contract/time/days.ts';
import type { Formats } from '../format/formats.ts';

/** Days and months of a report are those of this calendar, also where the locale has another one. */
const calendar: Intl.DateTimeFormatOptions = { timeZone: 'UTC', calendar: 'gregory' };

const createPeriodFormats = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { ...calendar, day: 'numeric', month: 'short', year: 'numeric' }),
  dayOfWeek: new Intl.DateTimeFormat(locale, {
    ...calendar,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }),
  month: new Intl.DateTimeFormat(locale, { ...calendar, month: 'long', year: 'numeric' }),
  shortDay: new Intl.DateTimeFormat(locale, { ...calendar, day: 'numeric', month: 'short' }),
  shortMonth: new Intl.DateTimeFormat(locale, { ...calendar, month: 'short' }),
});

const periodFormats = new Map<string, ReturnType<typeof createPeriodFormats>>();

/** Making them costs far more than using them, and a chart needs them for each of its columns. */
function getPeriodFormats({ locale }: Formats) {
  const made = periodFormats.get(locale) ?? createPeriodFormats(locale);
  periodFormats.set(locale, made);
  return made;
}

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`);

const isWholeMonth = ({ from, to }: Period) =>
  from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && addDays(to, 1).endsWith('-01');

/** '12 Nov 2026', '1 – 12 Nov 2026', '28 Oct – 12 Nov 2026', 'October 2026'. */
export function formatPeriod(period: Period, formats: Formats): string {
  const { from, to } = period;
  // What is compared with the first days of all begins before them.
  if (!isDay(from) || !isDay(to)) return formats.date(to);
  const { day, month } = getPeriodFormats(formats);
  if (isWholeMonth(period)) return month.format(toDate(from));
  // Around the dash some browsers write thin spaces.
  return day.formatRange(toDate(from), toDate(to)).replaceAll('\u2009', ' ');
}

/** The same in full, for one column: with the weekday of a single day. */
export const formatBucket = (period: Period, formats: Formats): string =>
  period.from === period.to
    ? getPeriodFormats(formats).dayOfWeek.format(toDate(period.from))
    : formatPeriod(period, formats);

/** What stands below a column: '12 Nov' where it begins, or 'Nov'. */
export function formatTick({ from }: Period, step: 'day' | 'week' | 'month', formats: Formats): string {
  const { shortDay, shortMonth } = getPeriodFormats(formats);
  return (step === 'month' ? shortMonth : shortDay).format(toDate(from));
}
