import { formatCount } from '../format/formatCount.ts';
import { formatMoney } from '../format/moneyModel.ts';
import type { Change, Figure } from './figures.ts';
import { reportsCopy as copy } from './reportsCopy.ts';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const decimal = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });

const MINUS = '\u2212';
const HUNDREDTHS = 100;

/** Money of a report is in hundredths. */
export const formatRevenue = (hundredths: number, currency: string | null): string =>
  formatMoney(hundredths / HUNDREDTHS, 'dashboard', currency);

export const formatShare = (share: number): string => percent.format(share).replace('-', MINUS);

/** Writes a number of a report as people read it. */
export function formatFigure({ kind, value }: Figure, currency: string | null): string {
  switch (kind) {
    case 'money':
      return formatRevenue(value, currency);
    case 'count':
      return formatCount(value);
    case 'share':
      return formatShare(value);
    default:
      return kind satisfies never;
  }
}

/** Writes a number short, for an axis: '1.2M', '₹40K'. */
export const formatShort = ({ kind, value }: Figure): string =>
  compact.format(kind === 'money' ? value / HUNDREDTHS : value).replace('-', MINUS);

/** Writes how a figure differs from the period before: '+12.5%' and '₹3,210 more'. */
export function describeChange(
  change: Change,
  kind: Figure['kind'],
  currency: string | null,
): { ratio: string | undefined; words: string } {
  if (change.direction === 'same') return { ratio: undefined, words: copy.same };
  const { direction, by, ratio } = change;
  const amount =
    kind === 'share' ? copy.points(decimal.format(by * 100)) : formatFigure({ kind, value: by }, currency);
  const sign = direction === 'up' ? '+' : MINUS;
  return {
    ratio: ratio === undefined ? undefined : copy.change(sign, percent.format(ratio)),
    words: copy.difference(amount, direction === 'up' ? copy.more : copy.less),
  };
}
