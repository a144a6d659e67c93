import { expect, it } from 'vitest';
import { lenientOrder } from '#contract/orders/order.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { orderFilters } from '#languages/en/orders.ts';

it('has a text for every payment status of the sample orders', () => {
  const statuses = sampleOrders.map((order) => lenientOrder.parse(order).paymentDetails?.paymentStatus);
  const known = statuses.filter((status) => status !== undefined);
  expect(Object.keys(orderFilters.payment.options)).toEqual(expect.arrayContaining(known));
});
