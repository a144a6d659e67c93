import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LIVE } from '#contract/live/live.ts';
import { useClock } from '../browser/clock.ts';
import { useCapability } from '../session/useCapability.ts';
import { startLiveClient } from './liveClient.ts';
import { LiveContext } from './LiveContext.ts';
import { createLiveStore } from './liveStore.ts';

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
