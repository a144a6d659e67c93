import { useMemo, useState } from 'react';
import { createSelection, type SelectableRow } from '#features/list/selection.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';

/** The selection of a list. It lasts over pages, searches, filters and sorts. */
export function useListSelection<Row extends { _id: string }, Messages>(
  toSelectable: (messages: Messages, row: Row) => SelectableRow,
  messages: Messages,
): ListSelection<Row> {
  const [selection] = useState(createSelection);
  // Stable while the language stays, so that memoized rows are not rendered again.
  return useMemo(
    () => ({ selection, toSelectable: (row) => toSelectable(messages, row), cells: selectionCells }),
    [selection, toSelectable, messages],
  );
}
