import { expect, it } from 'vitest';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import {
  createOrderBulkMessages,
  toSelectableOrder,
} from '#features/orders/bulk/createOrderBulkMessages.tsx';
import * as messages from '#languages/en/orders.ts';
import { anOrder } from '#mocks/builders.ts';

const { confirmation } = createOrderBulkMessages(messages);

const select = (orders: readonly [status: string, payment: string][]) =>
  orders.map(([orderStatus, paymentStatus]) => {
    const order: StoredOrder = anOrder({ orderDetails: { orderStatus }, paymentDetails: { paymentStatus } });
    return toSelectableOrder(messages, lenientOrder.parse(order));
  });

it.each(['pending', 'confirmed', 'out_for_delivery', 'delivered'] as const)(
  'sets orders to %s without asking',
  (status) => expect(confirmation?.({ status }, select([['pending', 'paid']]))).toBeUndefined(),
);

it.each<[string, [string, string][], string]>([
  [
    'both',
    [
      ['Delivered', 'PAID'],
      ['pending', 'paid'],
      ['out for delivery', 'failed'],
    ],
    '2 are already paid. 1 is already delivered.',
  ],
  ['one of the two', [['pending', 'paid']], '1 is already paid.'],
  ['neither', [['pending', 'failed']], 'It hasn’t been paid or delivered.'],
  [
    'cancelled orders as neither',
    [
      ['cancelled', 'paid'],
      ['pending', 'pending'],
    ],
    'None of them has been paid or delivered.',
  ],
])('asks before cancelling orders and counts %s', (_, orders, text) =>
  expect(confirmation?.({ status: 'cancelled' }, select(orders))?.paragraphs[1]).toBe(text),
);
