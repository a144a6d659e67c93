import { type ComponentType, useState, useTransition } from 'react';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import type { ListPageQuery } from '../list/useListPage.ts';

export type SelectionExport<Row extends { _id: string }> = ComponentType<{
  page: ListPageQuery<Row>;
  selectedIds: ReadonlySet<string>;
  onClose: () => void;
}>;

/** Exports the rows that were selected when it was opened: one that somebody deletes meanwhile is told as missing. */
export function useSelectionExport<Row extends { _id: string }>(
  { selectable, page }: { selectable: ListSelection<Row>; page: ListPageQuery<Row> },
  Export: SelectionExport<Row>,
  onOpen: () => void,
) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>();
  const [isLoading, startTransition] = useTransition();
  const close = () => setSelectedIds(undefined);
  const onPress = () => {
    onOpen();
    startTransition(() => setSelectedIds(new Set(selectable.selection.get().keys())));
  };
  const dialog = (
    <LoadBoundary onClose={close}>
      {selectedIds && <Export {...{ page, selectedIds }} onClose={close} />}
    </LoadBoundary>
  );
  return { button: { status: isLoading ? ('busy' as const) : ('ready' as const), onPress }, dialog };
}
