import type { HttpHandler } from 'msw';
import { extensions } from '#contract/calls.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import { mockCall, respondWithError } from './mockCall.ts';

/** Mocks the call that numbers invoices. `checkAdmin` must also announce the `invoices` capability. */
export function mockInvoices(orders: () => readonly StoredOrder[], lastNumber = 0) {
  const numbers = new Map<string, number>();
  return {
    issueInvoices: mockCall(extensions.issueInvoices, ({ body: { orderIds } }) => {
      if (orderIds.some((id) => orders().every(({ _id }) => _id !== id)))
        return respondWithError(404, 'Order not found.');
      const invoices = [...new Set(orderIds)].map((orderId) => {
        const number = numbers.get(orderId) ?? lastNumber + numbers.size + 1;
        numbers.set(orderId, number);
        return { orderId, number, issuedAt: '2026-11-20T09:30:00.000Z' };
      });
      return { invoices };
    }),
  } satisfies Record<string, HttpHandler>;
}
