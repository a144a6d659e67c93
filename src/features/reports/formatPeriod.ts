import type { Period } from '#contract/reports/reportOrders.ts';
import { addDays, type Day } from '#contract/time/days.ts';
import { formatDate, NO_DATE } from '../format/dateModel.ts';

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`);

const isWholeMonth = ({ from, to }: Period) =>
  from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && addDays(to, 1).endsWith('-01');

/** '12 Nov 2026', '1 – 12 Nov 2026', '28 Oct – 12 Nov 2026', 'October 2026'. */
export function formatPeriod(period: Period): string {
  const { from, to } = period;
  if (from === to) return formatDate(from);
  if (isWholeMonth(period)) return month.format(toDate(from));
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${formatDate(to)}`;
  const start = from.slice(0, 4) === to.slice(0, 4) ? shortDay.format(toDate(from)) : formatDate(from);
  return start === NO_DATE ? formatDate(to) : `${start} – ${formatDate(to)}`;
}

/** The same in full, for one column: with the weekday of a single day. */
export const formatBucket = (period: Period): string =>
  period.from === period.to
    ? `${weekday.format(toDate(period.from))}, ${formatDate(period.from)}`
    : formatPeriod(period);

/** What stands below a column: '12 Nov' where it begins, or 'Nov'. */
export const formatTick = ({ from }: Period, step: 'day' | 'week' | 'month'): string =>
  step === 'month' ? shortMonth.format(toDate(from)) : shortDay.format(toDate(from));
