import { expect, it } from 'vitest';
import type { StoredOrder } from '#contract/orders/order.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { order as orderSchema } from '#contract/orders/order.ts';
import type { Payment } from '#contract/storefront/storeOrders.ts';
import { changePayment } from '#server/storefront/changePayment.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const updatedAt = '2026-11-20T09:00:00.000Z';

const anOrderWith = (paymentStatus: string | null): StoredOrder => ({
  _id: 'o1',
  updatedAt,
  paymentDetails: paymentStatus === null ? null : { paymentStatus },
});
const change = (present: string | null, payment: Payment) =>
  changePayment(anOrderWith(present), payment, now);

it.each([
  ['pending', 'paid'],
  ['pending', 'failed'],
  [null, 'paid'],
  ['failed', 'paid'],
  ['paid', 'refunded'],
  // As another backend spells it.
  ['Pending', 'paid'],
] as const)('changes from %s to %s', (present, status) =>
  expect(change(present, { status })).toMatchObject({
    paymentDetails: { paymentStatus: status },
    updatedAt: '2026-11-20T10:00:00.000Z',
  }),
);

it.each([
  ['pending', 'refunded'],
  ['failed', 'refunded'],
  ['paid', 'failed'],
  ['refunded', 'paid'],
  ['refunded', 'failed'],
  ['authorized', 'paid'],
] as const)('refuses to change from %s to %s', (present, status) =>
  expect(() => change(present, { status })).toThrow(
    expect.objectContaining({
      status: 409,
      field: 'status',
      message: `The payment of this order is '${present}', so it can’t become '${status}'.`,
    }),
  ),
);

it.each(['paid', 'failed', 'refunded'] as const)('changes nothing if it is already %s', (status) => {
  expect(change(status, { status, paymentId: 'pay_2', gateway: 'Cashfree' })).toBeUndefined();
});

const readMethod = (paid: ReturnType<typeof change>) =>
  getPaymentMethod(orderSchema.parse({ _id: 'o1', ...paid }));

it('records the gateway, its id and the last four digits of a card', () => {
  const card = { network: 'Visa', lastFour: '4242' };
  const paid = change('pending', { status: 'paid', paymentId: 'pay_1', gateway: 'Razorpay', card });
  expect(paid).toMatchObject({
    paymentDetails: {
      paymentId: 'pay_1',
      paymentMethod: { card: { card_network: 'Visa', card_number: '**** **** **** 4242' } },
    },
    paymentGateway: { gatewayName: 'Razorpay' },
  });
  expect(readMethod(paid)).toEqual({ kind: 'card', network: 'Visa', lastFour: '4242' });
});

it('records a UPI address', () =>
  expect(readMethod(change('failed', { status: 'paid', upi: 'asha@okbank' }))).toEqual({
    kind: 'upi',
    address: 'as•••@okbank',
  }));

it('keeps the gateway and the method when a refund does not repeat them', () => {
  const paid = change('pending', { status: 'paid', paymentId: 'pay_1', gateway: 'Cashfree', upi: 'a@b' });
  const refunded = changePayment({ _id: 'o1', ...paid }, { status: 'refunded' }, now);
  expect(refunded).toMatchObject({
    paymentDetails: { paymentId: 'pay_1', paymentStatus: 'refunded', paymentMethod: { upi: 'a@b' } },
    paymentGateway: { gatewayName: 'Cashfree' },
    updatedAt: '2026-11-20T10:00:00.001Z',
  });
});

it.each([
  ['gateway', { gateway: '4111 1111 1111 1111' }],
  ['card', { card: { network: 'Visa 4111-1111-1111-1111', lastFour: '1111' } }],
])('refuses a card number in %s', (field, sent) =>
  expect(() => change('pending', { status: 'paid', ...sent })).toThrow(
    expect.objectContaining({ status: 400, field }),
  ),
);

it('refuses a second payment, whose customer must get the money back', () => {
  const paid = change('pending', { status: 'paid', paymentId: 'pay_1' });
  const pay = (paymentId?: string) =>
    changePayment({ _id: 'o1', ...paid }, { status: 'paid', paymentId }, now);
  expect(() => pay('pay_2')).toThrow(
    expect.objectContaining({
      status: 409,
      field: 'paymentId',
      message: "This order has already been paid by the payment 'pay_1'. Refund the other one.",
    }),
  );
  expect([pay('pay_1'), pay()]).toEqual([undefined, undefined]);
});
