import type { Query, QueryClient } from '@tanstack/react-query';
import type { ListName } from '#contract/lists/listRules.ts';
import type { LiveRevisions } from '#contract/live/live.ts';
import type { ListFreshness } from '#features/list/listDefinition.ts';
import { getListRevision } from '../api/listRevisions.ts';
import {
  beginOwnWrite,
  countMissing,
  dropOwnWrite,
  hearFrom,
  type ListChanges,
  noChanges,
} from './listChanges.ts';
import type { LiveStatus } from './liveClient.ts';

type Listeners = {
  /** A query of a list was sent, or its data has come. */
  onFetch: (list: ListName, query: Query, step: 'sent' | 'received') => void;
  /** A write to a list was sent, or has failed. */
  onWrite: (list: ListName, step: 'sent' | 'failed') => void;
};

const findList = (meta: { list?: ListName } | undefined) => meta?.list;

/** Tells what this tab asks for and writes of the lists. Returns the function that stops it. */
function followCache(client: QueryClient, { onFetch, onWrite }: Listeners): () => void {
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
function findReceivedRevision(client: QueryClient, list: ListName): number | undefined {
  const queries = client.getQueryCache().findAll({ predicate: ({ meta }) => findList(meta) === list });
  const known = queries.flatMap(({ state }) => getListRevision(state.data) ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** Whether what a query holds is what the store has, as far as it is known. */
type Freshness = Exclude<ListFreshness, 'refreshing'>;

/** What was known when a query's data was asked for. */
type Known = { foreign: number; placed: number | undefined };

/**
 * Remembers what the stream has told, which of that were this tab's own writes, and what was known when each query of a
 * list was last asked for: what was heard since, and written by others, its data lacks.
 */
export function createLiveStore(client: QueryClient) {
  const listeners = new Set<() => void>();
  const changes: Record<ListName, ListChanges> = { products: noChanges, orders: noChanges };
  /** How many orders were placed, where the backend tells that: at first, and by now. */
  let placed: { first: number; newest: number } | undefined;
  let status: LiveStatus = 'off';
  const asked = new Map<string, Known>();
  const held = new Map<string, Known>();

  const notify = () => listeners.forEach((listener) => listener());

  function onFetch(list: ListName, { queryHash, state }: Query, step: 'sent' | 'received') {
    const { heard, foreign } = changes[list];
    if (step === 'sent') {
      // Before the first event nothing is known; what its answer lacks is told by its revision.
      if (heard !== undefined) asked.set(queryHash, { foreign, placed: placed?.newest });
      return;
    }
    const missing = countMissing(changes[list], getListRevision(state.data));
    held.set(queryHash, asked.get(queryHash) ?? { foreign: foreign - missing, placed: placed?.first });
    notify();
  }
  function onWrite(list: ListName, step: 'sent' | 'failed') {
    changes[list] = (step === 'sent' ? beginOwnWrite : dropOwnWrite)(changes[list]);
    notify();
  }

  function hearList(list: ListName, revision: number) {
    const { foreign } = changes[list];
    changes[list] = hearFrom(changes[list], findReceivedRevision(client, list), revision);
    // The shown rows stay; another page or search is not cut from rows that are known to be old.
    if (changes[list].foreign > foreign)
      void client.invalidateQueries({ queryKey: [list, 'all'], refetchType: 'none' });
  }

  return {
    /** Follows what this tab asks for and writes. Returns the function that stops it. */
    start: () => followCache(client, { onFetch, onWrite }),
    hear({ products, orders, ordersPlaced: newest }: LiveRevisions) {
      hearList('products', products);
      hearList('orders', orders);
      placed = newest === undefined ? undefined : { first: placed?.first ?? newest, newest };
      notify();
    },
    setStatus(next: LiveStatus) {
      status = next;
      notify();
    },
    getStatus: () => status,
    /** How many writes of others to a list have been heard of. */
    countForeignWrites: (list: ListName) => changes[list].foreign,
    getFreshness(queryHash: string, list: ListName): Freshness {
      const known = held.get(queryHash);
      if (changes[list].foreign <= (known?.foreign ?? 0)) return 'current';
      if (list === 'products' || !placed) return 'changed';
      return placed.newest > (known?.placed ?? placed.first) ? 'newRows' : 'changed';
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type LiveStore = ReturnType<typeof createLiveStore>;
