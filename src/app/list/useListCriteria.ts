import { useSearchParams } from 'react-router-dom';
import type { ListDefinition, OnCriteriaChange } from '#features/list/listDefinition.ts';
import { changeCriteria } from '#features/list/listModel.ts';
import { readCriteria, writeCriteria } from '#features/list/listParams.ts';

/** State of a history entry whose criteria the administrator has set, even if back to the defaults. */
export const USER_CHANGED = { list: 'changed' };

/** Back leaves the page instead of undoing each filter. */
export const REPLACE_OPTIONS = { replace: true, preventScrollReset: true, state: USER_CHANGED };

/** Reads the criteria of a list from the URL, and writes changes to it. `pendingQuery` is about to become the URL's query. */
export function useListCriteria<Row, Actions>(list: ListDefinition<Row, Actions>, pendingQuery?: string) {
  const [urlParams, setParams] = useSearchParams();
  const params = pendingQuery === undefined ? urlParams : new URLSearchParams(pendingQuery);
  const criteria = readCriteria(list, params);
  const change: OnCriteriaChange = (to) =>
    setParams(writeCriteria(list, params, changeCriteria(list, criteria, to)), REPLACE_OPTIONS);
  return [criteria, change] as const;
}
