import type { OptionCounts } from '#contract/lists/countOptions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { Words } from '#languages/words.ts';
import type { ChoiceFilter, FilterOption, ListFilter } from './listDefinition.ts';

type FilterCopy = Words['list']['filterCopy'];

/** Makes the options of a filter of their labels; the first is any of them. */
export const toFilterOptions = (
  copy: Pick<FilterCopy, 'any'>,
  labels: Readonly<Record<string, string>>,
): ChoiceFilter['options'] => [
  { value: 'any', label: copy.any },
  ...Object.entries(labels).map(([value, label]): FilterOption => ({ value, label })),
];

/** Tells whether a filter is behind the button for more of them, and so has a chip. */
export const isInPanel = (filter: ListFilter): boolean => !filter.options || filter.place === 'panel';

/** Returns the filters with a chip that leave rows out. */
export const getActiveFilters = (filters: readonly ListFilter[], criteria: ListCriteria) =>
  filters.filter((filter) => isInPanel(filter) && criteria.filters[filter.param] !== undefined);

/** Writes an option with how many rows it would show, where that is known. */
export function formatOption(
  copy: Pick<FilterCopy, 'option'>,
  param: string,
  option: FilterOption,
  counts: OptionCounts | undefined,
) {
  const count = getOptionCount(param, option, counts);
  return count === undefined ? option.label : copy.option(option.label, count);
}

/** Returns how many rows an option would show; undefined where that is not known. */
export const getOptionCount = (
  param: string,
  { value }: Pick<FilterOption, 'value'>,
  counts: OptionCounts | undefined,
): number | undefined => counts?.[param]?.[value];
