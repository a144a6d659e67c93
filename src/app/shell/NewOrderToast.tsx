import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import { getOrderCurrency } from '#contract/orders/orderValues.ts';
import { type Toast, useToast } from '#ui/toast/ToastProvider.tsx';
import { createFormats } from '#features/format/formats.ts';
import { CurrencyContext } from '#features/format/useFormats.ts';
import { useLocale } from '#features/messages/MessagesContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getOrderHref } from '#features/orders/orderUrl.ts';
import { paths } from '#features/paths.ts';
import { logFailure } from '../api/failure.ts';
import { useClock } from '../browser/clock.ts';
import type { LiveStore } from '../live/liveStore.ts';
import { LiveContext } from '../live/useLive.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { supports } from '../session/sessionQuery.ts';

/** Orders that are placed within this time share a toast. */
const GATHER_MS = 1000;

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const useVisibility = () => useSyncExternalStore(subscribeToVisibility, () => document.visibilityState);

/** Runs `action` in one tab at a time. Pages without HTTPS have no locks. */
async function inOneTab<T>(action: () => T): Promise<T> {
  // TypeScript expects it on every page.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('counter new order toast', action) : action();
}

const NEWEST = {
  search: '',
  filters: {},
  sort: { column: 'date', direction: 'descending' },
  page: 1,
  pageSize: 1,
} as const;

/** Returns a function that reads the newest order; undefined if the backend sends only all orders. */
function useReadNewestOrder() {
  const client = useQueryClient();
  return async (): Promise<Order | undefined> => {
    if (!(await supports(client, PAGED_LISTS_CAPABILITY))) return undefined;
    const { rows } = await orderQueries.readPage(client, NEWEST, AbortSignal.timeout(GATHER_MS * 10));
    return rows[0];
  };
}

/** Shows a toast about new orders in one visible tab, unless it shows the orders page. */
export function NewOrderToast() {
  const store = use(LiveContext);
  return store && <StoreToast store={store} />;
}

function StoreToast({ store: { newOrders, subscribe } }: { store: LiveStore }) {
  const clock = useClock();
  const locale = useLocale();
  const currency = use(CurrencyContext);
  const { newOrders: formatCount } = useMessages('orders');
  const t = useMessages('adminShell').newOrderToast;
  const navigate = useNavigate();
  const { add } = useToast();
  const readNewest = useReadNewestOrder();
  const page = useLocation().pathname === paths.orders ? 'orders' : 'other';
  const visibility = useVisibility();
  const hasNew = useSyncExternalStore(subscribe, () => newOrders.countForToast() > 0);

  const createToast = (count: number, order: Order | undefined): Toast => {
    const amount = order?.totalAmount;
    const formats = createFormats({
      locale,
      currency: (order && getOrderCurrency(order)) ?? currency,
      timeZone: undefined,
    });
    return {
      tone: 'info',
      text: amount === undefined ? formatCount(count) : t.newOrder(formats.money(amount, 'orders')),
      action: {
        label: t.view,
        onClick: () => void navigate(order ? getOrderHref(order._id) : paths.orders),
      },
    };
  };
  const show = useEffectEvent(async () => {
    const count = await inOneTab(newOrders.claimToast);
    if (count === 0) return;
    const order = count === 1 ? await readNewest().catch(logFailure) : undefined;
    add(createToast(count, order ?? undefined));
  });
  useEffect(() => {
    if (!hasNew || visibility === 'hidden') return;
    // This page shows them in the list, or in a button above it.
    if (page === 'orders') newOrders.claimToast();
    else return clock.after(GATHER_MS, () => void show());
  }, [hasNew, visibility, page, clock, newOrders]);
  return null;
}
