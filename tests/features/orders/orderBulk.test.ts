import { expect, it } from 'vitest';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import type { PaymentByHand } from '#contract/orders/orderEvents.ts';
import { describeCancelled } from '#features/orders/bulk/describeCancelled.ts';
import { planPayment } from '#features/orders/bulk/planPayment.ts';
import { getReturning, planStockReturn } from '#features/orders/bulk/stockReturn.ts';
import { toSelectableOrder } from '#features/orders/bulk/toSelectableOrder.ts';
import * as messages from '#languages/en/orders.ts';
import { anOrder } from '#mocks/builders.ts';

const select = (orders: readonly Partial<StoredOrder>[]) =>
  orders.map((parts) => toSelectableOrder(messages, lenientOrder.parse(anOrder(parts))));

const paymentLabels = messages.orderFilters.payment.options;

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
])('counts %s before orders are cancelled', (_, orders, text) =>
  expect(
    describeCancelled(
      messages.cancelQuestion,
      select(
        orders.map(([orderStatus, paymentStatus]) => ({
          orderDetails: { orderStatus },
          paymentDetails: { paymentStatus },
        })),
      ),
    ),
  ).toBe(text),
);

const stocked = (_id: string, orderStatus: string, parts: Partial<StoredOrder> = {}) => ({
  _id,
  quantity: 2,
  product: { _id: 'p' },
  orderDetails: { orderStatus },
  ...parts,
});

const planReturn = (...orders: Partial<StoredOrder>[]) => {
  const { ids, ...plan } = planStockReturn(select(orders));
  return { ids: [...ids], ...plan };
};

it('puts the pieces of all orders back if none is delivered', () =>
  expect(planReturn(stocked('a', 'pending'), stocked('b', 'out_for_delivery', { quantity: 3 }))).toEqual({
    ids: ['a', 'b'],
    pieces: 5,
    delivered: 'none',
  }));

it('leaves the pieces of delivered orders with the customers', () =>
  expect(planReturn(stocked('a', 'delivered'), stocked('b', 'confirmed'))).toEqual({
    ids: ['b'],
    pieces: 2,
    delivered: 'some',
  }));

it('can put pieces back if all orders are delivered', () =>
  expect(planReturn(stocked('a', 'delivered'))).toEqual({ ids: ['a'], pieces: 2, delivered: 'all' }));

it('has no pieces of orders that are in stock again, or without a product or a quantity', () =>
  expect(
    planReturn(
      stocked('a', 'pending', { stock: 'returned' }),
      stocked('b', 'pending', { product: null }),
      stocked('c', 'pending', { quantity: null }),
    ),
  ).toMatchObject({ ids: [], pieces: 0 }));

it('moves no stock if the administrator keeps it out', () => {
  const stock = planStockReturn(select([stocked('a', 'pending')]));
  expect([...getReturning(stock, 'keep')]).toEqual([]);
  expect([...getReturning(stock, 'return')]).toEqual(['a']);
});

it.each<[PaymentByHand, string[], number, Record<string, number>]>([
  ['paid', ['pending', 'Failed', 'paid', 'PAID', 'refunded'], 2, { Paid: 2, Refunded: 1 }],
  ['refunded', ['paid', 'pending', 'on_hold'], 1, { Pending: 1, 'On hold': 1 }],
])('skips orders whose payment can’t become %s', (to, payments, count, skipped) => {
  const rows = select(payments.map((paymentStatus) => ({ paymentDetails: { paymentStatus } })));
  const plan = planPayment(paymentLabels, rows, to);
  expect(plan.rows).toHaveLength(count);
  expect(Object.fromEntries(plan.skipped)).toEqual(skipped);
});
