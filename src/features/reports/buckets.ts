import type { Period } from '#contract/reports/reportOrders.ts';
import { addSums, NO_SUMS, type Sums } from '#contract/reports/orderSums.ts';
import { addDays, type Day } from '#contract/time/days.ts';
import { shiftMonths, type Step } from './reportPeriod.ts';

/** The days of one column with what their orders add up to. The first and the last may be cut by the period. */
export type Bucket = Period & Sums;

/** Returns the first day of the step that a day is in. Weeks begin on Monday. */
export function startOfStep(day: Day, step: Step): Day {
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

/** Adds the days of a report up to columns: one for each step of the period, also where nothing was ordered. */
export function toBuckets(
  { from, to }: Period,
  days: readonly ({ day: Day } & Sums)[],
  step: Step,
): readonly Bucket[] {
  const byStart = new Map<Day, Sums>();
  for (const one of days) {
    const start = startOfStep(one.day, step);
    byStart.set(start, addSums(byStart.get(start) ?? NO_SUMS, one));
  }
  const buckets: Bucket[] = [];
  for (let first = from; first <= to; first = startOfNextStep(first, step)) {
    const last = addDays(startOfNextStep(first, step), -1);
    const sums = byStart.get(startOfStep(first, step)) ?? NO_SUMS;
    buckets.push({ ...sums, from: first, to: last < to ? last : to });
  }
  return buckets;
}
