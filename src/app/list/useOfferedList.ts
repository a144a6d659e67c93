import { useMemo } from 'react';
import { LIST_FILTERED, LIST_PAGED } from '#contract/lists/pageCall.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { isInPanel } from '#features/list/filterText.ts';
import { useCapability } from '../session/useCapability.ts';

/**
 * Leaves out the filters that the backend's pages don't know: it would answer with all rows, as if they passed. Then they
 * are not offered, and an address that names one reads as if it did not.
 */
export function useOfferedList<Row, Actions>(
  list: ListDefinition<Row, Actions>,
): ListDefinition<Row, Actions> {
  const hasPages = useCapability(LIST_PAGED) === 'offered';
  const knowsFilters = useCapability(LIST_FILTERED) === 'offered';
  return useMemo(
    () =>
      hasPages && !knowsFilters
        ? { ...list, filters: list.filters.filter((filter) => !isInPanel(filter)) }
        : list,
    [list, hasPages, knowsFilters],
  );
}
