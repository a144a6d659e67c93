import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { ListName, SourceName } from '#contract/lists/lists.ts';
import type { Freshness, LiveStore } from './liveStore.ts';

// Not in LiveProvider.tsx, so that signed-out pages don't load the live client.

export const LiveContext = createContext<LiveStore | undefined>(undefined);

const subscribeToNothing = () => () => undefined;

function useLiveValue<T extends string | number | undefined>(read: (store: LiveStore) => T, fallback: T): T {
  const store = use(LiveContext);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => (store ? read(store) : fallback));
}

export const useLiveStatus = () => useLiveValue((store) => store.getStatus(), 'off');

/** Returns the number of orders placed since the administrator last saw the newest ones; 0 if unknown. */
export const useNewOrderCount = () => useLiveValue((store) => store.newOrders.count(), 0);

/** Marks the new orders as seen while a visible page shows the newest ones. */
export function useSeenOrders(shown: 'newest' | 'other') {
  const newOrders = use(LiveContext)?.newOrders;
  const received = useLiveValue((store) => store.newOrders.getReceived(), undefined);
  useEffect(() => {
    if (shown === 'other' || received === undefined) return;
    const markSeen = () => {
      if (document.visibilityState === 'visible') newOrders?.markSeen(received);
    };
    markSeen();
    document.addEventListener('visibilitychange', markSeen);
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, [newOrders, shown, received]);
}

/** Returns the number of writes by others since the page was opened. */
export const useRemoteWriteCount = (...sources: readonly SourceName[]) =>
  useLiveValue(
    (store) => sources.reduce((sum, source) => sum + store.countRemoteWrites(source), 0),
    0 as number,
  );

/** Returns the freshness of a list query's data, according to the stream. */
export function useFreshness(queryHash: string, list: ListName): Freshness {
  const status = useLiveValue((store) => store.getFreshness(queryHash, list), 'current');
  const count = useLiveValue((store) => store.countNewRows(queryHash, list), 0);
  return status === 'newRows' ? { status, count } : { status };
}
