import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '#ui/toast/ToastProvider.tsx';
import { CurrencyContext } from '#features/format/useFormats.ts';
import { useLocale } from '#features/messages/MessagesContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { logFailure } from '../api/failure.ts';
import { useClock } from '../browser/clock.ts';
import type { LiveStore } from '../live/liveStore.ts';
import { LiveContext } from '../live/useLive.ts';

/** Orders that are placed within this time share a toast. */
const GATHER_MS = 1000;

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Runs `action` in one tab at a time. Pages without HTTPS have no locks. */
async function inOneTab<T>(action: () => T): Promise<T> {
  // TypeScript expects it on every page.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('counter new order toast', action) : action();
}

/** Shows a toast about new orders in one visible tab, unless it shows the orders page. */
export function NewOrderToast() {
  const store = use(LiveContext);
  return store && <StoreToast store={store} />;
}

function StoreToast({ store: { newOrders, subscribe } }: { store: LiveStore }) {
  const clock = useClock();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { add } = useToast();
  const locale = useLocale();
  const currency = use(CurrencyContext);
  const messages = { orders: useMessages('orders'), adminShell: useMessages('adminShell') };
  const page = useLocation().pathname === paths.orders ? 'orders' : 'other';
  const visibility = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState);
  const hasNew = useSyncExternalStore(subscribe, () => newOrders.countForToast() > 0);

  const show = useEffectEvent(async () => {
    const { createNewOrderToast } = await import('./createNewOrderToast.ts');
    const count = await inOneTab(newOrders.claimToast);
    if (count === 0) return;
    const onOpen = (href: string) => void navigate(href);
    add(await createNewOrderToast(count, { client, messages, locale, currency, onOpen }));
  });
  useEffect(() => {
    if (!hasNew || visibility === 'hidden') return;
    // This page shows them in the list, or in a button above it.
    if (page === 'orders') newOrders.claimToast();
    else return clock.after(GATHER_MS, () => void show().catch(logFailure));
  }, [hasNew, visibility, page, clock, newOrders]);
  return null;
}
