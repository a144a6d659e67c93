import { RefreshCw } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import type { OptionCounts, Sort } from '#contract/lists/listCriteria.ts';
import { Button } from '#ui/button/Button.tsx';
import { HeaderCell } from '#ui/table/HeaderCell.tsx';
import { Table } from '#ui/table/Table.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListFailedPanel, ListRows, type ListRowsProps } from './ListRows.tsx';
import type { ListFreshness, ListTexts, ListDefinition, OnCriteriaChange } from './listDefinition.ts';
import { nextSort } from './listModel.ts';

export type ListHandle = {
  /** Moves the focus to what now stands in the place of a row that is gone: the next row, the last one, or the search. */
  focusRow: (index: number) => void;
};

export type ListTableProps<Row, Actions> = Omit<ListRowsProps<Row, Actions>, 'onCleared'> & {
  /** A step to this page is likely: its button is pointed at or has the focus. */
  onPrefetchPage?: ((page: number) => void) | undefined;
  /** Whether the rows are still what the backend has. @default 'current' */
  freshness?: ListFreshness | undefined;
  /** Shows the list as it is now. */
  onRefresh?: (() => void) | undefined;
  /** How many rows each option of a filter would show now, if known. */
  facetCounts?: OptionCounts | undefined;
  /** Buttons for the whole list, after search and filter. */
  tools?: ReactNode;
  /** Beside the count: a link to a part of the list. */
  note?: ReactNode;
  ref?: Ref<ListHandle> | undefined;
};

const NO_ROWS: readonly never[] = [];

/** Draws a list to search, filter, sort, page through and act on; and, instead of rows, why there are none. */
export function ListTable<Row, Actions>({ ref, ...props }: ListTableProps<Row, Actions>) {
  const { list, state, criteria, onChange, onPrefetchPage, freshness = 'current', onRefresh } = props;
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    focusRow: (index) => focusRow(table.current, search.current, index),
  }));
  useFocusAfterRemoval(table, (index) => focusRow(table.current, search.current, index));
  const refresh = useFocusAfterRefresh(freshness, onRefresh, () =>
    focusRow(table.current, search.current, 0),
  );
  if (state.status === 'failed' && list.failure === 'panel')
    return <ListFailedPanel {...props} state={state} />;
  const { texts } = list;
  const status = state.status === 'loading' ? 'loading' : 'ready';
  const isPending = 'pendingPage' in state && state.pendingPage !== undefined;
  return (
    <ListFrame
      {...{ list, state, criteria, onChange, search }}
      facetCounts={props.facetCounts}
      note={props.note}
      tools={props.tools}
      changedButton={
        freshness !== 'current' &&
        state.status !== 'loading' && <ListChangedButton {...{ texts, freshness }} onRefresh={refresh} />
      }
      footer={
        state.status === 'listed' && (
          <ListPagination {...{ list, state, onChange, onPrefetchPage }} pageSize={criteria.pageSize} />
        )
      }
    >
      <Table
        ref={table}
        label={texts.title}
        status={status}
        {...(isPending && { 'aria-busy': true })}
        density={list.density}
        rowHeight={list.rowHeight}
        columns={props.selectable ? [props.selectable.cells.column, ...list.columns] : list.columns}
        header={<Head {...props} />}
      >
        <ListRows {...props} onCleared={() => search.current?.focus()} />
      </Table>
    </ListFrame>
  );
}

/** The columns' names, after the checkbox for the whole page. */
const Head = <Row, Actions>({
  list,
  state,
  criteria,
  onChange,
  selectable,
}: ListTableProps<Row, Actions>) => (
  <>
    {selectable && (
      <selectable.cells.PageCell {...selectable} rows={state.status === 'listed' ? state.rows : NO_ROWS} />
    )}
    <ListHeader list={list} sort={criteria.sort} onChange={onChange} />
  </>
);

/** The button that asked for the list is gone once the list has come: who pressed it is led to the first row. */
function useFocusAfterRefresh(
  freshness: ListFreshness,
  onRefresh: (() => void) | undefined,
  focusFirstRow: () => void,
): () => void {
  const pressed = useRef(false);
  const moveFocus = useEffectEvent(() => {
    if (pressed.current && document.activeElement === document.body) focusFirstRow();
    pressed.current = false;
  });
  useEffect(() => {
    if (freshness === 'current') moveFocus();
  }, [freshness]);
  return () => {
    pressed.current = true;
    onRefresh?.();
  };
}

/** Moves the focus to the row that takes the place of the one with the focus, if that leaves the list. */
function useFocusAfterRemoval(table: RefObject<HTMLTableElement | null>, focusAt: (index: number) => void) {
  const focusedIndex = useRef<number>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    const onFocusIn = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      const rows = [...(table.current?.tBodies[0]?.rows ?? [])];
      focusedIndex.current = row && rows.includes(row) ? rows.indexOf(row) : undefined;
    };
    // Chromium fires it for an element that is being removed, too.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body)
          focusedIndex.current = undefined;
      });
    document.addEventListener('focusin', onFocusIn, stop);
    document.addEventListener('focusout', onFocusOut, stop);
    return () => stop.abort();
  }, [table]);
  useEffect(() => {
    if (focusedIndex.current !== undefined && document.activeElement === document.body)
      focusAt(focusedIndex.current);
  });
}

/** The first link or button of the row now at the index tells where the focus is: it names the row. */
function focusRow(table: HTMLTableElement | null, search: HTMLElement | null, index: number) {
  const rows = [...(table?.tBodies[0]?.rows ?? [])];
  const row = rows[Math.min(index, rows.length - 1)];
  (row?.querySelector<HTMLElement>('a, td:not([colspan]) button') ?? search)?.focus();
}

type ListChangedButtonProps = {
  texts: ListTexts;
  freshness: Exclude<ListFreshness, 'current'>;
  onRefresh: () => void;
};

/** Says that the list is not what it was, and shows it as it is now. Until it is pressed, no row moves. */
const ListChangedButton = ({ texts, freshness, onRefresh }: ListChangedButtonProps) => (
  <Button
    size="sm"
    icon={<RefreshCw />}
    status={freshness === 'refreshing' ? 'busy' : 'ready'}
    title={texts.refreshHint}
    onClick={onRefresh}
    // On the narrowest screens its words need all the room there is.
    className="@max-[20rem]/tbl:[&>svg]:hidden"
  >
    <span className="min-w-0 truncate">{getNews(texts, freshness)}</span>
  </Button>
);

function getNews(texts: ListTexts, freshness: Exclude<ListFreshness, 'current'>): string {
  if (freshness === 'refreshing') return texts.refreshing;
  return (freshness === 'newRows' ? texts.newRows : undefined) ?? texts.changed;
}

type ListHeaderProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  sort: Sort | undefined;
  onChange: OnCriteriaChange;
};

/** The columns' names; those that can be sorted are buttons. */
function ListHeader<Row, Actions>({ list, sort, onChange }: ListHeaderProps<Row, Actions>) {
  return list.columns.map(({ id, header, align, hiddenBelow, fixed }) => {
    const common = { align, hiddenBelow, className: fixed === 'last' ? 'print:hidden' : undefined };
    if (!Object.hasOwn(list.sortBy, id))
      return (
        <HeaderCell key={id} {...common}>
          {header}
        </HeaderCell>
      );
    return (
      <HeaderCell
        key={id}
        {...common}
        sort={sort?.column === id ? sort.direction : 'none'}
        onSort={() => onChange({ sort: nextSort(sort, id) })}
      >
        {header}
      </HeaderCell>
    );
  });
}
