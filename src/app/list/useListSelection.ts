import { useMemo, useState } from 'react';
import { createSelection, type SelectableRow } from '#features/list/selection.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';

/** The selection of a list. It lasts over pages, searches, filters and sorts. */
export function useListSelection<Row extends { _id: string }, Messages>(
  toSelectable: (messages: Messages, row: Row) => SelectableRow,
  messages: Messages,
): ListSelection<Row> {
  const [selection] = useState(createSelection);
  // The same object while the language is the same, so that rows keep what they have rendered.
  return useMemo(
    () => ({ selection, toSelectable: (row) => toSelectable(messages, row), cells: selectionCells }),
    [selection, toSelectable, messages],
  );
}
