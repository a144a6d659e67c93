export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;

/** `column` names one of the list's `sortBy`. */
export type Sort = { column: string; direction: (typeof SORT_DIRECTIONS)[number] };

/** What a list is asked to show. `page` counts from 1 and may lie beyond the last: it is shown as the last. */
export type ListCriteria = {
  search: string;
  /** The chosen option or range of each filter, by its parameter; a filter that is not named lets every row pass. */
  filters: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
  sort?: Sort | undefined;
};
