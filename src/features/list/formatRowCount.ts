import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Formats } from '#features/format/formats.ts';
import type { Words } from '#languages/words.ts';

const DIGITS = 4;

/** Formats a number of rows: '1,299', or 'about 1,234,000' where it is an estimate, of which only four digits are said. */
export function formatRowCount(
  copy: Pick<Words['list']['listCopy'], 'about'>,
  formats: Formats,
  { count, precision }: RowCount,
): string {
  if (precision === 'exact') return formats.count(count);
  return copy.about(formats.count(Number(count.toPrecision(DIGITS))));
}
