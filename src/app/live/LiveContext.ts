import { createContext, use, useSyncExternalStore } from 'react';
import type { ListName } from '#contract/lists/listRules.ts';
import type { LiveStore } from './liveStore.ts';

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
