import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import { addDays, type Day, isDay } from '#contract/time/days.ts';
import type { Formats } from '../format/formats.ts';

/** Reports use the Gregorian calendar, even if the locale has another. */
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

/** Cached, because creating formatters is slow. */
function getPeriodFormats({ locale }: Formats) {
  const formats = periodFormats.get(locale) ?? createPeriodFormats(locale);
  periodFormats.set(locale, formats);
  return formats;
}

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`);

const isWholeMonth = ({ from, to }: Period) =>
  from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && addDays(to, 1).endsWith('-01');

/** Formats a period: '12 Nov 2026', '1 – 12 Nov 2026', '28 Oct – 12 Nov 2026', 'October 2026'. */
export function formatPeriod(period: Period, formats: Formats): string {
  const { from } = period;
  return isWholeMonth(period) && isDay(from)
    ? getPeriodFormats(formats).month.format(toDate(from))
    : formatDays(period, formats);
}

function formatDays({ from, to }: Period, formats: Formats): string {
  // A comparison period may start before the first supported day.
  if (!isDay(from) || !isDay(to)) return formats.date(to);
  const { day } = getPeriodFormats(formats);
  // Some browsers put thin spaces around the dash.
  return day.formatRange(toDate(from), toDate(to)).replaceAll('\u2009', ' ');
}

/** Formats a period and the one it is compared with. They are named by their months only if both are whole months. */
export function formatComparison(
  period: Period,
  before: Period,
  formats: Formats,
): { period: string; before: string } {
  const format = isWholeMonth(period) && isWholeMonth(before) ? formatPeriod : formatDays;
  return { period: format(period, formats), before: format(before, formats) };
}

/** Formats a column's period in full; a single day with its weekday. */
export const formatBucket = (period: Period, formats: Formats): string =>
  period.from === period.to
    ? getPeriodFormats(formats).dayOfWeek.format(toDate(period.from))
    : formatPeriod(period, formats);

/** Formats a column's tick: '12 Nov', or 'Nov'. */
export function formatTick({ from }: Period, step: 'day' | 'week' | 'month', formats: Formats): string {
  const { shortDay, shortMonth } = getPeriodFormats(formats);
  return (step === 'month' ? shortMonth : shortDay).format(toDate(from));
}
