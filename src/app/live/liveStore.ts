import type { Query, QueryClient } from '@tanstack/react-query';
import { getSources, type ListName, lists, SOURCE_NAMES, type SourceName } from '#contract/lists/lists.ts';
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
import { createPlacedOrders } from './placedOrders.ts';

type Listeners = {
  onFetch: (list: ListName, query: Query, step: 'sent' | 'received') => void;
  onWrite: (source: SourceName, step: 'sent' | 'failed') => void;
  /** Called when this tab places an order, and if that fails. */
  onPlacement: (step: 'sent' | 'failed') => void;
};

/** Calls the listeners when this tab fetches a list or writes. Returns a function that unsubscribes. */
function observeCache(client: QueryClient, { onFetch, onWrite, onPlacement }: Listeners): () => void {
  const stopQueries = client.getQueryCache().subscribe((event) => {
    const list = event.query.meta?.list;
    if (event.type !== 'updated' || !list) return;
    const { action, query } = event;
    if (action.type === 'fetch') onFetch(list, query, 'sent');
    // Data from setQueryData is not a response.
    if (action.type === 'success' && !action.manual) onFetch(list, query, 'received');
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    const source = event.mutation?.meta?.writes;
    if (event.type !== 'updated' || !source) return;
    const step =
      event.action.type === 'pending' ? 'sent' : event.action.type === 'error' ? 'failed' : undefined;
    if (!step) return;
    onWrite(source, step);
    if (event.mutation?.meta?.places) onPlacement(step);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Returns the oldest revision among the cached data of the source's own list; undefined if unknown. */
function findCachedRevision(client: QueryClient, source: SourceName): number | undefined {
  const queries = client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.list === source });
  const revisions = queries.flatMap(({ state }) => getListRevision(state.data) ?? []);
  return revisions.length > 0 ? Math.min(...revisions) : undefined;
}

export type Freshness = Exclude<ListFreshness, { status: 'refreshing' }>;

/** The counts when a query was fetched. */
type Baseline = { remote: number; ordersPlaced: number | undefined };

const createCounts = () =>
  Object.fromEntries(SOURCE_NAMES.map((source) => [source, initialCounts])) as Record<
    SourceName,
    WriteCounts
  >;

/**
 * Creates the store of live updates. It counts the writes by others to each source. A query's data is outdated if the
 * count of its list has grown since the query was fetched.
 */
export function createLiveStore(client: QueryClient) {
  const listeners = new Set<() => void>();
  const counts = createCounts();
  let status: LiveStatus = 'off';
  const pendingBaselines = new Map<string, Baseline>();
  const cachedBaselines = new Map<string, Baseline>();

  const notify = () => listeners.forEach((listener) => listener());
  const newOrders = createNewOrders(notify);
  const ordersPlaced = createPlacedOrders(newOrders);

  /** Returns the writes by others that change a list. */
  const countRemote = (list: ListName) =>
    getSources(list).reduce((sum, source) => sum + counts[source].remote, 0);

  /** Returns the writes by others after a response with this revision. Unknown, and 0, before the first event. */
  function countWritesAfter(list: ListName, revision: number | undefined): number {
    const sources = getSources(list).map((source) => counts[source]);
    const latest = sources.reduce<number | undefined>(
      (sum, one) => (sum === undefined || one.latest === undefined ? undefined : sum + one.latest),
      0,
    );
    return countLaterWrites({ latest, own: sources.reduce((sum, { own }) => sum + own, 0) }, revision);
  }

  function onFetch(list: ListName, { queryHash, state }: Query, step: 'sent' | 'received') {
    const remote = countRemote(list);
    if (step === 'sent') {
      // Before the first event there are no counts, so the response's revision is used when it arrives.
      if (getSources(list).every((source) => counts[source].latest !== undefined))
        pendingBaselines.set(queryHash, { remote, ordersPlaced: ordersPlaced.get()?.latest });
      return;
    }
    cachedBaselines.set(
      queryHash,
      pendingBaselines.get(queryHash) ?? {
        remote: remote - countWritesAfter(list, getListRevision(state.data)),
        ordersPlaced: ordersPlaced.get()?.initial,
      },
    );
    notify();
  }
  function onWrite(source: SourceName, step: 'sent' | 'failed') {
    counts[source] = (step === 'sent' ? countOwnWrite : uncountOwnWrite)(counts[source]);
    notify();
  }

  function applySourceRevision(source: SourceName, revision: number) {
    const { remote } = counts[source];
    counts[source] = applyStreamRevision(counts[source], findCachedRevision(client, source), revision);
    // For backends without paged calls: the next page or search reloads all rows. The shown page stays.
    if (counts[source].remote > remote)
      void client.invalidateQueries({
        predicate: ({ meta, queryKey }) => meta?.list === source && queryKey[1] === 'all',
        refetchType: 'none',
      });
  }

  /** Returns the number of rows that others added since a query was fetched; 0 if they aren't counted. */
  function countNewRows(queryHash: string, list: ListName): number {
    const baseline = cachedBaselines.get(queryHash);
    const { newRows } = lists[list];
    switch (newRows) {
      case 'writes':
        return Math.max(0, countRemote(list) - (baseline?.remote ?? 0));
      case 'ordersPlaced': {
        const placed = ordersPlaced.get();
        return placed ? Math.max(0, placed.latest - (baseline?.ordersPlaced ?? placed.initial)) : 0;
      }
      case 'notCounted':
        return 0;
      default:
        return newRows satisfies never;
    }
  }

  return {
    newOrders,
    start: () => observeCache(client, { onFetch, onWrite, onPlacement: ordersPlaced.onPlacement }),
    onRevisions({ ordersPlaced: placed, ...revisions }: LiveRevisions) {
      for (const source of SOURCE_NAMES) applySourceRevision(source, revisions[source]);
      ordersPlaced.receive(placed);
      notify();
    },
    setStatus(next: LiveStatus) {
      status = next;
      notify();
    },
    getStatus: () => status,
    countRemoteWrites: (source: SourceName) => counts[source].remote,
    getFreshness(queryHash: string, list: ListName): Freshness['status'] {
      // Orders of this tab aren't counted.
      if (countNewRows(queryHash, list) > 0) return 'newRows';
      return countRemote(list) > (cachedBaselines.get(queryHash)?.remote ?? 0) ? 'changed' : 'current';
    },
    countNewRows,
    /** Call it before reading a list past its query. The returned function says that the query now has what was read. */
    startRead(list: ListName) {
      const baseline: Baseline = { remote: countRemote(list), ordersPlaced: ordersPlaced.get()?.latest };
      return (queryHash: string) => {
        cachedBaselines.set(queryHash, baseline);
        notify();
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type LiveStore = ReturnType<typeof createLiveStore>;
