import type { Query, QueryClient } from '@tanstack/react-query';
import type { ListName } from '#contract/lists/listRules.ts';
import type { LiveRevisions } from '#contract/live/live.ts';
import type { ListFreshness } from '#features/list/listDefinition.ts';
import { getListRevision } from '../api/listRevisions.ts';
import {
  countOwnWrite,
  countMissingWrites,
  revertOwnWrite,
  applyStreamRevision,
  type ListChanges,
  initialChanges,
} from './listChanges.ts';
import type { LiveStatus } from './liveClient.ts';

type Listeners = {
  onFetch: (list: ListName, query: Query, step: 'sent' | 'received') => void;
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

type Freshness = Exclude<ListFreshness, 'refreshing'>;

/** The counts when a query was fetched. */
type Baseline = { remote: number; ordersCreated: number | undefined };

/**
 * Creates the store of live updates. It counts the writes by others to each list. A query's data is outdated if the
 * count has grown since the query was fetched.
 */
export function createLiveStore(client: QueryClient) {
  const listeners = new Set<() => void>();
  const changes: Record<ListName, ListChanges> = { products: initialChanges, orders: initialChanges };
  /** Orders created in total, if the backend reports it: at the first event, and now. */
  let ordersCreated: { initial: number; latest: number } | undefined;
  let status: LiveStatus = 'off';
  const pendingBaselines = new Map<string, Baseline>();
  const cachedBaselines = new Map<string, Baseline>();

  const notify = () => listeners.forEach((listener) => listener());

  function onFetch(list: ListName, { queryHash, state }: Query, step: 'sent' | 'received') {
    const { latest, remote } = changes[list];
    if (step === 'sent') {
      // Before the first event there is no count: the response's revision is compared below.
      if (latest !== undefined)
        pendingBaselines.set(queryHash, { remote, ordersCreated: ordersCreated?.latest });
      return;
    }
    const missing = countMissingWrites(changes[list], getListRevision(state.data));
    cachedBaselines.set(
      queryHash,
      pendingBaselines.get(queryHash) ?? { remote: remote - missing, ordersCreated: ordersCreated?.initial },
    );
    notify();
  }
  function onWrite(list: ListName, step: 'sent' | 'failed') {
    changes[list] = (step === 'sent' ? countOwnWrite : revertOwnWrite)(changes[list]);
    notify();
  }

  function applyListRevision(list: ListName, revision: number) {
    const { remote } = changes[list];
    changes[list] = applyStreamRevision(changes[list], findCachedRevision(client, list), revision);
    // Shown rows stay, but the next page or search must not be computed from outdated rows.
    if (changes[list].remote > remote)
      void client.invalidateQueries({
        predicate: ({ meta, queryKey }) => meta?.list === list && queryKey[1] === 'all',
        refetchType: 'none',
      });
  }

  return {
    start: () => observeCache(client, { onFetch, onWrite }),
    onRevisions({ products, orders, ordersPlaced: latest }: LiveRevisions) {
      applyListRevision('products', products);
      applyListRevision('orders', orders);
      ordersCreated =
        latest === undefined ? undefined : { initial: ordersCreated?.initial ?? latest, latest };
      notify();
    },
    setStatus(next: LiveStatus) {
      status = next;
      notify();
    },
    getStatus: () => status,
    countRemoteWrites: (list: ListName) => changes[list].remote,
    getFreshness(queryHash: string, list: ListName): Freshness {
      const baseline = cachedBaselines.get(queryHash);
      if (changes[list].remote <= (baseline?.remote ?? 0)) return 'current';
      if (list === 'products' || !ordersCreated) return 'changed';
      return ordersCreated.latest > (baseline?.ordersCreated ?? ordersCreated.initial)
        ? 'newRows'
        : 'changed';
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type LiveStore = ReturnType<typeof createLiveStore>;
