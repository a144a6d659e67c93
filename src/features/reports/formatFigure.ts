import type { Formats } from '../format/formats.ts';
import type { Change, Figure } from './figures.ts';
import type { ReportWriting } from './reportWriting.ts';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };
const SIGNED_PERCENT: Intl.NumberFormatOptions = { ...PERCENT, signDisplay: 'always' };
const DECIMAL: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };
const COMPACT: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };

const HUNDREDTHS = 100;

/** Money of a report is in hundredths. */
export const formatRevenue = (hundredths: number, formats: Formats): string =>
  formats.money(hundredths / HUNDREDTHS, 'dashboard');

/** Writes a number of a report as people read it. */
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

/** Writes a number short, for an axis: '1.2m', '40k'. */
export const formatShort = ({ kind, value }: Figure, formats: Formats): string =>
  formats.number(kind === 'money' ? value / HUNDREDTHS : value, COMPACT);

/** Writes how a figure differs from the period before: '+12.5%' and '₹3,210 more'. */
export function describeChange(
  change: Change,
  kind: Figure['kind'],
  { copy, formats }: ReportWriting,
): { ratio: string | undefined; words: string } {
  if (change.direction === 'same') return { ratio: undefined, words: copy.same };
  const { direction, by, ratio } = change;
  const amount = kind === 'share' ? formatPoints(by) : formatFigure({ kind, value: by }, formats);
  return {
    ratio:
      ratio === undefined ? undefined : formats.number(direction === 'up' ? ratio : -ratio, SIGNED_PERCENT),
    words: direction === 'up' ? copy.more(amount) : copy.less(amount),
  };

  function formatPoints(share: number): string {
    // As it is written, so that the word after it agrees.
    const points = Math.round(share * 1000) / 10;
    return copy.points(points, formats.number(points, DECIMAL));
  }
}
