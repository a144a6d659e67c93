import type { Query, QueryClient } from '@tanstack/react-query';
import { getListRevision } from '../api/listRevisions.ts';
import type { ListName } from '#contract/lists/listRules.ts';

type Listeners = {
  /** A query of a list was sent, or its data has come. */
  onFetch: (list: ListName, query: Query, step: 'sent' | 'received') => void;
  /** A write to a list was sent, or has failed. */
  onWrite: (list: ListName, step: 'sent' | 'failed') => void;
};

const findList = (meta: { list?: ListName } | undefined) => meta?.list;

/** Tells what this tab asks for and writes of the lists. Returns the function that stops it. */
export function followCache(client: QueryClient, { onFetch, onWrite }: Listeners): () => void {
  const stopQueries = client.getQueryCache().subscribe((event) => {
    const list = findList(event.query.meta);
    if (event.type !== 'updated' || !list) return;
    const { action, query } = event;
    if (action.type === 'fetch') onFetch(list, query, 'sent');
    // What was set by hand is this tab's own write, and says nothing about what others wrote.
    if (action.type === 'success' && !action.manual) onFetch(list, query, 'received');
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    const list = findList(event.mutation?.meta);
    if (event.type !== 'updated' || !list) return;
    if (event.action.type === 'pending') onWrite(list, 'sent');
    if (event.action.type === 'error') onWrite(list, 'failed');
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Returns the oldest revision that what is held of a list shows; undefined where that is not known. */
export function findReceivedRevision(client: QueryClient, list: ListName): number | undefined {
  const queries = client.getQueryCache().findAll({ predicate: ({ meta }) => findList(meta) === list });
  const known = queries.flatMap(({ state }) => getListRevision(state.data) ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}
