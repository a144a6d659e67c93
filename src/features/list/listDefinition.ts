import type { ReactNode, RefObject } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListRules } from '#contract/lists/listRules.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Messages } from '#languages/messages.ts';
import type { SkeletonKind } from '#ui/table/SkeletonRow.tsx';
import type { TableProps, TableColumn } from '#ui/table/Table.tsx';
import type { MoneyScreen } from '#features/format/formatMoney.ts';

/** A change of criteria. Omitted ones stay; an undefined filter is removed. */
export type CriteriaChange = Partial<Omit<ListCriteria, 'filters'>> & {
  filters?: Readonly<Record<string, string | undefined>> | undefined;
};
export type OnCriteriaChange = (change: CriteriaChange) => void;

export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; text: string }
  | ({ status: 'noMatch' } & LoadedList)
  | ({ status: 'listed' } & LoadedList & ListPage<Row>);

/** Where rows are searched, filtered and sorted: on the server, page by page, or in the browser, which has all of them. */
export type RowSource = 'server' | 'memory';

export type LoadedList = {
  /** Rows in the whole list. */
  totalCount: RowCount;
  /** The page that is loading while the previous one is shown. */
  pendingPage?: number | undefined;
};

/**
 * Whether the rows are current. changed: someone else has written since; newRows: rows were added; refreshing: they
 * are loading again.
 */
export type ListFreshness =
  | { status: 'current' }
  | { status: 'changed' }
  | { status: 'newRows'; count: number }
  | { status: 'refreshing' };

export type ListPage<Row> = {
  rows: readonly Row[];
  /** At most the last page. */
  page: number;
  pageCount: RowCount;
  /** Positions of the first and last row, and the number of matches. */
  range: { start: number; end: number; total: RowCount };
};

export type ListFilter = ChoiceFilter | RangeFilter | TextFilter;

type FilterName = {
  /** URL parameter. */
  param: string;
  label: string;
};

export type ChoiceFilter = FilterName & {
  /** The first matches every row. */
  options: readonly [FilterOption, ...FilterOption[]];
  /** toolbar: a select beside the search; panel: behind the filters button. @default 'toolbar' */
  placement?: 'toolbar' | 'panel' | undefined;
  /** In the panel. A select is for options whose number grows. @default 'segments' */
  control?: 'segments' | 'select' | undefined;
  range?: undefined;
};
export type FilterOption = {
  value: string;
  label: string;
  /** As a tab, where the filter's label is missing: "Low on stock". @default label */
  tabLabel?: string | undefined;
};

/** A range of amounts, counts or days. Always in the panel. */
export type RangeFilter = FilterName & { options?: undefined } & (
    | { range: 'money'; screen: MoneyScreen }
    | { range: 'count' }
    | { range: 'days' }
  );

/** Any text, set only by links. It has a chip but no control. */
type TextFilter = FilterName & {
  options?: undefined;
  range?: undefined;
  /** Text of the chip. @default the value */
  formatValue?: ((value: string) => string) | undefined;
};

/** A column. Without `visible` it is shown at any width, unless the administrator hides it. */
export type ListColumn<Row, Actions> = TableColumn & {
  /** Also the sort's name in the URL and in `sortBy`. */
  id: string;
  header: string;
  className?: string | undefined;
  cell: (row: Row, actions: Actions) => ReactNode;
  /** Shape of the cell's content while rows load. @default by the column's slot */
  skeleton?: SkeletonKind | undefined;
};

/** The messages of a list. Those that all lists share are in `list.shared`. */
export type ListMessages = Messages['list']['shared'] & {
  title: string;
  /** Number of rows, beside the title. */
  count: (matches: RowCount, totalCount: RowCount, filtered: 'filtered' | 'unfiltered') => string;
  search: string;
  searchPlaceholder: string;
  loading: string;
  /** Shown if rows were added. */
  newRows?: ((count: number) => string) | undefined;
  /** Why the list can't be searched while it loads. */
  notYet: string;
  noMatch: string;
  noMatchHint?: string | undefined;
  /** Shown if the list has no rows at all. Its default title is `noMatch`. */
  empty?: { title?: string; text: string } | undefined;
  failedHint: string;
  retry: string;
  range: (start: string, end: string, total: string) => string;
  /** "Page 1 of 9". Not shown if undefined. */
  pageOf?: ((page: string, pageCount: string) => string) | undefined;
};

/** A button for the whole list. On phones it is an item of a menu. */
export type ListTool = {
  label: string;
  /** @default 'everywhere' */
  shownOn?: 'everywhere' | 'phones' | undefined;
  icon: ReactNode;
  /** `busy` while its dialog loads. @default 'ready' */
  status?: 'ready' | 'busy' | undefined;
  disabledReason?: string | undefined;
  onSelect: () => void;
  ref?: RefObject<HTMLButtonElement | null> | undefined;
};

/**
 * Everything needed to render a list: the contract's rules with columns, filters and messages. `Actions` are the
 * callbacks of a row's controls.
 */
export type ListDefinition<Row, Actions> = ListRules<Row> & {
  columns: readonly ListColumn<Row, Actions>[];
  filters: readonly ListFilter[];
  /** The page after another search or filter: the same or the first. */
  pageOnFilterChange: 'keep' | 'first';
  getRowId: (row: Row) => string;
  /** Called for a click anywhere in a row. Does the same as the row's link. */
  openRow?: ((row: Row, actions: Actions) => void) | undefined;
  messages: ListMessages;
  density?: 'normal' | 'tight' | undefined;
  /** Set by the administrator. @default 'comfortable' */
  rowHeight?: TableProps['rowHeight'];
  /** Whether an error replaces the rows or the whole card. */
  failure: 'row' | 'panel';
  /** Parameter of the filter whose options are built-in views. */
  builtInViews?: string | undefined;
};
