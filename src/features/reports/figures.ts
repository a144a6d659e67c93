import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import { roundAmount } from '#contract/money/decimal.ts';
import type { Sums } from '#contract/reports/orderSums.ts';
import type { ReportTotals } from '#contract/reports/salesReport.ts';

/** A number of a report, and what it is a number of. Money is in hundredths, shares are of 1. */
export type Figure = { kind: 'money' | 'count' | 'share'; value: number };

export const FIGURES = ['revenue', 'orders', 'average', 'paid', 'refunded', 'cancelled'] as const;
export type FigureName = (typeof FIGURES)[number];

/** Nothing of nothing is nothing. */
const divide = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Returns what an order that counts in the revenue amounts to on average, in hundredths. */
export const getAverage = (
  { revenue, counted }: Pick<Sums, 'revenue' | 'counted'>,
  currency: Currency,
): number => roundAmount(divide(revenue, counted), Math.max(0, getCurrencyDecimals(currency) - 2));

/** Returns one of a period's figures. The average is of the orders that count in the revenue, the shares are of all. */
export function getFigure(name: FigureName, totals: ReportTotals, currency: Currency): Figure {
  switch (name) {
    case 'revenue':
      return { kind: 'money', value: totals.revenue };
    case 'orders':
      return { kind: 'count', value: totals.orders };
    case 'average':
      return { kind: 'money', value: getAverage(totals, currency) };
    case 'paid':
    case 'refunded':
    case 'cancelled':
      return { kind: 'share', value: divide(totals[name], totals.orders) };
    default:
      return name satisfies never;
  }
}

/** How a figure differs from the one before it. `ratio` is of the former; undefined where that was nothing, or a share. */
export type Change =
  | { direction: 'same' }
  | { direction: 'up' | 'down'; by: number; ratio: number | undefined };

/** Compares a figure with that of the period before. */
export function getChange(now: Figure, before: Figure): Change {
  const by = now.value - before.value;
  if (Math.abs(by) < (now.kind === 'share' ? 0.0005 : 0.5)) return { direction: 'same' };
  const ratio = now.kind === 'share' || before.value <= 0 ? undefined : Math.abs(by) / before.value;
  return { direction: by > 0 ? 'up' : 'down', by: Math.abs(by), ratio };
}
