import { describe, expect, it } from 'vitest';
import { lenientOrder, ORDER_STATUSES } from '#contract/orders/order.ts';
import { REVENUE_STATES } from '#contract/orders/orderValues.ts';
import { PAYMENT_METHODS, PAYMENT_STATES } from '#contract/orders/payment.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { formatStatus, getPayment } from '#features/orders/orderModel.ts';
import * as ar from '#languages/ar/orders.ts';
import * as de from '#languages/de/orders.ts';
import * as en from '#languages/en/orders.ts';
import * as hi from '#languages/hi/orders.ts';
import { anOrder } from '#mocks/builders.ts';

/** Every payment status of the sample orders. */
const sampleStatuses = [
  ...new Set(
    sampleOrders
      .map((order) => lenientOrder.parse(order).paymentDetails?.paymentStatus)
      .filter((status) => status !== undefined),
  ),
];

describe.each(Object.entries({ ar, de, hi }))('in %s', (_, messages) => {
  const translateStatus = (paymentStatus: string, { orderFilters }: Pick<typeof en, 'orderFilters'>) =>
    getPayment(
      orderFilters.payment.options,
      lenientOrder.parse(anOrder({ paymentDetails: { paymentStatus } })),
    )?.label;

  it.each([...new Set<string>([...PAYMENT_STATES, ...sampleStatuses])])(
    'the payment status “%s” is translated',
    (status) => {
      expect(translateStatus(status, messages)).toEqual(expect.any(String));
      expect(translateStatus(status, messages)).not.toBe(translateStatus(status, en));
    },
  );

  it.each(ORDER_STATUSES)('the order status “%s” is translated', (status) => {
    expect(formatStatus(messages.statusLabels, status)).not.toBe(formatStatus(en.statusLabels, status));
  });

  it.each(REVENUE_STATES)('the revenue filter “%s” is translated', (state) =>
    expect(messages.orderFilters.revenue.options[state]).not.toBe(en.orderFilters.revenue.options[state]),
  );

  // UPI is a proper name.
  it.each(PAYMENT_METHODS.filter((method) => method !== 'upi'))(
    'the payment method “%s” is translated',
    (method) =>
      expect(messages.orderFilters.method.options[method]).not.toBe(en.orderFilters.method.options[method]),
  );
});

it('the filter offers every payment status of the sample orders', () =>
  expect(Object.keys(en.orderFilters.payment.options)).toEqual(expect.arrayContaining(sampleStatuses)));
