import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore, type ReactNode, useEffect, useState } from 'react';
import type { ListName } from '#contract/lists/listRules.ts';
import { LIVE_CAPABILITY } from '#contract/live/live.ts';
import { useClock } from '../browser/clock.ts';
import { useCapability } from '../session/useSession.ts';
import { startLiveClient } from './liveClient.ts';
import { type LiveList, type LiveStore, createLiveStore } from './liveStore.ts';

/** Connects to the backend's stream of changes, if it has one, while someone is signed in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [store] = useState(() => createLiveStore(client));
  const clock = useClock();
  const capability = useCapability(LIVE_CAPABILITY);
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (capability === 'unavailable') return;
    return startLiveClient({ clock, onRevisions: store.onRevisions, onStatus: store.setStatus });
  }, [capability, clock, store]);
  return <LiveContext value={store}>{children}</LiveContext>;
}

const LiveContext = createContext<LiveStore | undefined>(undefined);

const subscribeToNothing = () => () => undefined;

function useLiveValue<T extends string | number>(read: (store: LiveStore) => T, fallback: T): T {
  const store = use(LiveContext);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => (store ? read(store) : fallback));
}

export const useLiveStatus = () => useLiveValue((store) => store.getStatus(), 'off');

/** Returns the number of writes by others to a list since the page was opened. */
export const useRemoteWriteCount = (list: ListName) =>
  useLiveValue((store) => store.countRemoteWrites(list), 0);

/** Returns the freshness of a list query's data, according to the stream. */
export const useFreshness = (queryHash: string, list: LiveList) =>
  useLiveValue((store) => store.getFreshness(queryHash, list), 'current');
