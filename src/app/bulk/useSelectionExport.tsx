import { type ComponentType, useState } from 'react';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import { useWords } from '#features/words/useWords.ts';
import { useLazyTool } from '../shell/useLazyTool.ts';
import type { ListPageQuery } from '../list/useListPage.ts';

type DialogProps<Row extends { _id: string }> = {
  page: ListPageQuery<Row>;
  selectedIds: ReadonlySet<string>;
  onClose: () => void;
};

export type LoadExport<Row extends { _id: string }> = () => Promise<ComponentType<DialogProps<Row>>>;

/** Exports the rows that were selected when it was opened: one that somebody deletes meanwhile is told as missing. */
export function useSelectionExport<Row extends { _id: string }>(
  { selectable, page }: { selectable: ListSelection<Row>; page: ListPageQuery<Row> },
  load: LoadExport<Row>,
  onOpen: () => void,
) {
  const { exportButtonCopy: copy } = useWords('list');
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>();
  const { status, Opened: Dialog, open, close } = useLazyTool(load, copy.notLoaded);
  const onPress = () => {
    onOpen();
    setSelectedIds(new Set(selectable.selection.get().keys()));
    open();
  };
  const dialog = Dialog && selectedIds && <Dialog {...{ page, selectedIds }} onClose={close} />;
  return { button: { status, onPress }, dialog };
}
