import { RefreshCw } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import type { OptionCounts, Sort } from '#contract/lists/listCriteria.ts';
import { Button } from '#ui/button/Button.tsx';
import { HeaderCell } from '#ui/table/HeaderCell.tsx';
import { Table } from '#ui/table/Table.tsx';
import { ListFrame } from './ListFrame.tsx';
import { focusRowOrSearch, ListKeys, type RowCommand } from './ListKeys.tsx';
import { ListKeysHint } from './ListKeysHint.tsx';
import { ListErrorPanel, ListRows, type ListRowsProps } from './ListRows.tsx';
import type {
  ListFreshness,
  ListMessages,
  ListDefinition,
  OnCriteriaChange,
  ListPage,
  ListTool,
  LoadedList,
  RowSource,
} from './listDefinition.ts';
import { SortMenu } from './SortMenu.tsx';
import { getNextSort } from './listModel.ts';
import type { ViewTabsState } from './views/viewModel.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { formatRowCount } from './formatListCount.ts';

export type ListHandle = {
  /** Moves focus to the row at this index, or else to the last row or the search. */
  focusRow: (index: number) => void;
};

export type ListTableProps<Row, Actions> = Omit<ListRowsProps<Row, Actions>, 'onCleared'> & {
  /** Called when the page's button is hovered or focused. */
  onPrefetchPage?: ((page: number) => void) | undefined;
  /** Whether the rows are current, which is the default. */
  freshness?: ListFreshness | undefined;
  onRefresh?: (() => void) | undefined;
  /** Number of rows per filter option with the current search and filters, if known. */
  facetCounts?: OptionCounts | undefined;
  /** Number of rows per filter option in the whole list, if known. */
  optionCounts?: OptionCounts | undefined;
  /** Without them, only the built-in views are shown. */
  views?: ViewTabsState | undefined;
  /** @default 'server' */
  source?: RowSource | undefined;
  /** Buttons for the whole list, after search and filters. */
  tools?: readonly ListTool[] | undefined;
  /** Called when E is pressed on a row. */
  onEditRow?: ((row: Row) => void) | undefined;
  ref?: Ref<ListHandle> | undefined;
};

const NO_ROWS: readonly never[] = [];
const CURRENT: ListFreshness = { status: 'current' };

/** A list with search, filters, sorting, paging and row actions. */
export function ListTable<Row, Actions>({ ref, ...props }: ListTableProps<Row, Actions>) {
  const { list, state, criteria, onChange, onPrefetchPage, freshness = CURRENT, onRefresh } = props;
  const { source = 'server' } = props;
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useImperativeHandle(ref, () => ({
    focusRow: (index) => focusRowOrSearch(table, search, index),
  }));
  useFocusAfterRemoval(table, (index) => focusRowOrSearch(table, search, index));
  const refresh = useFocusAfterRefresh(freshness.status, onRefresh, () => focusRowOrSearch(table, search, 0));
  if (state.status === 'failed' && list.failure === 'panel')
    return <ListErrorPanel {...props} state={state} />;
  const { messages } = list;
  const status = state.status === 'loading' ? 'loading' : 'ready';
  const isPending = 'pendingPage' in state && state.pendingPage !== undefined;
  return (
    <ListFrame
      {...{ list, state, criteria, source, onChange }}
      searchRef={search}
      optionCounts={props.optionCounts}
      facetCounts={props.facetCounts}
      views={props.views}
      tools={props.tools ?? []}
      refreshButton={
        freshness.status !== 'current' &&
        state.status !== 'loading' && <RefreshButton {...{ messages, freshness }} onRefresh={refresh} />
      }
      footer={
        state.status === 'listed' && (
          <ListPagination
            {...{ list, state, onChange, onPrefetchPage }}
            pageSize={criteria.pageSize}
            hint={<ListKeysHint commands={getRowCommands(props)} />}
          />
        )
      }
    >
      <ListKeys
        {...{ table, search, hintId }}
        skipLabel={state.status === 'listed' ? messages.skipToRows : undefined}
        onRowCommand={(command, index) => runRowCommand(props, command, index)}
      />
      <div className="relative">
        {(state.status === 'listed' || state.status === 'loading') && (
          <div className="tbl-sort">
            <SortMenu
              {...{ list, onChange }}
              sort={criteria.sort}
              unsorted={source === 'server' ? 'newest' : 'unknown'}
            />
          </div>
        )}
        <Table
          ref={table}
          label={messages.title}
          aria-describedby={state.status === 'listed' ? hintId : undefined}
          status={status}
          {...(isPending && { 'aria-busy': true })}
          density={list.density}
          rowHeight={list.rowHeight}
          columns={props.rowSelection ? [props.rowSelection.cells.column, ...list.columns] : list.columns}
          header={<TableHead {...props} />}
        >
          <ListRows {...props} onCleared={() => search.current?.focus()} />
        </Table>
      </div>
    </ListFrame>
  );
}

/** Column headers, after the checkbox for the page. */
const TableHead = <Row, Actions>({
  list,
  state,
  criteria,
  onChange,
  rowSelection,
}: ListTableProps<Row, Actions>) => (
  <>
    {rowSelection && (
      <rowSelection.cells.PageCell
        {...rowSelection}
        rows={state.status === 'listed' ? state.rows : NO_ROWS}
      />
    )}
    <ListHeader list={list} sort={criteria.sort} onChange={onChange} />
  </>
);

/** Moves focus to the first row after a refresh, because the pressed button disappears. */
function useFocusAfterRefresh(
  freshness: ListFreshness['status'],
  onRefresh: (() => void) | undefined,
  focusFirstRow: () => void,
): () => void {
  const hasPressed = useRef(false);
  const moveFocus = useEffectEvent(() => {
    if (hasPressed.current && document.activeElement === document.body) focusFirstRow();
    hasPressed.current = false;
  });
  useEffect(() => {
    if (freshness === 'current') moveFocus();
  }, [freshness]);
  return () => {
    hasPressed.current = true;
    onRefresh?.();
  };
}

/** When the focused row is removed, moves focus to the row now at its index. */
function useFocusAfterRemoval(table: RefObject<HTMLTableElement | null>, focusAt: (index: number) => void) {
  const focused = useRef<{ row: Element; index: number }>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    const onFocusIn = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      const rows = [...(table.current?.tBodies[0]?.rows ?? [])];
      focused.current = row && rows.includes(row) ? { row, index: rows.indexOf(row) } : undefined;
    };
    // Chromium fires focusout for removed elements too; those keep the index.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body)
          focused.current = undefined;
      });
    document.addEventListener('focusin', onFocusIn, controller);
    document.addEventListener('focusout', onFocusOut, controller);
    return () => controller.abort();
  }, [table]);
  useEffect(() => {
    if (!focused.current || focused.current.row.isConnected) return;
    if (document.activeElement === document.body) focusAt(focused.current.index);
  });
}

/** Returns the commands of rows besides opening. */
const getRowCommands = <Row, Actions>({ rowSelection, onEditRow }: ListTableProps<Row, Actions>) => [
  ...(rowSelection ? (['select'] as const) : []),
  ...(onEditRow ? (['edit'] as const) : []),
];

/** Runs a key's command on a row of the page. */
function runRowCommand<Row, Actions>(
  props: ListTableProps<Row, Actions>,
  command: RowCommand,
  index: number,
) {
  const { state, rowSelection, onEditRow } = props;
  const row = state.status === 'listed' ? state.rows[index] : undefined;
  if (row === undefined || state.status !== 'listed') return;
  if (command === 'edit') return onEditRow?.(row);
  if (!rowSelection) return;
  const { selection, toSelectable } = rowSelection;
  const { id } = toSelectable(row);
  const pageRows = state.rows.map(toSelectable);
  if (command === 'selectRange') return selection.setRow(pageRows, id, 'selected', 'range');
  selection.setRow(pageRows, id, selection.has(id) ? 'unselected' : 'selected', 'row');
}

type OutdatedFreshness = Exclude<ListFreshness, { status: 'current' }>;

type RefreshButtonProps = {
  messages: ListMessages;
  freshness: OutdatedFreshness;
  onRefresh: () => void;
};

/** Says that the list has changed, and reloads it when pressed. Rows don't move before that. */
const RefreshButton = ({ messages, freshness, onRefresh }: RefreshButtonProps) => (
  <Button
    size="sm"
    icon={<RefreshCw />}
    status={freshness.status === 'refreshing' ? 'busy' : 'ready'}
    title={messages.refreshHint}
    onClick={onRefresh}
    className="max-sm:min-h-control-lg @max-[40rem]/tbl:py-0 @max-[20rem]/tbl:px-2 @max-[20rem]/tbl:[&>svg]:hidden"
  >
    <span>{renderRefreshLabel(messages, freshness)}</span>
  </Button>
);

function renderRefreshLabel(t: ListMessages, freshness: OutdatedFreshness) {
  if (freshness.status === 'refreshing') return t.refreshing;
  if (freshness.status === 'newRows' && t.newRows) return t.newRows(freshness.count);
  return (
    <>
      <span className="@max-[72rem]/tbl:sr-only">{`${t.updatesAvailable} ·`}</span> <span>{t.refresh}</span>
    </>
  );
}

type ListHeaderProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  sort: Sort | undefined;
  onChange: OnCriteriaChange;
};

/** Column headers. Sortable ones are buttons. */
function ListHeader<Row, Actions>({ list, sort, onChange }: ListHeaderProps<Row, Actions>) {
  return list.columns.map(({ id, header, align, visible, card }) => {
    const direction = sort?.column === id ? sort.direction : 'none';
    return (
      <HeaderCell
        key={id}
        {...{ align, visible, card }}
        sort={Object.hasOwn(list.sortBy, id) ? direction : undefined}
        onSort={() => onChange({ sort: getNextSort(sort, id) })}
      >
        {header}
      </HeaderCell>
    );
  });
}

type ListPaginationProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListPage<Row> & LoadedList;
  pageSize: number;
  onChange: OnCriteriaChange;
  onPrefetchPage?: ((page: number) => void) | undefined;
  hint: ReactNode;
};

function ListPagination<Row, Actions>(props: ListPaginationProps<Row, Actions>) {
  const { messages, pageSizes } = props.list;
  const { page, pageCount, range, pendingPage = page } = props.state;
  const { onChange } = props;
  const formats = useFormats();
  const format = (count: RowCount) => formatRowCount(messages, formats, count);
  const getButtonProps = (target: number) => ({
    onClick: () => onChange({ page: target }),
    onPrefetch: () => props.onPrefetchPage?.(target),
  });
  return (
    <Pagination
      hint={props.hint}
      rangeText={messages.range(formats.count(range.start), formats.count(range.end), format(range.total))}
      pageText={messages.pageOf?.(formats.count(page), format(pageCount))}
      rowsPerPage={{
        label: messages.rowsPerPage,
        value: `${props.pageSize}`,
        options: pageSizes.map((size) => ({ value: `${size}`, label: formats.count(size) })),
        onChange: (size) => onChange({ pageSize: Number(size) }),
      }}
      previous={{
        label: messages.previous,
        disabledReason: pendingPage > 1 ? undefined : messages.onFirstPage,
        ...getButtonProps(pendingPage - 1),
      }}
      next={{
        label: messages.next,
        disabledReason: pendingPage < pageCount.count ? undefined : messages.onLastPage,
        ...getButtonProps(pendingPage + 1),
      }}
    />
  );
}
