import { splitRange } from '#contract/lists/ranges.ts';
import type { Formats } from '#features/format/formats.ts';
import type { Words } from '#languages/words.ts';
import type { ListFilter } from './listDefinition.ts';

/** Writes what is chosen: 'Low', 'from ₹500', '1 Nov 2026 – 25 Nov 2026'. */
export function formatChoice(
  copy: Words['list']['filterChipCopy'],
  formats: Formats,
  filter: ListFilter,
  value: string,
): string {
  if (filter.options) return filter.options.find((one) => one.value === value)?.label ?? value;
  if (!filter.range) return value;
  const format = (end: string) =>
    filter.range === 'days' ? formats.date(end) : formats.money(Number(end), filter.screen);
  const { from, to } = splitRange(value) ?? { from: '', to: '' };
  if (to === '') return copy.from(format(from));
  return from === '' ? copy.upTo(format(to)) : copy.between(format(from), format(to));
}
