import type { Query, QueryClient } from '@tanstack/react-query';
import type { ListName } from '#contract/lists/listRules.ts';
import type { LiveRevisions } from '#contract/live/live.ts';
import type { ListFreshness } from '#features/list/listDefinition.ts';
import { getListRevision } from '../api/listRevisions.ts';
import {
  beginOwnWrite,
  countMissingWrites,
  dropOwnWrite,
  receiveRevision,
  type ListChanges,
  initialChanges,
} from './listChanges.ts';
import type { LiveStatus } from './liveClient.ts';

type Listeners = {
  onFetch: (list: ListName, query: Query, step: 'sent' | 'received') => void;
  onWrite: (list: ListName, step: 'sent' | 'failed') => void;
};

const findList = (meta: { list?: ListName } | undefined) => meta?.list;

/** Reports this tab's requests for and writes to lists. Returns a function that stops it. */
function followCache(client: QueryClient, { onFetch, onWrite }: Listeners): () => void {
  const stopQueries = client.getQueryCache().subscribe((event) => {
    const list = findList(event.query.meta);
    if (event.type !== 'updated' || !list) return;
    const { action, query } = event;
    if (action.type === 'fetch') onFetch(list, query, 'sent');
    // Data set with setQueryData is this tab's own write.
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

/** Returns the oldest revision among a list's cached data; undefined if unknown. */
function findReceivedRevision(client: QueryClient, list: ListName): number | undefined {
  const queries = client.getQueryCache().findAll({ predicate: ({ meta }) => findList(meta) === list });
  const revisions = queries.flatMap(({ state }) => getListRevision(state.data) ?? []);
  return revisions.length > 0 ? Math.min(...revisions) : undefined;
}

type Freshness = Exclude<ListFreshness, 'refreshing'>;

/** The counts when a query was sent. */
type Baseline = { remote: number; ordersCreated: number | undefined };

/**
 * Counts writes by others and compares them with the counts when each list query was sent: writes counted since then are
 * missing from its data.
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
      // Before the first event, only the revision of the response shows what it lacks.
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
    changes[list] = (step === 'sent' ? beginOwnWrite : dropOwnWrite)(changes[list]);
    notify();
  }

  function applyListRevision(list: ListName, revision: number) {
    const { remote } = changes[list];
    changes[list] = receiveRevision(changes[list], findReceivedRevision(client, list), revision);
    // Shown rows stay, but the next page or search must not be computed from outdated rows.
    if (changes[list].remote > remote)
      void client.invalidateQueries({ queryKey: [list, 'all'], refetchType: 'none' });
  }

  return {
    start: () => followCache(client, { onFetch, onWrite }),
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
