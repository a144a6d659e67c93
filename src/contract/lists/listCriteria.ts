export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;

/** `column` is a key of the list's `sortBy`. */
export type Sort = { column: string; direction: (typeof SORT_DIRECTIONS)[number] };

/** Selects what a list shows. `page` starts at 1; a page beyond the last one is treated as the last. */
export type ListCriteria = {
  search: string;
  /** Values of the active filters by parameter name. */
  filters: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
  sort?: Sort | undefined;
};

/** Number of rows per option, by the filter's parameter name. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Key of the total in a filter's counts. */
export const ALL_OPTION = 'all';

/** Returns the criteria without the given filter. */
export function withoutFilter<Criteria extends Pick<ListCriteria, 'filters'>>(
  criteria: Criteria,
  param: string,
): Criteria {
  const { [param]: _, ...filters } = criteria.filters;
  return { ...criteria, filters };
}
