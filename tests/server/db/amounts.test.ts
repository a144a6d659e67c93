import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '#contract/orders/order.ts';
import { formatMoney } from '#features/format/formatMoney.ts';
import { anOrder } from '#mocks/builders.ts';
import type { Database } from '#server/base/database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

// Lists, reports and totals round amounts the same way.

const timeZone = 'UTC';
const day = { from: '2026-01-20', to: '2026-01-20' };
const createOrders = (amounts: readonly StoredOrder['totalAmount'][]) =>
  amounts.map((totalAmount, index) =>
    anOrder({ _id: `o${index}`, totalAmount, createdAt: '2026-01-20T12:00:00.000Z', orderDetails: null }),
  );

async function open(rows: { orders: StoredOrder[]; currency: string | null }): Promise<Database> {
  const { orders, currency } = rows;
  const opened = await openDatabase(await takeEmptyDatabase(), { timeZone, currency });
  await opened.seedOnce(() => ({ products: [], orders }), 0);
  return opened.db;
}

describe('orders', () => {
  it.each([
    [null, [10.075], '₹10.08'],
    [null, [10.075, 10.075, 1.005, 8.345, -1.005], '₹28.51'],
    [null, Array.from({ length: 1000 }, () => 0.1), '₹100'],
    [null, [0.1 + 0.2, 3 * 1.005], '₹3.32'],
    ['EUR', [10.075], '€10.08'],
    ['JPY', [12.5, 12.5], '¥26'],
    ['KWD', [10.075, 10.0755], 'KWD\u00a020.151'],
  ] as const)('in %s add up to what the list shows of %j', async (currency, amounts, sum) => {
    const db = await open({ orders: createOrders(amounts), currency });
    const report = await db.getSalesReport(day, day);
    const { totalRevenueAmount } = await db.getTotals();
    const show = (amount: number) => formatMoney(amount, 'orders', currency, 'en-US');
    const { total, before, days, places } = report!;
    const reported = [total, before!, days[0]!, places.top[0]!].map(({ revenue }) => show(revenue / 100));
    expect([...reported, show(totalRevenueAmount)]).toEqual(Array.from({ length: 5 }, () => sum));
  });
});

it('rounds each order to the smallest unit of its own currency', async () => {
  const opened = await openDatabase(await takeEmptyDatabase(), { timeZone, currency: 'JPY' });
  const orders = createOrders([10.075]);
  await opened.seedOnce(() => ({ products: [], orders }), 0);
  const readRevenue = async () => (await opened.db.getSalesReport(day, undefined))?.total.revenue;
  const setCurrency = async (currency: string, updatedAt: string) => {
    const before = await opened.db.details.get();
    await opened.db.details.save({ ...before, currency, updatedAt }, before);
  };
  expect(await readRevenue()).toBe(1000);
  await setCurrency('KWD', 't1');
  expect(await readRevenue()).toBe(0);
  await setCurrency('JPY', 't2');
  expect(await readRevenue()).toBe(1000);
});
