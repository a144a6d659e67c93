import { splitRange } from '#contract/lists/ranges.ts';
import { formatDate } from '../format/dateModel.ts';
import { formatMoney } from '../format/moneyModel.ts';
import { filterChipCopy as copy } from './filterChipCopy.ts';
import type { ListFilter } from './listDefinition.ts';

/** Writes what is chosen: 'Low', 'from ₹500', '1 Nov 2026 – 25 Nov 2026'. */
export function formatChoice(filter: ListFilter, value: string, currency: string | null): string {
  if (filter.options) return filter.options.find((one) => one.value === value)?.label ?? value;
  if (!filter.range) return value;
  const format = (end: string) =>
    filter.range === 'days' ? formatDate(end) : formatMoney(Number(end), filter.screen, currency);
  const { from, to } = splitRange(value) ?? { from: '', to: '' };
  if (to === '') return copy.from(format(from));
  return from === '' ? copy.upTo(format(to)) : copy.between(format(from), format(to));
}
