import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListedProduct } from '#contract/products/listedProduct.ts';
import type { ListHandle } from '#features/list/ListTable.tsx';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import { BulkBar } from '#features/products/bulk/BulkBar.tsx';
import { BulkDialog } from '#features/products/bulk/BulkDialog.tsx';
import type { BulkAction } from '#features/products/bulk/bulkModel.ts';
import type { ListSource } from '../../list/useListSource.ts';
import { useBarFocus } from './useBarFocus.ts';
import { useBulkRun } from './useBulkRun.ts';
import { useSelectAllMatches } from './useSelectAllMatches.ts';

export type BulkSectionProps = {
  selectable: ListSelection<ListedProduct>;
  source: ListSource<ListedProduct>;
  criteria: ListCriteria;
  table: RefObject<ListHandle | null>;
};

/** What can be done to the products that are selected. Loaded with the first selection. */
export function BulkSection({ selectable, source, criteria, table }: BulkSectionProps) {
  const { selection } = selectable;
  const selected = useSyncExternalStore(selection.subscribe, selection.get);
  const focus = useBarFocus(table);
  useLeaveGoneRows(selectable, source);
  const bulk = useBulkRun({ selection, onClosed: focus.restore });
  const all = useSelectAllMatches({ selectable, selected, source, criteria });
  const act = (action: BulkAction) => {
    all.stop();
    const rows = source.state.status === 'listed' ? source.state.rows : [];
    focus.rememberRow(rows.findIndex(({ _id }) => selected.has(_id)));
    bulk.start(action);
  };
  const clear = () => {
    all.stop();
    selection.clear();
    focus.giveBack();
  };
  return (
    <>
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          matches={all.matches}
          onSelectAll={all.selectAll}
          onStopCollecting={all.stop}
          onFocus={focus.onFocus}
          onAction={act}
          onClear={clear}
        />
      )}
      <BulkDialog
        state={bulk.state}
        onConfirm={bulk.confirm}
        onCancel={bulk.close}
        onCancelRun={bulk.cancelRun}
        onRetry={bulk.retry}
        onClose={bulk.close}
      />
    </>
  );
}

/** Rows that somebody else has deleted leave the selection, where all rows are held; of pages that is not known. */
function useLeaveGoneRows({ selection }: ListSelection<ListedProduct>, { held }: ListSource<ListedProduct>) {
  const rows = held.kind === 'all' ? held.rows : undefined;
  useEffect(() => {
    if (rows) selection.retain(new Set(rows.map(({ _id }) => _id)));
  }, [rows, selection]);
}
