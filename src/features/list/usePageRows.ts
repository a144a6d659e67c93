import { useEffect, useMemo, useRef } from 'react';
import type { ListState } from './listDefinition.ts';
import type { ListSelection } from './SelectionCells.tsx';

/** The rows of the page, for who selects a range of them: the same function, so that no row is drawn anew for it. */
export function usePageRows<Row>(state: ListState<Row>, selectable: ListSelection<Row> | undefined) {
  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  });
  return useMemo(
    () => () => {
      const { current } = shown;
      return selectable && current.status === 'listed' ? current.rows.map(selectable.toSelectable) : [];
    },
    [selectable],
  );
}
