import type { OptionCounts } from '#contract/lists/countOptions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { formatCount } from '../format/formatCount.ts';
import { filterCopy as copy } from './filterCopy.ts';
import type { ChoiceFilter, FilterOption, ListFilter } from './listDefinition.ts';

/** Makes the options of a filter of their labels; the first is any of them. */
export const toFilterOptions = (labels: Readonly<Record<string, string>>): ChoiceFilter['options'] => [
  { value: 'any', label: copy.any },
  ...Object.entries(labels).map(([value, label]): FilterOption => ({ value, label })),
];

/** Tells whether a filter is behind the button for more of them, and so has a chip. */
export const isInPanel = (filter: ListFilter): boolean => !filter.options || filter.place === 'panel';

/** Returns the filters with a chip that leave rows out. */
export const getActiveFilters = (filters: readonly ListFilter[], criteria: ListCriteria) =>
  filters.filter((filter) => isInPanel(filter) && criteria.filters[filter.param] !== undefined);

/** Writes an option with how many rows of the whole list it has, where that is known. */
export function formatOption(
  param: string,
  { value, label }: FilterOption,
  counts: OptionCounts | undefined,
) {
  const count = formatOptionCount(param, { value }, counts);
  return count === undefined ? label : `${label} ${count}`;
}

/** Writes how many rows of the whole list an option has: '(12)', or nothing where that is not known. */
export function formatOptionCount(
  param: string,
  { value }: Pick<FilterOption, 'value'>,
  counts: OptionCounts | undefined,
) {
  const count = counts?.[param]?.[value];
  return count === undefined ? undefined : copy.count(formatCount(count));
}
