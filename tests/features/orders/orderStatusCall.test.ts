import { expect, it } from 'vitest';
import { updateOrderStatus } from '#contract/orders/orderCalls.ts';
import { anOrder } from '#mocks/builders.ts';

const change = { status: 'delivered', at: '2026-11-20T09:14:00.000Z', by: 'Ananya' };

it('only sends one of the five statuses', () => {
  expect(updateOrderStatus.body.safeParse({ status: 'delivered' }).success).toBe(true);
  expect(updateOrderStatus.body.safeParse({ status: 'lost' }).success).toBe(false);
});
const read = (history: unknown) =>
  updateOrderStatus.parsedResponse.parse({ order: anOrder(), history }).history;

it('reads the order with a valid, an invalid and no history', () => {
  expect(read([change, { status: 7 }])).toEqual([change]);
  expect(read('none')).toBeUndefined();
  expect(read(null)).toBeUndefined();
});
