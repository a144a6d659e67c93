import { expect, it } from 'vitest';
import { updateOrderStatus } from '#contract/orders/orderCalls.ts';

it('only sends one of the five statuses', () => {
  expect(updateOrderStatus.body.safeParse({ status: 'delivered' }).success).toBe(true);
  expect(updateOrderStatus.body.safeParse({ status: 'lost' }).success).toBe(false);
});
