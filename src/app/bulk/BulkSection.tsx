import { type ComponentType, type RefObject, useState, useSyncExternalStore } from 'react';
import { BulkDialog } from '#features/bulk/BulkDialog.tsx';
import type { ExportSelected } from '#features/bulk/ExportSelectedButton.tsx';
import { SelectedRowsDialog } from '#features/bulk/SelectedRowsDialog.tsx';
import type { SelectionBarProps } from '#features/bulk/SelectionBar.tsx';
import type { ListHandle } from '#features/list/ListTable.tsx';
import type { SelectableRow } from '#features/list/selection.ts';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import type { ListPageQuery } from '../list/useListPage.ts';
import { useBarFocus } from './useBarFocus.ts';
import { type BulkWork, useBulkRun } from './useBulkRun.ts';
import { useSelectAllMatches } from './useSelectAllMatches.ts';
import { type SelectionExport, useSelectionExport } from './useSelectionExport.tsx';

export type SelectedRowsProps<Row extends { _id: string }> = {
  selectable: ListSelection<Row>;
  page: ListPageQuery<Row>;
  table: RefObject<ListHandle | null>;
};

type BarProps<Action> = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  onAction: (action: Action) => void;
  exporting: ExportSelected;
};

export type BulkSectionProps<Row extends { _id: string }, Action> = SelectedRowsProps<Row> & {
  work: BulkWork<Action>;
  Bar: ComponentType<BarProps<Action>>;
  Export: SelectionExport<Row>;
};

/** The bar of a list's selected rows, and the dialog of what is being done to them. */
export function BulkSection<Row extends { _id: string }, Action>(props: BulkSectionProps<Row, Action>) {
  const { selectable, page, table, work, Bar, Export } = props;
  const { selection, toSelectable } = selectable;
  const selected = useSyncExternalStore(selection.subscribe, selection.get);
  const focus = useBarFocus(table);
  const bulk = useBulkRun({ ...work, selection, onClosed: focus.restore });
  const all = useSelectAllMatches({ selectable, selected, page, failedText: work.words.collectFailed });
  const exporting = useSelectionExport(props, Export, all.stop);
  const shownRows = page.state.status === 'listed' ? page.state.rows.map(toSelectable) : [];
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
          onShow={() => setListed([...new Set([...hidden, ...selected.values()])])}
          matches={all.matches}
          onSelectAll={all.selectAll}
          onStopCollecting={all.stop}
          onFocus={focus.onFocus}
          onAction={act}
          onClear={clear}
          exporting={exporting.button}
        />
      )}
      {exporting.dialog}
      {listed && (
        <SelectedRowsDialog
          title={work.words.selected}
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
        words={work.words}
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
