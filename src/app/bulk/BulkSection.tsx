import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
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
import type { SelectAllState } from '#features/bulk/bulkModel.ts';
import { useFormats } from '#features/format/useFormats.ts';
import type { ListHandle } from '#features/list/ListTable.tsx';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import { formatRowCount } from '#features/list/formatListCount.ts';
import type { SelectableRow, SelectedRows } from '#features/list/selection.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { createPageReader } from '../list/readRows.ts';
import type { ListPageQuery } from '../list/useListPage.ts';
import { useNotify } from '../shell/useNotify.ts';
import { type BulkWork, useBulkRun } from './useBulkRun.ts';

type MatchesOptions<Row extends { _id: string }> = {
  rowSelection: ListSelection<Row>;
  selected: SelectedRows;
  pageQuery: ListPageQuery<Row>;
  /** Shown if the rows can't be read. */
  failedText: string;
};

/** Selects every row that matches, on all pages. */
function useSelectAllMatches<Row extends { _id: string }>({
  rowSelection,
  selected,
  pageQuery: { state, queries, criteria },
  failedText,
}: MatchesOptions<Row>) {
  const { selection, toSelectable } = rowSelection;
  const client = useQueryClient();
  const [collected, setCollected] = useState<number>();
  const collecting = useRef<AbortController>(undefined);
  const notify = useNotify();
  const t = useMessages('list').shared;
  const formats = useFormats();
  useEffect(() => () => collecting.current?.abort(), []);

  async function selectAll() {
    if (collected !== undefined) return;
    const { signal } = (collecting.current = new AbortController());
    const read = createPageReader<Row>((position, pageSignal) =>
      queries.readPage(client, { ...criteria, ...position }, pageSignal),
    );
    const rows: Row[] = [];
    setCollected(0);
    try {
      for (let batch = await read(signal); batch; batch = await read(signal)) {
        rows.push(...batch.rows);
        setCollected(rows.length);
      }
      signal.throwIfAborted();
      selection.set(rows.map(toSelectable), 'selected');
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      notify('error', failedText);
    } finally {
      setCollected(undefined);
    }
  }

  function getState(): SelectAllState {
    if (collected !== undefined) return { status: 'loading', count: collected };
    if (state.status !== 'listed') return { status: 'none' };
    const { total } = state.range;
    const hasMore = total.count > state.rows.length && total.count > selected.size;
    return hasMore ? { status: 'available', count: formatRowCount(t, formats, total) } : { status: 'none' };
  }
  return {
    state: getState(),
    selectAll: () => void selectAll(),
    stop: () => collecting.current?.abort(),
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
  const onPress = () => {
    onOpen();
    startTransition(() => setSelectedIds(new Set(rowSelection.selection.get().keys())));
  };
  const dialog = (
    <LoadBoundary onClose={close}>
      {selectedIds && <Export {...{ pageQuery, selectedIds }} onClose={close} />}
    </LoadBoundary>
  );
  return { button: { status: isLoading ? ('busy' as const) : ('ready' as const), onPress }, dialog };
}

/** Moves focus back to where it came from, or to the next row, when the bar closes with the selection. */
function useBarFocus(tableRef: RefObject<ListHandle | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  const firstIndex = useRef(0);
  const restore = () => {
    // A closing dialog first returns focus to the button that opened it.
    setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      if (tableRef.current) tableRef.current.focusRow(firstIndex.current);
      else document.getElementById(MAIN_ID)?.focus();
    });
  };
  return {
    restore,
    restoreFocus() {
      if (cameFrom.current?.isConnected) cameFrom.current.focus();
      else restore();
    },
    /** Remembers the index of the first row that an action may remove. */
    rememberRow: (index: number) => {
      firstIndex.current = Math.max(0, index);
    },
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
  };
}

export type SelectedRowsProps<Row extends { _id: string }> = {
  rowSelection: ListSelection<Row>;
  pageQuery: ListPageQuery<Row>;
  tableRef: RefObject<ListHandle | null>;
};

type BarProps<Action> = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  onAction: (action: Action) => void;
  exportSelected: ExportSelectedProps;
};

type BulkSectionProps<Row extends { _id: string }, Action> = SelectedRowsProps<Row> & {
  work: BulkWork<Action>;
  Bar: ComponentType<BarProps<Action>>;
  Export: SelectionExport<Row>;
};

/** Shows the action bar of the selected rows, and the dialogs of its actions. */
export function BulkSection<Row extends { _id: string }, Action>(props: BulkSectionProps<Row, Action>) {
  const { rowSelection, pageQuery, tableRef, work, Bar, Export } = props;
  const { selection, toSelectable } = rowSelection;
  const selected = useSyncExternalStore(selection.subscribe, selection.get);
  const focus = useBarFocus(tableRef);
  const bulk = useBulkRun({ ...work, selection, onClosed: focus.restore });
  const all = useSelectAllMatches({
    rowSelection,
    selected,
    pageQuery,
    failedText: work.messages.collectFailed,
  });
  const exportSelected = useSelectionExport(props, Export, all.stop);
  const shownRows = pageQuery.state.status === 'listed' ? pageQuery.state.rows.map(toSelectable) : [];
  const hidden = findHidden([...selected.values()], shownRows);
  const [listed, setListed] = useState<readonly SelectableRow[]>();
  const act = (action: Action) => {
    all.stop();
    focus.rememberRow(shownRows.findIndex(({ id }) => selected.has(id)));
    selection.refresh(shownRows);
    bulk.start(action);
  };
  const clear = () => {
    all.stop();
    selection.clear();
    focus.restoreFocus();
  };
  return (
    <>
      {selected.size > 0 && (
        <Bar
          count={selected.size}
          hiddenCount={hidden.length}
          onShowSelected={() => setListed([...new Set([...hidden, ...selected.values()])])}
          selectAll={all.state}
          onSelectAll={all.selectAll}
          onCancelSelectAll={all.stop}
          onFocus={focus.onFocus}
          onAction={act}
          onClear={clear}
          exportSelected={exportSelected.button}
        />
      )}
      {exportSelected.dialog}
      {listed && (
        <SelectedRowsDialog
          title={work.messages.selected}
          rows={listed}
          hiddenCount={findHidden(listed, shownRows).length}
          selected={selected}
          onChange={(row, to) => selection.set([row], to)}
          onClose={() => {
            setListed(undefined);
            focus.restore();
          }}
        />
      )}
      <BulkDialog
        state={bulk.state}
        messages={work.messages}
        onConfirm={bulk.confirm}
        onCancel={bulk.close}
        onCancelRun={bulk.cancelRun}
        onRetry={bulk.retry}
        onClose={bulk.close}
      />
    </>
  );
}

function findHidden(rows: readonly SelectableRow[], shown: readonly SelectableRow[]) {
  const shownIds = new Set(shown.map(({ id }) => id));
  return rows.filter(({ id }) => !shownIds.has(id));
}
