import { addSums, NO_SUMS, type Sums } from '#contract/reports/orderSums.ts';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import { MAX_REPORT_DAYS } from '#contract/reports/salesReport.ts';
import { addDays, countDays, type Day, isDay } from '#contract/time/days.ts';

export const PERIODS = ['today', '7days', '30days', 'thisMonth', 'lastMonth', 'thisYear'] as const;
/** A preset, or a custom range. */
export type PeriodChoice = (typeof PERIODS)[number] | Period;

export const DEFAULT_PERIOD: PeriodChoice = '30days';

export const STEPS = ['day', 'week', 'month'] as const;
/** The time step of a chart's columns. */
export type Step = (typeof STEPS)[number];

const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;
const endOfMonth = (day: Day): Day => addDays(startOfMonth(shiftMonths(startOfMonth(day), 1)), -1);
const startOfYear = (day: Day): Day => `${day.slice(0, 5)}01-01`;

/** Returns the same day a number of months later, or the last day of a shorter month. */
export function shiftMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(2000, month - 1 + months, 1));
  first.setUTCFullYear(year + first.getUTCFullYear() - 2000);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return first.toISOString().slice(0, 10);
}

/** Returns the days of a choice. `today` is the store's date. */
export function toPeriod(choice: PeriodChoice, today: Day): Period {
  switch (choice) {
    case 'today':
      return { from: today, to: today };
    case '7days':
      return { from: addDays(today, -6), to: today };
    case '30days':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: startOfMonth(today), to: today };
    case 'lastMonth': {
      const to = addDays(startOfMonth(today), -1);
      return { from: startOfMonth(to), to };
    }
    case 'thisYear':
      return { from: startOfYear(today), to: today };
    default:
      return choice;
  }
}

/**
 * Returns the period to compare with: the same part of the previous month or year, the same number of whole months
 * before, or else the same number of days before. The last 30 days are days, even if they happen to be a month.
 */
export function getPreviousPeriod(choice: PeriodChoice, period: Period): Period {
  const { from, to } = period;
  if (choice === 'thisMonth') return { from: shiftMonths(from, -1), to: shiftMonths(to, -1) };
  if (choice === 'thisYear') return { from: shiftMonths(from, -12), to: shiftMonths(to, -12) };
  const months = choice === '30days' ? undefined : countWholeMonths(period);
  if (months !== undefined) return { from: shiftMonths(from, -months), to: addDays(from, -1) };
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}

/** Returns the number of months if the period is whole months. */
function countWholeMonths({ from, to }: Period): number | undefined {
  if (from !== startOfMonth(from) || to !== endOfMonth(to)) return undefined;
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
}

/** Returns what is wrong with a typed range; undefined if valid. */
export function validatePeriod({ from, to }: Period): 'notADay' | 'inverted' | 'tooLong' | undefined {
  if (!isDay(from) || !isDay(to)) return 'notADay';
  if (from > to) return 'inverted';
  return countDays(from, to) > MAX_REPORT_DAYS ? 'tooLong' : undefined;
}

/** More columns are too narrow to tell apart and click. */
const MAX_COLUMNS = 366;
const MIN_DAYS_PER_STEP: Record<Step, number> = { day: 1, week: 7, month: 28 };

/** Returns the possible steps of a period. */
export const getSteps = ({ from, to }: Period): readonly Step[] =>
  STEPS.filter((step) => countDays(from, to) <= MAX_COLUMNS * MIN_DAYS_PER_STEP[step]);

/** Returns the chosen step if it fits the period, otherwise the finest that does. */
export function pickStep(preferred: Step | undefined, period: Period): Step {
  if (preferred !== undefined && getSteps(period).includes(preferred)) return preferred;
  const days = countDays(period.from, period.to);
  if (days <= 62) return 'day';
  return days <= 190 ? 'week' : 'month';
}

/** The period of a column with its sums. The first and last may be cut off by the report's period. */
type Bucket = Period & Sums;

/** Returns the first day of a step. Weeks start on Monday. */
function startOfStep(day: Day, step: Step): Day {
  switch (step) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    case 'month':
      return `${day.slice(0, 8)}01`;
    default:
      return step satisfies never;
  }
}

function startOfNextStep(day: Day, step: Step): Day {
  const start = startOfStep(day, step);
  if (step === 'month') return shiftMonths(start, 1);
  return addDays(start, step === 'week' ? 7 : 1);
}

/** Sums up days by column, including columns without orders. */
export function toBuckets(
  { from, to }: Period,
  days: readonly ({ day: Day } & Sums)[],
  step: Step,
): readonly Bucket[] {
  const byStart = new Map<Day, Sums>();
  for (const sums of days) {
    const start = startOfStep(sums.day, step);
    byStart.set(start, addSums(byStart.get(start) ?? NO_SUMS, sums));
  }
  const buckets: Bucket[] = [];
  for (let first = from; first <= to; first = startOfNextStep(first, step)) {
    const last = addDays(startOfNextStep(first, step), -1);
    const sums = byStart.get(startOfStep(first, step)) ?? NO_SUMS;
    buckets.push({ ...sums, from: first, to: last < to ? last : to });
  }
  return buckets;
}
