import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAmounts } from '#contract/money/decimal.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { Payment } from '#contract/storefront/storeOrders.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { refillSums } from '#server/db/reports/fillSums.ts';
import type { Revisions, Database } from '#server/base/database.ts';
import { changePayment } from '#server/orders/changePayment.ts';
import { createOrder } from '#server/orders/createOrder.ts';
import { aWrite } from '../aWrite.ts';
import { readAll } from '../readAll.ts';
import { aNewOrder, kettle } from '../storefront/aNewOrder.ts';
import { readStatusChanges } from './readStatusChanges.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const details = { timeZone: 'Asia/Kolkata', currency: 'INR' };
const products = [kettle, ...sampleProducts];
const orders = sampleOrders;

async function openConnection() {
  const opened = await openDatabase(await takeEmptyDatabase(), details);
  await opened.seedOnce(() => ({ products, orders }), 0);
  return opened;
}

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const DAY = { from: '2026-11-20', to: '2026-11-20' };
const allOrders = { search: '', filters: {}, page: 1, pageSize: 10, sort: undefined };

type Placed = { key?: string; id?: string; fingerprint?: string; now?: number } & Parameters<
  typeof aNewOrder
>[0];

let placedCount = 0;
/** Places an order in a store. Each has its own id and idempotency key by default. */
function place(db: Database, { key, id, fingerprint = 'f', now = NOW, ...changes }: Placed = {}) {
  const number = (placedCount += 1);
  const order = aNewOrder(changes);
  return db.orders.place(
    {
      productId: order.productId,
      quantity: order.quantity,
      write: { at: new Date(NOW).toISOString(), keyId: 'storefront' },
      requestKey: key ?? `request-${number}`,
      fingerprint,
    },
    (product) => createOrder({ id: id ?? `placed-${number}`, order, product, currency: 'INR', now }),
  );
}

const getStock = async (db: Database) => (await db.products.find(kettle._id))?.stock;
const countOrders = async (db: Database) => (await readAll(db.orders)).length;

describe('the database', () => {
  let db: Database;
  let announced: Partial<Revisions>[];
  beforeEach(async () => {
    ({ db } = await openConnection());
    announced = [];
    db.revisionFeed.subscribe((revisions) => announced.push(revisions));
  });

  const readRevisions = async () => {
    await db.admins.save({
      id: 'r1',
      kind: 'admin',
      email: 'r@store.example',
      fullName: 'Reader',
      phoneNumber: undefined,
      passwordHash: 'hash',
    });
    await db.sessions.remove('r');
    await db.sessions.add('r', { adminId: 'r1', startedAt: 0 });
    return (await db.sessions.find('r'))!.revisions;
  };
  const readReport = async () => (await db.getSalesReport(DAY, undefined))!;

  it('shows a placed order wherever orders are shown', async () => {
    const totals = await db.getTotals();
    const report = await readReport();
    const { order, fingerprint } = await place(db, { quantity: 2, fingerprint: 'of the content' });
    expect(fingerprint).toBe('of the content');
    expect(order).toMatchObject({ quantity: 2, totalAmount: 2648.9, product: { name: 'Kettle' } });
    expect(await db.orders.find(order._id)).toEqual(order);
    expect(await readAll(db.orders)).toContainEqual(order);
    const page = await db.orders.getPage({ ...allOrders, search: 'Kettle' });
    expect(page.rows.map(({ _id }) => _id)).toContain(order._id);
    const customers = await db.customers.getPage({ ...allOrders, search: 'asha@customer' });
    expect(customers.rows).toMatchObject([
      { name: 'Asha Rao', phone: '+91 98450 12345', orders: 1, spent: 2648.9 },
    ]);
    expect(await db.getTotals()).toEqual({
      ...totals,
      totalUsers: totals.totalUsers + 1,
      totalOrders: totals.totalOrders + 1,
      totalRevenueAmount: addAmounts(totals.totalRevenueAmount, 2648.9),
    });
    const { total, productsByRevenue } = await readReport();
    expect(total.orders).toBe(report.total.orders + 1);
    expect(total.revenue).toBe(report.total.revenue + 264_890);
    expect(productsByRevenue.top.map(({ label }) => label)).toContain('Kettle');
    expect(await readStatusChanges(db, order._id)).toEqual([]);
  });

  const readProductEntries = async () =>
    (await db.history.getPage({ ...allOrders, filters: { subject: kettle._id } })).rows;

  it('lowers the stock, but leaves the version and the history of the product', async () => {
    await place(db, { quantity: 3 });
    expect(await db.products.find(kettle._id)).toEqual({ ...kettle, stock: 0 });
    const soldOut = await db.products.getPage({
      ...allOrders,
      search: 'Kettle',
      filters: { stock: 'out' },
    });
    expect(soldOut.rows.map(({ _id }) => _id)).toEqual([kettle._id]);
    expect(await readProductEntries()).toEqual([]);
  });

  it('announces a placed order once, with the revisions that readers see', async () => {
    const before = await readRevisions();
    await place(db);
    const after = {
      orders: before.orders + 1,
      ordersPlaced: before.ordersPlaced + 1,
      products: before.products + 1,
    };
    expect(announced).toEqual([after]);
    expect(await readRevisions()).toEqual(after);
  });

  it('returns the first order of a repeated request as it is now', async () => {
    const first = await place(db, { key: 'k', fingerprint: 'first' });
    await db.orders.changeStatus(first.order._id, { ...aWrite, status: 'confirmed' });
    await db.products.remove(kettle._id, aWrite);
    const before = await readRevisions();
    const again = await place(db, { key: 'k', fingerprint: 'again', quantity: 3 });
    expect(again.fingerprint).toBe('first');
    expect(again.order._id).toBe(first.order._id);
    expect(again.order.orderDetails?.orderStatus).toBe('confirmed');
    expect(await readRevisions()).toEqual(before);
    expect(await countOrders(db)).toBe(orders.length + 1);
  });

  it('keeps the same request of two keys apart', async () => {
    const order = aNewOrder();
    const placement = { productId: kettle._id, quantity: 1, requestKey: 'k', fingerprint: 'f' };
    for (const keyId of ['one', 'other'])
      await db.orders.place({ ...placement, write: { ...aWrite, adminId: undefined, keyId } }, (product) =>
        createOrder({ id: keyId, order, product, currency: 'INR', now: NOW }),
      );
    expect(await countOrders(db)).toBe(orders.length + 2);
  });

  it('places one order for twenty parallel requests with the same key', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => place(db, { key: 'k' })));
    expect(new Set(results.map(({ order }) => order._id)).size).toBe(1);
    expect(await countOrders(db)).toBe(orders.length + 1);
    expect(await getStock(db)).toBe(2);
  });

  it('repeats the first order even if it took the last of the stock', async () => {
    const requests = Array.from({ length: 5 }, () => place(db, { key: 'k', quantity: 3 }));
    const ids = (await Promise.all(requests)).map(({ order }) => order._id);
    expect(new Set(ids).size).toBe(1);
    expect(await getStock(db)).toBe(0);
  });

  it('places one order for parallel requests with the same key and different products', async () => {
    const other = sampleProducts.find(({ status, stock }) => status === 'active' && stock > 5)!;
    const price = other.discountedPrice ?? other.actualPrice;
    const requests = [
      ...Array.from({ length: 5 }, () => place(db, { key: 'k' })),
      ...Array.from({ length: 5 }, () => place(db, { key: 'k', productId: other._id, price })),
    ];
    const ids = (await Promise.all(requests)).map(({ order }) => order._id);
    expect(new Set(ids).size).toBe(1);
    expect(await countOrders(db)).toBe(orders.length + 1);
    const sold = kettle.stock - (await getStock(db))!;
    const otherSold = other.stock - (await db.products.find(other._id))!.stock;
    expect(sold + otherSold).toBe(1);
  });

  it('sells the last pieces once when requests are parallel', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => place(db)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, field: 'quantity' },
    });
    expect(await getStock(db)).toBe(0);
    expect(await countOrders(db)).toBe(orders.length + 3);
  });

  it.each([
    ['an unknown product', { productId: 'nowhere' }, 404],
    ['another price', { price: 1 }, 409],
    ['more than the stock', { quantity: 4 }, 409],
  ])('writes nothing when an order for %s is refused', async (_, changes, status) => {
    const [before, report] = [await readRevisions(), await readReport()];
    await expect(place(db, { key: 'k', ...changes })).rejects.toMatchObject({ status });
    expect(await countOrders(db)).toBe(orders.length);
    expect(await getStock(db)).toBe(3);
    expect(await readRevisions()).toEqual(before);
    expect(announced).toEqual([]);
    expect(await readReport()).toEqual(report);
    // The key isn't used up.
    expect((await place(db, { key: 'k' })).order.quantity).toBe(1);
  });

  it('never sells more than the stock, even if the order is not refused', async () => {
    const order = { _id: 'too-many', quantity: 4 };
    const placement = {
      productId: kettle._id,
      quantity: 4,
      write: { at: new Date(NOW).toISOString(), keyId: 'k' },
      requestKey: 'r',
      fingerprint: 'f',
    };
    await expect(db.orders.place(placement, () => order)).rejects.toThrow('exceeds the stock');
    expect([await getStock(db), await db.orders.find('too-many')]).toEqual([3, undefined]);
  });

  it('keeps what was sold while an edit was open', async () => {
    const read = (await db.products.find(kettle._id))!;
    await place(db, { quantity: 2 });
    const edit = { ...aWrite, stockBefore: read.stock };
    const updatedAt = '2026-11-21T10:00:00.000Z';
    const renamed = { ...read, name: 'Steel kettle', updatedAt };
    expect(await db.products.replace(renamed, read, edit)).toBe(true);
    expect(await db.products.find(kettle._id)).toEqual({ ...renamed, stock: 1 });
    const [entry] = await readProductEntries();
    expect(entry?.changes).toEqual({ name: { from: 'Kettle', to: 'Steel kettle' } });
  });

  it('adds a delivery to the stock that is left', async () => {
    const read = (await db.products.find(kettle._id))!;
    await place(db, { quantity: 2 });
    const delivered = { ...read, stock: 10.5, updatedAt: '2026-11-21T10:00:00.000Z' };
    await db.products.replace(delivered, read, { ...aWrite, stockBefore: 3 });
    expect(await getStock(db)).toBe(8.5);
    const [entry] = await readProductEntries();
    expect(entry?.changes).toEqual({ stock: { from: 1, to: 8.5 } });
  });

  it('never lowers the stock below zero', async () => {
    const read = (await db.products.find(kettle._id))!;
    await place(db, { quantity: 2 });
    const counted = { ...read, stock: 1, updatedAt: '2026-11-21T10:00:00.000Z' };
    await db.products.replace(counted, read, { ...aWrite, stockBefore: 3 });
    expect(await getStock(db)).toBe(0);
  });

  it('sets the stock by an edit without the stock that it is based on', async () => {
    const read = (await db.products.find(kettle._id))!;
    await place(db, { quantity: 2 });
    await db.products.replace({ ...read, updatedAt: '2026-11-21T10:00:00.000Z' }, read, aWrite);
    expect(await getStock(db)).toBe(3);
    const [entry] = await readProductEntries();
    expect(entry?.changes).toEqual({ stock: { from: 1, to: 3 } });
  });

  it('keeps the stock exact through parallel sales and edits', async () => {
    const read = (await db.products.find(kettle._id))!;
    await Promise.all([
      place(db),
      db.products.replace({ ...read, stock: 5.1, updatedAt: '2026-11-21T10:00:00.000Z' }, read, {
        ...aWrite,
        stockBefore: 3,
      }),
      place(db),
      place(db),
    ]);
    expect(await getStock(db)).toBe(2.1);
  });

  const pay = (id: string, payment: Payment) =>
    db.orders.change(id, aWrite, (order) => changePayment(order, payment));

  it('changes the payment of an order and its sums', async () => {
    const { order } = await place(db);
    const [before, report] = [await readRevisions(), await readReport()];
    const paid = await pay(order._id, { status: 'paid', paymentId: 'pay_9', gateway: 'Razorpay' });
    expect(paid).toMatchObject({
      _id: order._id,
      totalAmount: order.totalAmount,
      paymentDetails: { paymentId: 'pay_9', paymentStatus: 'paid' },
      paymentGateway: { gatewayName: 'Razorpay' },
      updatedAt: '2026-11-20T10:00:00.001Z',
    });
    expect(await db.orders.find(order._id)).toEqual(paid);
    expect(await readRevisions()).toEqual({ ...before, orders: before.orders + 1 });
    const page = await db.orders.getPage({
      ...allOrders,
      filters: { customer: 'asha@customer.example', payment: 'paid' },
    });
    expect(page.rows.map(({ _id }) => _id)).toEqual([order._id]);
    expect((await readReport()).total.paid).toBe(report.total.paid + 1);
  });

  it('writes nothing when a payment is refused', async () => {
    const { order } = await place(db);
    const before = await readRevisions();
    await expect(pay(order._id, { status: 'refunded' })).rejects.toMatchObject({ status: 409 });
    expect(await db.orders.find(order._id)).toEqual(order);
    expect(await readRevisions()).toEqual(before);
    expect(await pay('nowhere', { status: 'paid' })).toBeUndefined();
  });

  it('writes nothing when a payment is repeated', async () => {
    const { order } = await place(db);
    const paid = await pay(order._id, { status: 'paid', paymentId: 'pay_9' });
    const before = await readRevisions();
    expect(await pay(order._id, { status: 'paid', paymentId: 'pay_9', gateway: 'Other' })).toEqual(paid);
    expect(await db.orders.find(order._id)).toEqual(paid);
    expect(await readRevisions()).toEqual(before);
  });

  it('records parallel payments one after the other', async () => {
    const { order } = await place(db);
    const statuses = ['paid', 'failed', 'paid', 'refunded', 'failed'] as const;
    await Promise.allSettled(statuses.map((status) => pay(order._id, { status })));
    const { paymentDetails } = (await db.orders.find(order._id)) as StoredOrder;
    expect(['paid', 'refunded']).toContain(paymentDetails?.paymentStatus);
  });
});

describe('the sums of placed orders', () => {
  const readSums = async ({ database }: Awaited<ReturnType<typeof openConnection>>) => ({
    sums: await database
      .selectFrom('order_sums')
      .selectAll()
      .orderBy('dimension')
      .orderBy('day')
      .orderBy('key')
      .execute(),
    labels: await database
      .selectFrom('order_labels')
      .selectAll()
      .orderBy('dimension')
      .orderBy('key')
      .execute(),
  });

  it('equal sums that are built from all orders', async () => {
    const opened = await openConnection();
    await opened.db.products.replace({ ...kettle, stock: 1000 }, kettle, aWrite);
    let now = NOW;
    const steps = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      deliveryCharges: fc.integer({ min: 0, max: 9999 }).map((paise) => paise / 100),
      city: fc.constantFrom('Bengaluru', 'bengaluru', 'Pune', 'Ñandú'),
      name: fc.constantFrom('Kettle', 'KETTLE', 'Tea kettle'),
      hours: fc.integer({ min: 0, max: 72 }),
      payments: fc.array(fc.constantFrom('paid', 'failed', 'refunded'), { maxLength: 2 }),
      status: fc.constantFrom('pending', 'cancelled', 'delivered'),
    });
    await fc.assert(
      fc.asyncProperty(steps, async ({ city, name, hours, payments, status, ...changes }) => {
        const { db } = opened;
        const before = (await db.products.find(kettle._id))!;
        await db.products.replace({ ...before, name }, before, { ...aWrite, stockBefore: before.stock });
        const address = { ...aNewOrder().address, city };
        const { order } = await place(db, { ...changes, address, now: (now += hours * 3_600_000) });
        for (const payment of payments)
          await db.orders
            .change(order._id, aWrite, (stored) => changePayment(stored, { status: payment }))
            .catch(() => undefined);
        await db.orders.changeStatus(order._id, { ...aWrite, status });
      }),
      { numRuns: 25 },
    );
    const kept = await readSums(opened);
    expect(kept.sums.length).toBeGreaterThan(20);
    await refillSums(opened.database);
    expect(kept).toEqual(await readSums(opened));
  });
});
