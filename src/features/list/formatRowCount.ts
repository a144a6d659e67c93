import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Formats } from '#features/format/formats.ts';
import type { Words } from '#languages/words.ts';

/** Formats a number of rows: '1,299', or '10,000+' for more than were counted. */
export const formatRowCount = (
  copy: Pick<Words['list']['listCopy'], 'atLeast'>,
  formats: Formats,
  { count, precision }: RowCount,
): string => (precision === 'exact' ? formats.count(count) : copy.atLeast(formats.count(count)));
