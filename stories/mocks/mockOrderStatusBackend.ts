import type { HttpHandler } from 'msw';
import { calls, type ExtensionName, extensions } from '#contract/calls.ts';
import {
  STATUS_HISTORY_CAPABILITY,
  type StatusChange,
  UPDATE_STATUS_CAPABILITY,
} from '#contract/orders/orderCalls.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { anAdmin } from './builders.ts';
import { mockAccount } from './mockAccount.ts';
import { mockCall, respondWithError } from './mockCall.ts';
import { mockHistory } from './mockHistory.ts';
import { mockInvoices } from './mockInvoices.ts';
import { mockPages } from './mockPages.ts';
import { mockPasskeys } from './mockPasskeys.ts';
import { mockReports } from './mockReports.ts';
import { mockViews } from './mockViews.ts';
import { mockStoreKeys } from './mockStoreKeys.ts';
import { mockStoreDetails } from './mockStoreDetails.ts';

const admin = anAdmin();
const orderNotFound = () => respondWithError(404, 'Order not found.');
const statusChanged = () =>
  respondWithError(409, 'Someone else has changed this order’s status in the meantime.');

/** Mocks a backend that can change an order's status and keeps its history. Create one per story. */
export function mockOrderStatusBackend(past: readonly StatusChange[] = []): HttpHandler[] {
  const orders = new Map(sampleOrders.map((order) => [order._id, order]));
  const histories = new Map<string, readonly StatusChange[]>();
  const getHistory = (id: string) => [...(histories.get(id) ?? past)];
  const handlers = {
    updateOrderStatus: mockCall(extensions.updateOrderStatus, ({ params: { id }, body }) => {
      const { status } = body;
      const before = orders.get(id);
      if (!before) return orderNotFound();
      const from = before.orderDetails?.orderStatus as string | undefined;
      if (body.from !== undefined && body.from !== from && status !== from) return statusChanged();
      const order = { ...before, orderDetails: { ...before.orderDetails, orderStatus: status } };
      orders.set(id, order);
      const at = '2026-11-20T09:30:00.000Z';
      histories.set(id, [...getHistory(id), { status, from, at, by: admin.fullName }]);
      return { order, history: getHistory(id) };
    }),
    orderStatusHistory: mockCall(extensions.orderStatusHistory, ({ params: { id } }) =>
      orders.has(id) ? { history: getHistory(id) } : orderNotFound(),
    ),
    ...mockReports(() => [...orders.values()]),
    ...mockViews(),
    ...mockStoreDetails(),
    ...mockStoreKeys(),
    ...mockAccount(),
    ...mockPasskeys(),
    ...mockHistory(),
    ...mockInvoices(() => [...orders.values()]),
    ...mockPages({ products: () => sampleProducts, orders: () => [...orders.values()] }),
  } satisfies Record<ExtensionName, HttpHandler>;
  return [
    mockCall(calls.checkAdmin, () => ({
      isLoggedIn: true,
      admin,
      capabilities: [UPDATE_STATUS_CAPABILITY, STATUS_HISTORY_CAPABILITY],
    })),
    mockCall(calls.getOrders, () => ({ orders: [...orders.values()] })),
    ...Object.values(handlers),
  ];
}
