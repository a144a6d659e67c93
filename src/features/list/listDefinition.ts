import type { ReactNode } from 'react';
import type { TableColumn } from '#ui/table/tableColumns.ts';
import type { TableCardProps } from '#ui/table/TableCard.tsx';
import type { listCopy } from './listCopy.ts';

export type Sort = { column: string; direction: 'ascending' | 'descending' };

/** What the administrator asked to see. `page` counts from 1 and may lie beyond the last: it is shown as the last. */
export type ListCriteria = {
  search: string;
  /** The chosen option of each filter, by its parameter; a filter that is not named lets every row pass. */
  filters: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
  sort?: Sort | undefined;
};

/** A change of what is shown; what is not named stays. An undefined filter is taken off. */
export type CriteriaChange = Partial<Omit<ListCriteria, 'filters'>> & {
  filters?: Readonly<Record<string, string | undefined>> | undefined;
};
export type OnCriteriaChange = (change: CriteriaChange) => void;

/** Everything a list can be showing: one of these, never two at once. `totalCount` counts all rows, found or not. */
export type ListState<Row> =
  | { status: 'loading' }
  /** `text` says what went wrong. */
  | { status: 'failed'; text: string }
  | { status: 'noMatch'; totalCount: number }
  | ({ status: 'listed'; totalCount: number } & ListPage<Row>);

/**
 * Whether the rows are what the store has: changed, where somebody else has written meanwhile; newRows, where it is known
 * that there are more; refreshing, while they are asked for again.
 */
export type ListFreshness = 'current' | 'changed' | 'newRows' | 'refreshing';

export type ListPage<Row> = {
  rows: readonly Row[];
  /** The page that is shown, after a number beyond the last became the last. */
  page: number;
  pageCount: number;
  range: { start: number; end: number; total: number };
};

export type ListFilter<Row> = {
  /** Its name in the URL. */
  param: string;
  label: string;
  /** The first lets every row pass. */
  options: readonly [FilterOption, ...FilterOption[]];
  matches: (row: Row, value: string) => boolean;
};
type FilterOption = { value: string; label: string };

/** What a list does with its rows, without how it draws them. */
export type ListRules<Row> = {
  columns: readonly { id: string; sortBy?: ((row: Row) => string | number | undefined) | undefined }[];
  filters: readonly ListFilter<Row>[];
  /** The text of a row that a search looks at, in whatever case. */
  searchText: (row: Row) => string;
  /** What is looked for when this is typed, where that is not the same. */
  searchTerm?: ((typed: string) => string) | undefined;
  pageSizes: readonly [number, ...number[]];
  defaultPageSize: number;
  /** What another search or filter does with the page number. */
  onNarrowing: 'keepPage' | 'firstPage';
};

export type ListColumn<Row, Actions> = TableColumn & {
  /** Its name, also of the sort in the URL. */
  id: string;
  header: string;
  /** end for figures and actions. @default 'start' */
  align?: 'start' | 'end' | undefined;
  headerClassName?: string | undefined;
  className?: string | undefined;
  /** What the column is sorted by. A column without it can't be sorted; rows without a value stand last. */
  sortBy?: ((row: Row) => string | number | undefined) | undefined;
  cell: (row: Row, actions: Actions) => ReactNode;
  /** What stands in the cell while the rows are loading; given the number of the row. */
  skeleton: (index: number) => ReactNode;
};

/** The texts of a list; what all lists say the same is in listCopy. */
export type ListTexts = typeof listCopy & {
  title: string;
  /** How many there are, beside the title. */
  count: (matchCount: number, totalCount: number, filtered: 'filtered' | 'whole') => string;
  search: string;
  searchPlaceholder: string;
  loading: string;
  /** What is said where it is known that there are more rows. */
  newRows?: string | undefined;
  /** Why nothing can be searched while the rows are loading. */
  notYet: string;
  noMatch: string;
  noMatchHint?: string | undefined;
  failedHint: string;
  retry: string;
  range: (start: string, end: string, total: string) => string;
  /** Which page of how many; a list without it leaves it out. */
  pageOf?: ((page: string, pageCount: string) => string) | undefined;
};

/** One list: its columns, filters and texts. `Actions` is what a row's links and buttons can ask for. */
export type ListDefinition<Row, Actions> = Omit<ListRules<Row>, 'columns'> & {
  columns: readonly ListColumn<Row, Actions>[];
  texts: ListTexts;
  /** Below which width rows are cards, and the grid of a row that is one; a cell's place in it is a class of its column. */
  cardBreakpoint: TableCardProps['cardBreakpoint'];
  rowClassName: string;
  density?: 'normal' | 'tight' | undefined;
  /** Where a failure is told: in place of the rows, or of the whole card. */
  failure: 'row' | 'panel';
};
