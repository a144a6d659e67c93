import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore, type ReactNode, useEffect, useState } from 'react';
import type { ListName } from '#contract/lists/listRules.ts';
import { LIVE } from '#contract/live/live.ts';
import { useClock } from '../browser/clock.ts';
import { useCapability } from '../session/useSession.ts';
import { startLiveClient } from './liveClient.ts';
import { type LiveStore, createLiveStore } from './liveStore.ts';

/** Follows the stream of changes for all pages within, as long as somebody is signed in and the backend has one. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [store] = useState(() => createLiveStore(client));
  const clock = useClock();
  const capability = useCapability(LIVE);
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (capability === 'unavailable') return;
    return startLiveClient({ clock, onRevisions: store.hear, onStatus: store.setStatus });
  }, [capability, clock, store]);
  return <LiveContext value={store}>{children}</LiveContext>;
}

/** What the stream has told; undefined outside of the layout that follows it. */
export const LiveContext = createContext<LiveStore | undefined>(undefined);

const subscribeToNothing = () => () => undefined;

/** Reads from what the stream has told, anew whenever that changes. */
function useLive<T extends string | number>(read: (store: LiveStore) => T, without: T): T {
  const store = use(LiveContext);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => (store ? read(store) : without));
}

export const useLiveStatus = () => useLive((store) => store.getStatus(), 'off');

/** How many writes of others to a list have been heard of since the page was opened. */
export const useForeignWrites = (list: ListName) => useLive((store) => store.countForeignWrites(list), 0);

/** Whether what a query of a list holds is still what the store has, as far as the stream has told. */
export const useFreshness = (queryHash: string, list: ListName) =>
  useLive((store) => store.getFreshness(queryHash, list), 'current');
