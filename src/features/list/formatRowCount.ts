import type { RowCount } from '#contract/lists/pageCall.ts';
import { formatCount } from '#features/format/formatCount.ts';
import { listCopy } from './listCopy.ts';

const DIGITS = 4;

/** Formats a number of rows: '1,299', or 'about 1,234,000' where it is an estimate, of which only four digits are said. */
export function formatRowCount({ count, precision }: RowCount): string {
  if (precision === 'exact') return formatCount(count);
  return listCopy.about(formatCount(Number(count.toPrecision(DIGITS))));
}
