import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import { roundAmount } from '#contract/money/decimal.ts';
import type { Sums } from '#contract/reports/orderSums.ts';
import type { ReportTotals } from '#contract/reports/salesReport.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '../format/formats.ts';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };
const SIGNED_PERCENT: Intl.NumberFormatOptions = { ...PERCENT, signDisplay: 'always' };
const DECIMAL: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };
const COMPACT: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };

const HUNDREDTHS = 100;

/** Amounts of a report are in hundredths. */
export const formatRevenue = (hundredths: number, formats: Formats): string =>
  formats.money(hundredths / HUNDREDTHS, 'dashboard');

/** Formats a figure. */
export function formatFigure({ kind, value }: Figure, formats: Formats): string {
  switch (kind) {
    case 'money':
      return formatRevenue(value, formats);
    case 'count':
      return formats.count(value);
    case 'share':
      return formats.number(value, PERCENT);
    default:
      return kind satisfies never;
  }
}

const compactMoney = new Map<string, Intl.NumberFormatOptions>();

/** Cached, because formatters are cached by their options. */
function getCompactMoney(currency: string): Intl.NumberFormatOptions {
  const options = compactMoney.get(currency) ?? {
    ...COMPACT,
    minimumFractionDigits: 0,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  };
  compactMoney.set(currency, options);
  return options;
}

/** Formats a figure for an axis: '₹1.2m', '40k'. */
export function formatAxisValue({ kind, value }: Figure, formats: Formats): string {
  if (kind !== 'money') return formats.number(value, COMPACT);
  const amount = value / HUNDREDTHS;
  if (formats.currency !== null) return formats.number(amount, getCompactMoney(formats.currency));
  const text = formats.number(Math.abs(amount), COMPACT);
  return `${amount < 0 ? '\u2212' : ''}${formats.currencySymbol('dashboard')}${text}`;
}

/** Formats the change from the period before: '+12.5%' and '₹3,210 more'. */
export function formatChange(
  change: Change,
  kind: Figure['kind'],
  { t, formats }: ReportFormatting,
): { ratio: string | undefined; text: string } {
  if (change.direction === 'same') return { ratio: undefined, text: t.same };
  const { direction, amount: difference, ratio } = change;
  const amount =
    kind === 'share' ? formatPoints(difference) : formatFigure({ kind, value: difference }, formats);
  return {
    ratio:
      ratio === undefined ? undefined : formats.number(direction === 'up' ? ratio : -ratio, SIGNED_PERCENT),
    text: direction === 'up' ? t.more(amount) : t.less(amount),
  };

  function formatPoints(share: number): string {
    // Rounded as displayed, so that the plural form matches.
    const points = Math.round(share * 1000) / 10;
    return t.points(points, formats.number(points, DECIMAL));
  }
}

type ReportsMessages = Messages['reports']['reportsPage'];

/** Messages and formats of a report. */
export type ReportFormatting = { t: ReportsMessages; formats: Formats };

/** A number of a report with its kind. Money is in hundredths, shares are of 1. */
export type Figure = { kind: 'money' | 'count' | 'share'; value: number };

export const FIGURES = ['revenue', 'orders', 'average', 'paid', 'refunded', 'cancelled'] as const;
export type FigureName = (typeof FIGURES)[number];

/** Division by zero is 0. */
const divide = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Returns the average of orders that count toward revenue, in hundredths. */
export const getAverage = (
  { revenue, counted }: Pick<Sums, 'revenue' | 'counted'>,
  currency: Currency,
): number => roundAmount(divide(revenue, counted), Math.max(0, getCurrencyDecimals(currency) - 2));

/** Returns a figure of a period. The average is of orders that count toward revenue, shares are of all orders. */
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

/** The change of a figure. `ratio` is relative to the previous one; undefined if that was 0, or for shares. */
export type Change =
  | { direction: 'same' }
  | { direction: 'up' | 'down'; amount: number; ratio: number | undefined };

/** Compares a figure with that of the period before. */
export function getChange(current: Figure, previous: Figure): Change {
  const difference = current.value - previous.value;
  if (Math.abs(difference) < (current.kind === 'share' ? 0.0005 : 0.5)) return { direction: 'same' };
  const ratio =
    current.kind === 'share' || previous.value <= 0 ? undefined : Math.abs(difference) / previous.value;
  return { direction: difference > 0 ? 'up' : 'down', amount: Math.abs(difference), ratio };
}
