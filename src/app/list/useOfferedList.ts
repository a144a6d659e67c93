import { useMemo } from 'react';
import { LIST_FILTERED, LIST_PAGED } from '#contract/lists/pageCall.ts';
import type { ListDefinition, ListFilter } from '#features/list/listDefinition.ts';
import { isInPanel } from '#features/list/filterText.ts';
import { offerSorts } from '../queries/offerSorts.ts';
import { useSession } from '../session/useSession.ts';

const NONE: readonly string[] = [];

/**
 * Leaves out the filters that the backend's pages don't know: it would answer with all rows, as if they passed. Then they
 * are not offered, and an address that names one reads as if it did not. The same of sorts.
 */
export function useOfferedList<Row, Actions>(
  list: ListDefinition<Row, Actions>,
): ListDefinition<Row, Actions> {
  const session = useSession();
  const capabilities = session.status === 'signedIn' ? session.capabilities : NONE;
  return useMemo(() => {
    if (!capabilities.includes(LIST_PAGED)) return list;
    const isKnown = (filter: ListFilter) =>
      !isInPanel(filter) ||
      (capabilities.includes(LIST_FILTERED) && (!filter.needs || capabilities.includes(filter.needs)));
    const sorted = offerSorts(list, capabilities);
    // The same list where nothing is left out: another one would be drawn anew.
    return list.filters.every(isKnown) ? sorted : { ...sorted, filters: list.filters.filter(isKnown) };
  }, [list, capabilities]);
}
