export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;

/** `column` names one of the list's `sortBy`. */
export type Sort = { column: string; direction: (typeof SORT_DIRECTIONS)[number] };

/** What a list shows. `page` counts from 1; a page beyond the last is shown as the last. */
export type ListCriteria = {
  search: string;
  /** The value of each filter that is set, by its parameter. */
  filters: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
  sort?: Sort | undefined;
};

/** How many rows each option of a filter has, by the filter's parameter. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;
