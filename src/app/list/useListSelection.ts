import { useState } from 'react';
import { createSelection } from '#features/list/selection.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';

/** The selection of a list. It lasts over pages, searches, filters and sorts. */
export function useListSelection<Row extends { _id: string }>(
  toSelectable: ListSelection<Row>['toSelectable'],
): ListSelection<Row> {
  const [selection] = useState(createSelection);
  return { selection, getId: ({ _id }) => _id, toSelectable, cells: selectionCells };
}
