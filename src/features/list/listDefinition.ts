import type { ComponentType, ReactNode } from 'react';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { ListRules } from '#contract/lists/listRules.ts';
import type { MoneyScreen } from '#features/format/moneyModel.ts';
import type { Words } from '#languages/words.ts';
import type { TableColumn } from '#ui/table/tableColumns.ts';
import type { TableProps } from '#ui/table/Table.tsx';

/** A change of what is shown; what is not named stays. An undefined filter is taken off. */
export type CriteriaChange = Partial<Omit<ListCriteria, 'filters'>> & {
  filters?: Readonly<Record<string, string | undefined>> | undefined;
};
export type OnCriteriaChange = (change: CriteriaChange) => void;

/** The states of a list. */
export type ListState<Row> =
  | { status: 'loading' }
  /** `text` says what went wrong. */
  | { status: 'failed'; text: string }
  | ({ status: 'noMatch' } & LoadedList)
  | ({ status: 'listed' } & LoadedList & ListedRows<Row>);

export type LoadedList = {
  /** Rows in the whole list. */
  totalCount: RowCount;
  /** The page that is loading while the previous one is still shown. */
  pendingPage?: number | undefined;
};

/**
 * Whether the rows are up to date. changed: somebody else has written since; newRows: rows are known to have been added;
 * refreshing: they are being loaded again.
 */
export type ListFreshness = 'current' | 'changed' | 'newRows' | 'refreshing';

export type ListedRows<Row> = {
  rows: readonly Row[];
  /** At most the last page, whichever was asked for. */
  page: number;
  pageCount: RowCount;
  /** Positions of the first and the last row, and how many rows match. */
  range: { start: number; end: number; total: RowCount };
};

export type ListFilter = ChoiceFilter | RangeFilter | TextFilter;

type FilterName = {
  /** Its name in the URL. */
  param: string;
  label: string;
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

/** Any text, which only a link sets: it has a chip and nothing to choose from. */
export type TextFilter = FilterName & { options?: undefined; range?: undefined };

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
  facetCounts: OptionCounts | undefined;
  allCount: RowCount | undefined;
  disabledReason: string | undefined;
};

/** A list as it is drawn: the contract's rules with columns, filters and texts. `Actions` are the callbacks of a row's controls. */
export type ListDefinition<Row, Actions> = ListRules<Row> & {
  columns: readonly ListColumn<Row, Actions>[];
  filters: readonly ListFilter[];
  /** Whether another search or filter goes back to the first page. */
  onFilterChange: 'keepPage' | 'firstPage';
  getRowId: (row: Row) => string;
  texts: ListTexts;
  /** The grid of a row shown as a card; a column's class places its cell. */
  rowClassName: string;
  density?: 'normal' | 'tight' | undefined;
  /** The administrator's choice. @default 'comfortable' */
  rowHeight?: TableProps['rowHeight'];
  /** Whether a failure replaces the rows or the whole card. */
  failure: 'row' | 'panel';
  /** A toolbar filter whose options are also tabs with counts. The component is named here so that other lists don't load it. */
  tabs?: { param: string; Tabs: ComponentType<ListTabsProps> } | undefined;
};
