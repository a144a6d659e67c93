import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LIVE_CAPABILITY } from '#contract/live/live.ts';
import { useOrderAlerts } from '../alerts/useOrderAlerts.ts';
import { useClock } from '../browser/clock.ts';
import { useAdminEmail, useCapability } from '../session/useSession.ts';
import { startLiveClient } from './liveClient.ts';
import { createLiveStore } from './liveStore.ts';
import { LiveContext } from './useLive.ts';

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
    return startLiveClient({ clock, email, onRevisions: store.onRevisions, onStatus: store.setStatus });
  }, [capability, clock, email, store]);
  // After the effects above, so that it knows the number of orders before this tab's first event.
  useOrderAlerts(store, email);
  return <LiveContext value={store}>{children}</LiveContext>;
}
