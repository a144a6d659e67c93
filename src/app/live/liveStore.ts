import type { Query, QueryClient } from '@tanstack/react-query';
import { LIST_NAMES, type ListName } from '#contract/lists/listRules.ts';
import type { LiveRevisions } from '#contract/live/live.ts';
import type { ListFreshness } from '#features/list/listDefinition.ts';
import { getListRevision } from '../api/listRevisions.ts';
import {
  countOwnWrite,
  countLaterWrites,
  uncountOwnWrite,
  applyStreamRevision,
  type WriteCounts,
  initialCounts,
} from './writeCounts.ts';
import type { LiveStatus } from './liveClient.ts';
import { createNewOrders } from './newOrders.ts';

/** A list of a page. The history changes with every write to the other lists. */
export type LiveList = ListName | 'history';

const getSources = (list: LiveList): readonly ListName[] => (list === 'history' ? LIST_NAMES : [list]);

type Listeners = {
  onFetch: (list: LiveList, query: Query, step: 'sent' | 'received') => void;
  onWrite: (list: ListName, step: 'sent' | 'failed') => void;
};

/** Calls the listeners when this tab fetches a list or writes to it. Returns a function that unsubscribes. */
function observeCache(client: QueryClient, { onFetch, onWrite }: Listeners): () => void {
  const stopQueries = client.getQueryCache().subscribe((event) => {
    const list = event.query.meta?.list;
    if (event.type !== 'updated' || !list) return;
    const { action, query } = event;
    if (action.type === 'fetch') onFetch(list, query, 'sent');
    // Data from setQueryData is not a response.
    if (action.type === 'success' && !action.manual) onFetch(list, query, 'received');
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    const list = event.mutation?.meta?.list;
    if (event.type !== 'updated' || !list) return;
    if (event.action.type === 'pending') onWrite(list, 'sent');
    if (event.action.type === 'error') onWrite(list, 'failed');
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Returns the oldest revision among a list's cached data; undefined if unknown. */
function findCachedRevision(client: QueryClient, list: ListName): number | undefined {
  const queries = client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.list === list });
  const revisions = queries.flatMap(({ state }) => getListRevision(state.data) ?? []);
  return revisions.length > 0 ? Math.min(...revisions) : undefined;
}

export type Freshness = Exclude<ListFreshness, { status: 'refreshing' }>;

/** The counts when a query was fetched. */
type Baseline = { remote: number; ordersCreated: number | undefined };

/**
 * Creates the store of live updates. It counts the writes by others to each list. A query's data is outdated if the
 * count has grown since the query was fetched.
 */
export function createLiveStore(client: QueryClient) {
  const listeners = new Set<() => void>();
  const counts: Record<ListName, WriteCounts> = { products: initialCounts, orders: initialCounts };
  /** Number of all orders ever created, in the first and in the latest event; undefined if the backend sends none. */
  let ordersCreated: { initial: number; latest: number } | undefined;
  let status: LiveStatus = 'off';
  const pendingBaselines = new Map<string, Baseline>();
  const cachedBaselines = new Map<string, Baseline>();

  const notify = () => listeners.forEach((listener) => listener());
  const newOrders = createNewOrders(notify);

  /** Writes by others to a list, or to all lists. */
  const countRemote = (list: LiveList) =>
    getSources(list).reduce((sum, source) => sum + counts[source].remote, 0);

  function onFetch(list: LiveList, { queryHash, state }: Query, step: 'sent' | 'received') {
    const remote = countRemote(list);
    if (step === 'sent') {
      // Before the first event there are no counts, so the response's revision is used when it arrives.
      if (getSources(list).every((source) => counts[source].latest !== undefined))
        pendingBaselines.set(queryHash, { remote, ordersCreated: ordersCreated?.latest });
      return;
    }
    // The history has no revision of its own.
    const laterWrites = list === 'history' ? 0 : countLaterWrites(counts[list], getListRevision(state.data));
    cachedBaselines.set(
      queryHash,
      pendingBaselines.get(queryHash) ?? {
        remote: remote - laterWrites,
        ordersCreated: ordersCreated?.initial,
      },
    );
    notify();
  }
  function onWrite(list: ListName, step: 'sent' | 'failed') {
    counts[list] = (step === 'sent' ? countOwnWrite : uncountOwnWrite)(counts[list]);
    notify();
  }

  function applyListRevision(list: ListName, revision: number) {
    const { remote } = counts[list];
    counts[list] = applyStreamRevision(counts[list], findCachedRevision(client, list), revision);
    // For backends without paged calls: the next page or search reloads all rows. The shown page stays.
    if (counts[list].remote > remote)
      void client.invalidateQueries({
        predicate: ({ meta, queryKey }) => meta?.list === list && queryKey[1] === 'all',
        refetchType: 'none',
      });
  }

  /** Returns the number of orders created since a query was fetched. */
  function countNewRows(queryHash: string, list: LiveList): number {
    const baseline = cachedBaselines.get(queryHash);
    if (list === 'history') return Math.max(0, countRemote(list) - (baseline?.remote ?? 0));
    if (list === 'products' || !ordersCreated) return 0;
    return Math.max(0, ordersCreated.latest - (baseline?.ordersCreated ?? ordersCreated.initial));
  }

  return {
    newOrders,
    start: () => observeCache(client, { onFetch, onWrite }),
    onRevisions({ products, orders, ordersPlaced: latest }: LiveRevisions) {
      applyListRevision('products', products);
      applyListRevision('orders', orders);
      ordersCreated =
        latest === undefined ? undefined : { initial: ordersCreated?.initial ?? latest, latest };
      newOrders.receive(latest);
      notify();
    },
    setStatus(next: LiveStatus) {
      status = next;
      notify();
    },
    getStatus: () => status,
    countRemoteWrites: (list: ListName) => counts[list].remote,
    getFreshness(queryHash: string, list: LiveList): Freshness['status'] {
      // Nobody places orders here, so a new one is never this tab's own write.
      if (countNewRows(queryHash, list) > 0) return 'newRows';
      return countRemote(list) > (cachedBaselines.get(queryHash)?.remote ?? 0) ? 'changed' : 'current';
    },
    countNewRows,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type LiveStore = ReturnType<typeof createLiveStore>;
