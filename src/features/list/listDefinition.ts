import type { ComponentType, ReactNode } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { OptionCounts } from '#contract/lists/countOptions.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { RowRules } from '#contract/lists/listRules.ts';
import type { MoneyScreen } from '#features/format/moneyModel.ts';
import type { Words } from '#languages/words.ts';
import type { TableColumn } from '#ui/table/tableColumns.ts';
import type { TableProps } from '#ui/table/Table.tsx';

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
  | ({ status: 'noMatch'; totalCount: number } & PagedFacts)
  | ({ status: 'listed'; totalCount: number } & PagedFacts & ListPage<Row>);

/** What is left out by a list that holds all its rows: they are counted, and nothing is waited for. */
export type PagedFacts = {
  /** The page that has been asked for and is on its way, while these rows still stand: steps go on from it. */
  pendingPage?: number | undefined;
  /** How exact the two counts are: how many match, and how many there are. */
  precision?: { matches: Precision; totalCount: Precision } | undefined;
};
type Precision = RowCount['precision'];

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

export type ListFilter = ChoiceFilter | RangeFilter | TextFilter;

type FilterName = {
  /** Its name in the URL. */
  param: string;
  label: string;
  /** The capability of a backend whose pages know it, where not all do that have filters. */
  needs?: string | undefined;
};

export type ChoiceFilter = FilterName & {
  /** The first lets every row pass. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** toolbar: a select beside the search; panel: behind the button for more filters. @default 'toolbar' */
  place?: 'toolbar' | 'panel' | undefined;
  range?: undefined;
};
export type FilterOption = { value: string; label: string };

/** A lowest and a highest amount, or a first and a last day; always in the panel. */
export type RangeFilter = FilterName & { options?: undefined } & (
    | { range: 'money'; screen: MoneyScreen }
    | { range: 'days' }
  );

/** Any text, which a link brings: it has a chip, and nothing to choose from. */
export type TextFilter = FilterName & { text: 'any'; options?: undefined; range?: undefined };

/** What a list does with its rows, without how it draws them. */
export type ListRules<Row> = RowRules<Row> & {
  columns: readonly { id: string }[];
  /** Columns that only some backends with pages can sort by, with the capability that says so. */
  sortNeeds?: Readonly<Record<string, string>> | undefined;
  filters: readonly ListFilter[];
  pageSizes: readonly [number, ...number[]];
  defaultPageSize: number;
  /** What another search or filter does with the page number. */
  onNarrowing: 'keepPage' | 'firstPage';
};

export type ListColumn<Row, Actions> = TableColumn & {
  /** Its name, also of the sort in the URL and among the list's `sortBy`. */
  id: string;
  header: string;
  /** end for figures and actions. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /**
   * shown: it can't be hidden, because it names the row or has no width and takes what the others leave; last: the
   * actions, which stay at the row's end.
   */
  fixed?: 'shown' | 'last' | undefined;
  className?: string | undefined;
  cell: (row: Row, actions: Actions) => ReactNode;
  /** What stands in the cell while the rows are loading; given the number of the row. */
  skeleton: (index: number) => ReactNode;
};

/** The texts of a list; what all lists say the same is in listCopy. */
export type ListTexts = Words['list']['listCopy'] & {
  title: string;
  /** How many there are, beside the title. */
  count: (matches: RowCount, totalCount: RowCount, filtered: 'filtered' | 'whole') => string;
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

export type ListTabsProps = {
  filter: ChoiceFilter;
  selected: string | undefined;
  onChange: OnCriteriaChange;
  /** How many rows each option would show now, and how many there are without this filter; undefined until that is known. */
  optionCounts: OptionCounts | undefined;
  allCount: RowCount | undefined;
  disabledReason: string | undefined;
};

/** One list: its columns, filters and texts. `Actions` is what a row's links and buttons can ask for. */
export type ListDefinition<Row, Actions> = Omit<ListRules<Row>, 'columns'> & {
  columns: readonly ListColumn<Row, Actions>[];
  getRowId: (row: Row) => string;
  texts: ListTexts;
  /** The grid of a row that is a card; a cell's place in it is a class of its column. */
  rowClassName: string;
  density?: 'normal' | 'tight' | undefined;
  /** As the administrator has chosen. @default 'comfortable' */
  rowHeight?: TableProps['rowHeight'];
  /** Where a failure is told: in place of the rows, or of the whole card. */
  failure: 'row' | 'panel';
  /**
   * The filter of the toolbar whose options are tabs as well, with their counts; and the tabs, which a list without them does
   * not load.
   */
  tabs?: { param: string; Tabs: ComponentType<ListTabsProps> } | undefined;
};
