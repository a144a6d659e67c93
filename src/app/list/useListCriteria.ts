import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListRules, OnCriteriaChange } from '#features/list/listDefinition.ts';
import { changeCriteria } from '#features/list/listModel.ts';
import { readCriteria, writeCriteria } from '#features/list/listParams.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';

/** Marks the history entry of a list in which somebody has chosen what is shown, be it everything. */
export const CHOSEN = { list: 'chosen' };

/** Rendered at once: the text in the URL and the text that is being typed are never two. */
const IN_PLACE = { replace: true, preventScrollReset: true, flushSync: true, state: CHOSEN };

/**
 * What a list shows, read from the URL and written to it. It replaces the entry in the history, so that Back leaves the page.
 * `entryQuery` is read instead of a URL that is about to become it.
 */
export function useListCriteria<Row>(list: ListRules<Row>, entryQuery?: string) {
  const [urlParams, setParams] = useSearchParams();
  const params = entryQuery === undefined ? urlParams : new URLSearchParams(entryQuery);
  // By the list's own part of the query: another change of it, such as an order that opens, draws no list anew.
  const own = writeCriteria(list, new URLSearchParams(), readCriteria(list, params)).toString();
  const criteria = useMemo(() => readCriteria(list, new URLSearchParams(own)), [list, own]);
  const change: OnCriteriaChange = useEventCallback((to) =>
    setParams(writeCriteria(list, params, changeCriteria(list, criteria, to)), IN_PLACE),
  );
  return [criteria, change] as const;
}
