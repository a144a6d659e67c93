import { beforeEach, expect, it } from 'vitest';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { type OpenDatabase, openDatabase } from '#server/db/openDatabase.ts';
import { createPlacedOrder, placement } from '../archive/fillTables.ts';
import { aWrite } from '../aWrite.ts';
import { kettle } from '../storefront/aNewOrder.ts';
import { anEndpoint } from '../webhooks/anEndpoint.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const order = sampleOrders.find(({ orderDetails }) => orderDetails?.orderStatus === 'pending')!;
const types = ['order.placed', 'order.status', 'order.payment', 'product.stock'] as const;

let opened: OpenDatabase;
beforeEach(async () => {
  opened = await openDatabase(await takeEmptyDatabase());
  await opened.seedOnce(() => ({ products: [...sampleProducts, kettle], orders: sampleOrders }), 0);
  await opened.db.webhooks.add(anEndpoint({ types }), 10);
});

/** Returns the events so far, with the ids of their orders and products. */
async function readEvents() {
  const rows = await opened.database
    .selectFrom('webhook_deliveries')
    .select(['type', 'subject_id', 'body'])
    .orderBy('position')
    .execute();
  return rows.map(({ type, subject_id, body }) => ({ type, subject: subject_id, ...JSON.parse(body).data }));
}

it('tells that an order was placed and its product sold, once', async () => {
  await opened.db.orders.place(placement, createPlacedOrder('placed'));
  await opened.db.orders.place(placement, createPlacedOrder('repeated'));
  expect(await readEvents()).toMatchObject([
    { type: 'product.stock', subject: kettle._id, stock: kettle.stock - 1, from: kettle.stock },
    { type: 'order.placed', subject: 'placed', order: { _id: 'placed', quantity: 1 } },
  ]);
});

it('tells about a status, a payment and returned stock with the order after the change, without its notes', async () => {
  await opened.db.orders.place(placement, createPlacedOrder('placed'));
  const note = { id: 'n1', text: 'a difficult customer', adminId: 'a1', at: aWrite.at };
  await opened.db.orders.change('placed', aWrite, () => ({ fields: { notes: [note] } }));
  await opened.db.orders.change('placed', aWrite, ({ orderDetails, paymentDetails }) => ({
    fields: {
      orderDetails: { ...orderDetails, orderStatus: 'cancelled' },
      paymentDetails: { ...paymentDetails, paymentStatus: 'failed' },
    },
    stock: 'return',
  }));
  const events = (await readEvents()).slice(2);
  const after = {
    orderDetails: { orderStatus: 'cancelled' },
    paymentDetails: { paymentStatus: 'failed' },
    canCancel: false,
  };
  expect(events).toMatchObject([
    { type: 'product.stock', subject: kettle._id, stock: kettle.stock, from: kettle.stock - 1 },
    { type: 'order.status', subject: 'placed', from: 'pending', order: after },
    { type: 'order.payment', subject: 'placed', from: 'pending', order: after },
  ]);
  expect(JSON.stringify(events)).not.toContain('difficult');
});

it('tells about a stock that an administrator changes, but about no other field', async () => {
  const [product] = sampleProducts;
  const renamed = { ...product!, name: 'Renamed', updatedAt: '2026-11-20T10:00:00.001Z' };
  await opened.db.products.replace(renamed, product!, { ...aWrite, at: renamed.updatedAt });
  expect(await readEvents()).toEqual([]);
  const counted = { ...renamed, stock: 77, updatedAt: '2026-11-20T10:00:00.002Z' };
  await opened.db.products.replace(counted, renamed, { ...aWrite, at: counted.updatedAt });
  expect(await readEvents()).toEqual([
    {
      type: 'product.stock',
      subject: product!._id,
      productId: product!._id,
      stock: 77,
      from: product!.stock,
    },
  ]);
});

it('tells nothing about a change that is refused, or changes nothing', async () => {
  await opened.db.orders.changeStatus(order._id, { ...aWrite, status: 'pending' });
  const refused = opened.db.orders.change(order._id, aWrite, () => {
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await readEvents()).toEqual([]);
});
