import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import type { Words } from '#languages/words.ts';
import type { FilterOption, ListFilter } from './listDefinition.ts';

type FilterCopy = Words['list']['filterCopy'];

/** Returns whether a filter is in the panel, and so has a chip. */
export const isInPanel = (filter: ListFilter): boolean => !filter.options || filter.place === 'panel';

/** Returns the filters of the panel that are set. */
export const getActiveFilters = (filters: readonly ListFilter[], criteria: ListCriteria) =>
  filters.filter((filter) => isInPanel(filter) && criteria.filters[filter.param] !== undefined);

/** Formats an option with how many rows it would show, if known. */
export function formatOption(
  copy: Pick<FilterCopy, 'option'>,
  param: string,
  option: FilterOption,
  counts: OptionCounts | undefined,
) {
  const count = getOptionCount(param, option, counts);
  return count === undefined ? option.label : copy.option(option.label, count);
}

/** Returns how many rows an option would show; undefined if not counted. */
export const getOptionCount = (
  param: string,
  { value }: Pick<FilterOption, 'value'>,
  counts: OptionCounts | undefined,
): number | undefined => counts?.[param]?.[value];
