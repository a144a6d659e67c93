import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterRows } from '#contract/lists/getPage.ts';
import { toKeyText } from '#contract/lists/keyText.ts';
import { toFilterKey } from '#contract/lists/listRules.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { lenientOrder, type Order } from '#contract/orders/order.ts';
import { getOrderPage } from '#contract/orders/orderCalls.ts';
import { addSums, getGroupKey, NO_SUMS, type ReportedOrder, type Sums } from '#contract/reports/orderSums.ts';
import { prepareOrders, buildReportFromOrders } from '#contract/reports/buildReportFromOrders.ts';
import type { ReportGroups } from '#contract/reports/salesReport.ts';
import { addDays, startOfDay } from '#contract/time/days.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';

const DAY_MS = 86_400_000;
const zone = 'Asia/Kolkata';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const someOf = (...texts: string[]) => maybe(fc.constantFrom(...texts));
const start = Date.parse('2026-01-01T00:00:00Z');
const dates = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .integer({ min: 0, max: 60 * 24 * 60 })
      .map((minutes) => new Date(start + minutes * 60_000).toISOString()),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'Diwali 2026',
      '2026-02-30T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '2026-01-20',
      '2026-01-20T23:00:00',
      '2026-01-20 23:00',
    ),
  },
);
const orders: fc.Arbitrary<ReportedOrder> = fc.record({
  createdAt: maybe(dates),
  totalAmount: maybe(
    fc.oneof(
      fc.integer({ min: -5000, max: 500_000 }).map((amount) => amount / 100),
      fc.constant(1e300),
    ),
  ),
  quantity: maybe(fc.integer({ min: 0, max: 5 })),
  orderDetails: maybe(
    fc.record({
      orderId: fc.constant(undefined),
      orderStatus: someOf('pending', 'Delivered', 'cancelled', 'CANCELLED ', 'lost'),
    }),
  ),
  product: maybe(
    fc.record({
      name: someOf('Lamp', 'lamp', 'Kettle', ...'abcdefghijkl'),
      category: someOf('Home', ' home ', 'Toys'),
    }),
  ),
  address: maybe(
    fc.record({ city: someOf('Pune', '', 'Köln'), state: someOf('Goa', 'Kerala') }) as fc.Arbitrary<
      Order['address']
    >,
  ),
  paymentDetails: maybe(
    fc.record({
      paymentId: fc.constant(undefined),
      paymentStatus: someOf('paid', 'Refunded', 'failed'),
      paymentMethod: fc.constant(undefined),
    }),
  ),
});
const period = fc
  .tuple(fc.integer({ min: -5, max: 70 }), fc.integer({ min: 0, max: 40 }))
  .map(([first, length]) => ({
    from: addDays('2026-01-01', first),
    to: addDays('2026-01-01', first + length),
  }));

const report = (
  some: readonly ReportedOrder[],
  days: { from: string; to: string },
  before?: { from: string; to: string },
) => buildReportFromOrders(prepareOrders(some, zone), days, before);
const pick = ({ orders: count, counted, revenue, pieces, unpriced }: Sums): Sums => ({
  orders: count,
  counted,
  revenue,
  pieces,
  unpriced,
});
const sumOf = (groups: ReportGroups): Sums =>
  [...groups.top, groups.others, groups.unknown].map(pick).reduce(addSums, NO_SUMS);
const check = (property: (some: ReportedOrder[], days: { from: string; to: string }) => void) =>
  fc.assert(fc.property(fc.array(orders, { maxLength: 60 }), period, property), {
    seed: 20261125,
    numRuns: 200,
  });

describe('a report of loaded orders', () => {
  it('has parts that add up to the whole, however it is divided', () => {
    check((some, days) => {
      const { total, days: byDay, ...groups } = report(some, days);
      const whole = pick(total);
      expect(byDay.map(pick).reduce(addSums, NO_SUMS)).toEqual(whole);
      for (const divided of [
        groups.statuses,
        groups.categories,
        groups.places,
        groups.methods,
        groups.productsByRevenue,
        groups.productsByPieces,
      ])
        expect(sumOf(divided)).toEqual(whole);
      expect(total.counted + total.cancelled).toBe(total.orders);
    });
  });

  it('of two periods side by side adds up to that of both', () => {
    check((some, { from, to }) => {
      const next = { from: addDays(to, 1), to: addDays(to, 9) };
      const both = addSums(pick(report(some, { from, to }).total), pick(report(some, next).total));
      expect(pick(report(some, { from, to: next.to }).total)).toEqual(both);
    });
  });

  it('moves by one day where its orders and its period do', () => {
    check((some, { from, to }) => {
      const dated = some.filter(
        ({ createdAt = '' }) => /^2026-.*Z$/.test(createdAt) && !createdAt.includes('02-30'),
      );
      const moved = dated.map((one) => ({
        ...one,
        createdAt: new Date(Date.parse(one.createdAt!) + DAY_MS).toISOString(),
      }));
      const { days, ...rest } = report(dated, { from, to });
      const after = report(moved, { from: addDays(from, 1), to: addDays(to, 1) });
      expect(after).toEqual({ ...rest, days: days.map((one) => ({ ...one, day: addDays(one.day, 1) })) });
    });
  });

  it('counts exactly the orders that the list shows by the same filters', () => {
    check((some, { from, to }) => {
      const { categories, places, methods, productsByPieces } = report(some, { from, to });
      const range = `${new Date(startOfDay(from, zone)).toISOString()}..${new Date(startOfDay(addDays(to, 1), zone) - 1).toISOString()}`;
      const rows = some.map((order, index) => ({ ...order, _id: `${index}`, buyer: undefined }));
      const counted = (filter: 'category' | 'place' | 'method' | 'product', key: string) =>
        filterRows(orderListRules, rows, { search: '', filters: { date: range, [filter]: key } }).length;
      for (const one of categories.top) expect(counted('category', one.key)).toBe(one.orders);
      for (const one of methods.top) expect(counted('method', one.key)).toBe(one.orders);
      for (const one of places.top) expect(counted('place', one.key)).toBe(one.orders);
      for (const one of productsByPieces.top) expect(counted('product', one.key)).toBe(one.orders);
    });
  });

  it('adds up amounts to the hundredth, in whatever order they come', () => {
    const some = [0.1, 0.2, 0.3, 1299.99].map(
      (totalAmount) => ({ createdAt: '2026-01-05T00:00:00Z', totalAmount }) as ReportedOrder,
    );
    const days = { from: '2026-01-05', to: '2026-01-05' };
    expect(report(some, days).total.revenue).toBe(130_059);
    expect(report(some.toReversed(), days).total.revenue).toBe(130_059);
  });

  it('says how many orders have no date or no amount that can be read', () => {
    const some = [
      { createdAt: 'Diwali 2026', totalAmount: 5 },
      { createdAt: undefined, totalAmount: 5 },
      { createdAt: '2026-01-05T00:00:00Z', totalAmount: undefined },
      { createdAt: '2026-01-05T00:00:00Z', totalAmount: 1e300 },
    ] as ReportedOrder[];
    const { total, undated } = report(some, { from: '2026-01-05', to: '2026-01-05' });
    expect(undated).toBe(2);
    expect(total).toMatchObject({ orders: 2, revenue: 0, unpriced: 2, pieces: 2 });
  });

  it('of the sample names shares, the period before and the newest spelling', () => {
    const sample = sampleOrders.map((one) => lenientOrder.parse(one));
    const { total, before, categories } = report(
      sample,
      { from: '2026-11-01', to: '2026-11-20' },
      { from: '2026-10-01', to: '2026-10-20' },
    );
    expect([total.orders, before?.orders]).toEqual([14, 4]);
    expect(total.refunded).toBeGreaterThan(0);
    expect(categories.top.map(({ label }) => label)).toContain('Electronics');
  });
});

it.each(['İ'.repeat(199), `${'k'.repeat(199)} and more`, `${'k'.repeat(199)}🎈`, ' Lamp '])(
  'names the product %s by a key that the list can be filtered by',
  (name) => {
    const key = getGroupKey({ product: { name } } as ReportedOrder, 'product')!;
    expect(getOrderPage.query.safeParse({ product: key }).success).toBe(true);
    expect([toKeyText(key), toFilterKey(key)]).toEqual([key, key]);
  },
);
