import { splitRange } from '#contract/lists/ranges.ts';
import type { OptionCounts } from '#contract/lists/countOptions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { formatDate } from '../format/dateModel.ts';
import { formatCount } from '../format/formatCount.ts';
import { formatMoney } from '../format/moneyModel.ts';
import { filterCopy as copy } from './filterCopy.ts';
import type { ChoiceFilter, FilterOption, ListFilter } from './listDefinition.ts';

/** Makes the options of a filter of their labels; the first is any of them. */
export const toFilterOptions = (labels: Readonly<Record<string, string>>): ChoiceFilter['options'] => [
  { value: 'any', label: copy.any },
  ...Object.entries(labels).map(([value, label]): FilterOption => ({ value, label })),
];

/** Tells whether a filter is behind the button for more of them, and so has a chip. */
export const isInPanel = (filter: ListFilter): boolean =>
  filter.range !== undefined || filter.place === 'panel';

/** Returns the filters with a chip that leave rows out. */
export const getActiveFilters = (filters: readonly ListFilter[], criteria: ListCriteria) =>
  filters.filter((filter) => isInPanel(filter) && criteria.filters[filter.param] !== undefined);

/** Writes what is chosen: 'Low', 'from ₹500', '1 Nov 2026 – 25 Nov 2026'. */
export function formatChoice(filter: ListFilter, value: string, currency: string | null): string {
  if (filter.options) return filter.options.find((one) => one.value === value)?.label ?? value;
  const format = (end: string) =>
    filter.range === 'days' ? formatDate(end) : formatMoney(Number(end), filter.screen, currency);
  const { from, to } = splitRange(value) ?? { from: '', to: '' };
  if (to === '') return copy.from(format(from));
  return from === '' ? copy.upTo(format(to)) : copy.between(format(from), format(to));
}

/** Writes an option with how many rows of the whole list it has, where that is known. */
export function formatOption(
  param: string,
  { value, label }: FilterOption,
  counts: OptionCounts | undefined,
) {
  const count = counts?.[param]?.[value];
  return count === undefined ? label : copy.counted(label, formatCount(count));
}
