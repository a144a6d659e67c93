import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  useRef,
  useTransition,
  useEffect,
} from 'react';
import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import { BulkDialog } from '#features/bulk/BulkDialog.tsx';
import { SelectedRowsDialog } from '#features/bulk/SelectedRowsDialog.tsx';
import type { ExportSelectedProps, SelectionBarProps } from '#features/bulk/SelectionBar.tsx';
import type { BulkMessages, SelectAllState } from '#features/bulk/bulkModel.ts';
import { useFormats } from '#features/format/useFormats.ts';
import type { ListHandle } from '#features/list/ListTable.tsx';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import { formatRowCount } from '#features/list/formatListCount.ts';
import type { SelectableRow, SelectedRows } from '#features/list/selection.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { createRowReader } from '../list/readRows.ts';
import type { ListPageQuery } from '../list/useListPage.ts';
import { useNotify } from '../page/useNotify.ts';
import { type BulkActions, useBulkRun } from './useBulkRun.ts';

type MatchesOptions<Row extends { _id: string }> = {
  rowSelection: ListSelection<Row>;
  selected: SelectedRows;
  pageQuery: ListPageQuery<Row>;
  messages: Pick<BulkMessages<never>, 'selectAll' | 'collectFailed'>;
};

/** Selects every row that matches, on all pages. */
function useSelectAllMatches<Row extends { _id: string }>({
  rowSelection,
  selected,
  pageQuery: { state, queries, criteria, scope },
  messages,
}: MatchesOptions<Row>) {
  const { selection, toSelectable } = rowSelection;
  const client = useQueryClient();
  /** Number of rows collected so far; undefined while not collecting. */
  const [collectedCount, setCollectedCount] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  const notify = useNotify();
  const t = useMessages('list').shared;
  const formats = useFormats();
  useEffect(() => () => controller.current?.abort(), []);

  async function selectAll() {
    if (collectedCount !== undefined) return;
    const { signal } = (controller.current = new AbortController());
    const read = createRowReader<Row>((position, pageSignal) =>
      queries.readPage(client, { ...criteria, ...position }, pageSignal),
    );
    const rows: Row[] = [];
    setCollectedCount(0);
    try {
      for (let batch = await read(signal); batch; batch = await read(signal)) {
        rows.push(...batch.rows);
        setCollectedCount(rows.length);
      }
      signal.throwIfAborted();
      selection.set(rows.map(toSelectable), 'selected');
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      notify('error', messages.collectFailed);
    } finally {
      setCollectedCount(undefined);
    }
  }

  function getState(): SelectAllState {
    if (collectedCount !== undefined) return { status: 'loading', count: collectedCount };
    if (state.status !== 'listed') return { status: 'none' };
    const { total } = state.range;
    const hasMore = total.count > state.rows.length && total.count > selected.size;
    if (!hasMore) return { status: 'none' };
    return { status: 'available', label: messages.selectAll(formatRowCount(t, formats, total), scope) };
  }
  return {
    state: getState(),
    start: () => void selectAll(),
    stop: () => controller.current?.abort(),
  };
}

type SelectionExport<Row extends { _id: string }> = ComponentType<{
  pageQuery: ListPageQuery<Row>;
  selectedIds: ReadonlySet<string>;
  onClose: () => void;
}>;

/** Exports the rows that were selected when the dialog was opened. */
function useSelectionExport<Row extends { _id: string }>(
  { rowSelection, pageQuery }: { rowSelection: ListSelection<Row>; pageQuery: ListPageQuery<Row> },
  Export: SelectionExport<Row>,
  onOpen: () => void,
) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>();
  const [isLoading, startTransition] = useTransition();
  const close = () => setSelectedIds(undefined);
  const onClick = () => {
    onOpen();
    startTransition(() => setSelectedIds(new Set(rowSelection.selection.get().keys())));
  };
  const dialog = (
    <LoadBoundary onClose={close}>
      {selectedIds && <Export {...{ pageQuery, selectedIds }} onClose={close} />}
    </LoadBoundary>
  );
  return { button: { status: isLoading ? ('busy' as const) : ('ready' as const), onClick }, dialog };
}

/** Moves focus out of the bar before it closes: to the element that had it before, or to a row. */
function useBarFocus(tableRef: RefObject<ListHandle | null>) {
  const previousFocus = useRef<HTMLElement>(null);
  const firstRowIndex = useRef(0);
  /** Focuses the row that takes the place of the first selected one, unless something else has focus. */
  const focusRow = () => {
    // Waits until a closing dialog has returned focus to the button that opened it.
    setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      if (tableRef.current) tableRef.current.focusRow(firstRowIndex.current);
      else document.getElementById(MAIN_ID)?.focus();
    });
  };
  return {
    focusRow,
    restoreFocus() {
      if (previousFocus.current?.isConnected) previousFocus.current.focus();
      else focusRow();
    },
    setFirstRow: (index: number) => {
      firstRowIndex.current = Math.max(0, index);
    },
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        previousFocus.current = relatedTarget;
    },
  };
}

export type BulkListProps<Row extends { _id: string }> = {
  rowSelection: ListSelection<Row>;
  pageQuery: ListPageQuery<Row>;
  tableRef: RefObject<ListHandle | null>;
};

type BarProps<Action> = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  onAction: (action: Action) => void;
  exportSelected: ExportSelectedProps;
};

type BulkSectionProps<Row extends { _id: string }, Action> = BulkListProps<Row> & {
  actions: BulkActions<Action>;
  Bar: ComponentType<BarProps<Action>>;
  Export: SelectionExport<Row>;
  /** Renders a dialog that runs an action on rows which need not be selected. */
  renderDialog?: ((run: (action: Action, rows: readonly SelectableRow[]) => void) => ReactNode) | undefined;
};

/** Shows the action bar of the selected rows, and the dialogs of its actions. */
export function BulkSection<Row extends { _id: string }, Action>(props: BulkSectionProps<Row, Action>) {
  const { rowSelection, pageQuery, tableRef, actions, Bar, Export, renderDialog } = props;
  const { selection, toSelectable } = rowSelection;
  const selected = useSyncExternalStore(selection.subscribe, selection.get);
  const focus = useBarFocus(tableRef);
  const bulk = useBulkRun({ ...actions, selection, onClosed: focus.focusRow });
  const selectAll = useSelectAllMatches({
    rowSelection,
    selected,
    pageQuery,
    messages: actions.messages,
  });
  const form =
    bulk.state.status === 'confirming' && actions.form?.isNeeded(bulk.state.action) ? bulk.state : undefined;
  const exportSelected = useSelectionExport(props, Export, selectAll.stop);
  const shownRows = pageQuery.state.status === 'listed' ? pageQuery.state.rows.map(toSelectable) : [];
  const hidden = findHiddenRows([...selected.values()], shownRows);
  const [dialogRows, setDialogRows] = useState<readonly SelectableRow[]>();
  const runAction = (action: Action) => {
    selectAll.stop();
    focus.setFirstRow(shownRows.findIndex(({ id }) => selected.has(id)));
    selection.refresh(shownRows);
    bulk.start(action);
  };
  const runOnRows = (action: Action, rows: readonly SelectableRow[]) => {
    focus.setFirstRow(shownRows.findIndex(({ id }) => id === rows[0]?.id));
    bulk.run(action, rows);
  };
  const clear = () => {
    selectAll.stop();
    selection.clear();
    focus.restoreFocus();
  };
  return (
    <>
      {selected.size > 0 && (
        <Bar
          count={selected.size}
          hiddenCount={hidden.length}
          onShowSelected={() => setDialogRows([...new Set([...hidden, ...selected.values()])])}
          selectAll={selectAll.state}
          onSelectAll={selectAll.start}
          onCancelSelectAll={selectAll.stop}
          onFocus={focus.onFocus}
          onAction={runAction}
          onClear={clear}
          exportSelected={exportSelected.button}
        />
      )}
      {exportSelected.dialog}
      {dialogRows && (
        <SelectedRowsDialog
          title={actions.messages.selected}
          rows={dialogRows}
          hiddenCount={findHiddenRows(dialogRows, shownRows).length}
          selected={selected}
          onChange={(row, state) => selection.set([row], state)}
          onClose={() => {
            setDialogRows(undefined);
            focus.focusRow();
          }}
        />
      )}
      {renderDialog?.(runOnRows)}
      {form && actions.form?.render({ ...form, onConfirm: bulk.run, onCancel: bulk.close })}
      <BulkDialog
        state={form ? { status: 'closed' } : bulk.state}
        messages={actions.messages}
        onConfirm={bulk.confirm}
        onCancel={bulk.close}
        onCancelRun={bulk.cancelRun}
        onRetry={bulk.retry}
        onClose={bulk.close}
      />
    </>
  );
}

/** Returns the rows that are not on the shown page. */
function findHiddenRows(rows: readonly SelectableRow[], shown: readonly SelectableRow[]) {
  const shownIds = new Set(shown.map(({ id }) => id));
  return rows.filter(({ id }) => !shownIds.has(id));
}
