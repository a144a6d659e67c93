import type { QueryClient } from '@tanstack/react-query';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import { getOrderCurrency } from '#contract/orders/orderValues.ts';
import type { Toast } from '#ui/toast/ToastProvider.tsx';
import type { Messages } from '#languages/messages.ts';
import { createFormats } from '#features/format/formats.ts';
import { getOrderHref } from '#features/orders/orderUrl.ts';
import { paths } from '#features/paths.ts';
import { logFailure } from '../api/failure.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { supports } from '../session/sessionQuery.ts';

const NEWEST = {
  search: '',
  filters: {},
  sort: { column: 'date', direction: 'descending' },
  page: 1,
  pageSize: 1,
} as const;

const TIMEOUT_MS = 10_000;

/** Returns the newest order; undefined if the backend sends only all orders, or none in time. */
async function readNewest(client: QueryClient): Promise<Order | undefined> {
  try {
    if (!(await supports(client, PAGED_LISTS_CAPABILITY))) return undefined;
    return (await orderQueries.readPage(client, NEWEST, AbortSignal.timeout(TIMEOUT_MS))).rows[0];
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}

type NewOrderToastOptions = {
  client: QueryClient;
  messages: Pick<Messages, 'orders' | 'adminShell'>;
  locale: string;
  /** Of the store. */
  currency: string | null;
  onOpen: (href: string) => void;
};

/** Returns the toast about this number of new orders. That about one has its total, and opens it. */
export async function createNewOrderToast(count: number, options: NewOrderToastOptions): Promise<Toast> {
  const { client, messages, locale, currency, onOpen } = options;
  const t = messages.adminShell.newOrderToast;
  const order = count === 1 ? await readNewest(client) : undefined;
  const amount = order?.totalAmount;
  const formats = createFormats({
    locale,
    currency: (order && getOrderCurrency(order)) ?? currency,
    timeZone: undefined,
  });
  return {
    tone: 'info',
    text:
      amount === undefined ? messages.orders.newOrders(count) : t.newOrder(formats.money(amount, 'orders')),
    action: { label: t.view, onClick: () => onOpen(order ? getOrderHref(order._id) : paths.orders) },
  };
}
