import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore, type ReactNode, useEffect, useState } from 'react';
import type { ListName } from '#contract/lists/listRules.ts';
import { LIVE_CAPABILITY } from '#contract/live/live.ts';
import { useOrderAlerts } from '../alerts/useOrderAlerts.ts';
import { useClock } from '../browser/clock.ts';
import { useAdminEmail, useCapability } from '../session/useSession.ts';
import { startLiveClient } from './liveClient.ts';
import { type Freshness, type LiveList, type LiveStore, createLiveStore } from './liveStore.ts';

/** Connects to the backend's stream of changes, if it has one, while someone is signed in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [store] = useState(() => createLiveStore(client));
  const clock = useClock();
  const capability = useCapability(LIVE_CAPABILITY);
  const email = useAdminEmail();
  useEffect(() => store.start(), [store]);
  useEffect(() => store.newOrders.start(email), [store, email]);
  useEffect(() => {
    if (capability === 'unavailable') return;
    return startLiveClient({ clock, onRevisions: store.onRevisions, onStatus: store.setStatus });
  }, [capability, clock, store]);
  // After the effects above, so that it knows the number of orders before this tab's first event.
  useOrderAlerts(store, email);
  return <LiveContext value={store}>{children}</LiveContext>;
}

const LiveContext = createContext<LiveStore | undefined>(undefined);

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

/** Returns the number of writes by others to a list since the page was opened. */
export const useRemoteWriteCount = (list: ListName) =>
  useLiveValue((store) => store.countRemoteWrites(list), 0);

/** Returns the freshness of a list query's data, according to the stream. */
export function useFreshness(queryHash: string, list: LiveList): Freshness {
  const status = useLiveValue((store) => store.getFreshness(queryHash, list), 'current');
  const count = useLiveValue((store) => store.countNewRows(queryHash, list), 0);
  return status === 'newRows' ? { status, count } : { status };
}
