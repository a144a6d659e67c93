import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { useClock } from '../browser/clock.ts';
import type { LiveStore } from '../live/liveStore.ts';
import { useSettings } from '../settings.ts';
import { useAlertSettings } from './alertSettings.ts';

/** Announces new orders as the administrator has chosen. The code is loaded only if something is on. */
export function useOrderAlerts({ newOrders, subscribe }: LiveStore, email: string) {
  const clock = useClock();
  const settings = useAlertSettings(email);
  const { newOrders: formatCount } = useMessages('orders');
  const product = useProductName();
  const { storeName } = useSettings();
  const navigate = useNavigate();
  const getSettings = useEffectEvent(() => settings);
  const getText = useEffectEvent((unseen: number) => ({
    title: formatCount(unseen),
    body: storeName || product,
  }));
  const onOpen = useEffectEvent(() => void navigate(paths.orders));
  const isOn = settings.notification === 'on' || settings.sound === 'on';
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    // Orders that come in while the code loads are announced.
    const previousPlaced = newOrders.getPlaced();
    import('./orderAlerts.ts')
      .then(({ startOrderAlerts }) =>
        startOrderAlerts({
          clock,
          previousPlaced,
          getCounts: () => ({ placed: newOrders.getPlaced(), unseen: newOrders.count() }),
          announced: newOrders.announced,
          subscribe,
          getSettings: () => getSettings(),
          getText: (unseen) => getText(unseen),
          onOpen: () => onOpen(),
          signal: controller.signal,
        }),
      )
      .catch(logFailure);
    return () => controller.abort();
  }, [isOn, clock, newOrders, subscribe]);
}
