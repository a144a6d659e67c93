import { describe, expect, it } from 'vitest';
import { type StoredOrder, order as orderSchema } from '#contract/orders/order.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import type { Payment } from '#contract/storefront/storeOrders.ts';
import { HttpError } from '#server/base/httpError.ts';
import { changePayment } from '#server/orders/changePayment.ts';

const updatedAt = '2026-11-20T09:00:00.000Z';

const anOrderWith = (paymentStatus: string | null): StoredOrder => ({
  _id: 'o1',
  updatedAt,
  paymentDetails: paymentStatus === null ? null : { paymentStatus },
});
const change = (present: string | null, payment: Payment) =>
  changePayment(anOrderWith(present), payment)?.fields;

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
  const refunded = changePayment({ _id: 'o1', ...paid }, { status: 'refunded' })?.fields;
  expect(refunded).toMatchObject({
    paymentDetails: { paymentId: 'pay_1', paymentStatus: 'refunded', paymentMethod: { upi: 'a@b' } },
    paymentGateway: { gatewayName: 'Cashfree' },
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

it('does not record the id of a failed attempt, because the customer may pay with another one', () => {
  const failed = change('pending', { status: 'failed', paymentId: 'pay_1', gateway: 'Razorpay' });
  expect(failed).toMatchObject({
    paymentDetails: { paymentStatus: 'failed', paymentId: undefined },
    paymentGateway: { gatewayName: 'Razorpay' },
  });
  const paid = changePayment({ _id: 'o1', ...failed }, { status: 'paid', paymentId: 'pay_2' })?.fields;
  expect(paid).toMatchObject({ paymentDetails: { paymentStatus: 'paid', paymentId: 'pay_2' } });
});

describe('an order whose payment is pay_1', () => {
  const STATUSES = ['paid', 'failed', 'refunded'] as const;
  const record = (present: string, status: Payment['status'], paymentId: string | undefined) => {
    const order = { _id: 'o1', updatedAt, paymentDetails: { paymentStatus: present, paymentId: ' pay_1' } };
    try {
      const changed = changePayment(order, { status, paymentId })?.fields?.paymentDetails;
      return changed ? `${changed.paymentStatus} ${changed.paymentId}` : 'unchanged';
    } catch (error) {
      return error instanceof HttpError ? `${error.status} ${error.field}` : error;
    }
  };

  it.each(['pending', 'failed', 'paid', 'refunded', 'authorized'])(
    'refuses every other payment while it is %s',
    (present) => {
      const outcomes = STATUSES.map((status) => record(present, status, 'pay_2'));
      expect(outcomes).toEqual(['409 paymentId', '409 paymentId', '409 paymentId']);
    },
  );

  it.each([
    ['pending', ['paid pay_1', 'failed pay_1', '409 status']],
    ['failed', ['paid pay_1', 'unchanged', '409 status']],
    ['paid', ['unchanged', '409 status', 'refunded pay_1']],
    ['authorized', ['409 status', '409 status', '409 status']],
  ])('is changed by that payment, named or not, while it is %s', (present, expected) => {
    expect(STATUSES.map((status) => record(present, status, 'pay_1'))).toEqual(expected);
    expect(STATUSES.map((status) => record(present, status, undefined))).toEqual(expected);
  });

  it('takes paid as a repetition after its refund, if the request names the payment', () => {
    const getOutcomes = (paymentId?: string) =>
      STATUSES.map((status) => record('refunded', status, paymentId));
    expect(getOutcomes('pay_1')).toEqual(['unchanged', '409 status', 'unchanged']);
    expect(getOutcomes()).toEqual(['409 status', '409 status', 'unchanged']);
  });

  it.each([
    ['paid', 'paid', "This order has already been paid by the payment 'pay_1'. Refund the other one."],
    ['refunded', 'paid', "This order has already been paid by the payment 'pay_1'. Refund the other one."],
    ['paid', 'refunded', "This order’s payment is 'pay_1', so 'pay_2' can’t change it."],
    ['failed', 'paid', "This order’s payment is 'pay_1', so 'pay_2' can’t change it."],
  ] as const)('says why it refuses another payment: %s, then %s', (present, status, message) => {
    const order = { _id: 'o1', paymentDetails: { paymentStatus: present, paymentId: 'pay_1' } };
    expect(() => changePayment(order, { status, paymentId: 'pay_2' })).toThrow(
      expect.objectContaining({ status: 409, field: 'paymentId', message }),
    );
  });
});
