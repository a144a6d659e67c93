import { beforeEach, describe, expect, it } from 'vitest';
import { order as orderSchema } from '#contract/orders/order.ts';
import type { Database } from '#server/base/database.ts';
import type { Write } from '#server/base/history.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createOrder } from '#server/orders/createOrder.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { aNewOrder, kettle } from '../storefront/aNewOrder.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const asha = (seconds: number): Write => ({ at: at(seconds), adminId: 'a1' });

describe('a change of an order', () => {
  let db: Database;
  beforeEach(async () => {
    const opened = await openDatabase(await takeEmptyDatabase(), {
      timeZone: 'Asia/Kolkata',
      currency: 'INR',
    });
    await opened.seedOnce(() => ({ products: [kettle, ...sampleProducts], orders: [] }), 0);
    ({ db } = opened);
    await db.admins.save({
      id: 'a1',
      kind: 'admin',
      email: 'asha@store.example',
      fullName: 'Asha',
      passwordHash: 'h',
    });
    const key = { id: 'key', name: 'Web shop', digest: 'd', ending: 'k3Yx', createdAt: 0 };
    await db.storeKeys.add({ ...key, lastUsedAt: undefined }, 20);
    await place('placed', 2);
  });

  function place(id: string, quantity: number) {
    const order = aNewOrder({ quantity });
    const write = { at: at(0), keyId: 'key' };
    return db.orders.place(
      { productId: kettle._id, quantity, write, requestKey: id, fingerprint: 'f' },
      (product) => createOrder({ id, order, product, currency: 'INR', now: NOW }),
    );
  }
  const getStock = async () => (await db.products.find(kettle._id))?.stock;
  const readEvents = async (id = 'placed') =>
    (await db.history.findOrderEvents(id)).map(
      ({ kind, at: time, by, adminName, keyName, status, event }) => ({
        kind,
        at: time,
        by: adminName ?? keyName ?? by,
        ...(status && { status }),
        ...(event && { event }),
      }),
    );
  const readProductEntries = async () =>
    (await db.history.getPage({ search: '', filters: { subject: kettle._id }, page: 1, pageSize: 10 })).rows;

  it('is in the history, which begins with the storefront that placed it', async () => {
    await db.orders.changeStatus('placed', { ...asha(1), status: 'confirmed' });
    await db.orders.change('placed', asha(2), () => ({
      fields: { paymentDetails: { paymentStatus: 'paid' } },
      reference: 'Receipt 7',
    }));
    const tracking = { carrier: 'DHL', number: 'JD 1' };
    await db.orders.changeStatus('placed', { ...asha(3), status: 'out_for_delivery', tracking });
    expect(await readEvents()).toEqual([
      { kind: 'orderPlaced', at: at(0), by: 'Web shop' },
      { kind: 'orderStatusChanged', at: at(1), by: 'Asha', status: { from: 'pending', to: 'confirmed' } },
      {
        kind: 'orderPaymentChanged',
        at: at(2),
        by: 'Asha',
        event: { payment: { from: 'pending', to: 'paid', reference: 'Receipt 7' } },
      },
      {
        kind: 'orderStatusChanged',
        at: at(3),
        by: 'Asha',
        status: { from: 'confirmed', to: 'out_for_delivery' },
      },
      { kind: 'orderTrackingChanged', at: at(3).replace('.000Z', '.001Z'), by: 'Asha', event: { tracking } },
    ]);
    expect(await db.orders.find('placed')).toMatchObject({ tracking, updatedAt: at(3) });
  });

  it('keeps the name of a storefront’s key after the key has ended', async () => {
    await db.storeKeys.remove('key');
    expect((await readEvents())[0]).toMatchObject({ by: 'Web shop' });
  });

  it('by the system has no person, and its own place in the filter', async () => {
    await db.orders.change('placed', { at: at(1) }, () => ({
      fields: { tracking: null, notes: [] },
      stock: 'return',
    }));
    expect((await readEvents()).at(-1)).toMatchObject({ kind: 'orderStockChanged', by: 'system' });
    const count = async (person: string) =>
      (await db.history.getPage({ search: '', filters: { person }, page: 1, pageSize: 10 })).matches.count;
    // The order's and the product's entry; the placed order.
    expect([await count('system'), await count('storefront'), await count('former')]).toEqual([2, 1, 0]);
  });

  it('says which note was added, changed and removed, but not its text', async () => {
    const note = { id: 'n1', text: 'Ring twice', adminId: 'a1', at: at(1) };
    const setNotes = (seconds: number, notes: (typeof note)[]) =>
      db.orders.change('placed', asha(seconds), () => ({ fields: { notes } }));
    await setNotes(1, [note]);
    await setNotes(2, [{ ...note, text: 'Ring once' }]);
    expect(await db.orders.find('placed')).toMatchObject({ notes: [{ id: 'n1', text: 'Ring once' }] });
    await setNotes(3, []);
    const events = (await readEvents()).slice(1);
    expect(events.map(({ event }) => event?.note)).toEqual(
      ['added', 'changed', 'removed'].map((action) => ({ id: 'n1', action })),
    );
    expect(JSON.stringify(events)).not.toMatch(/Ring/);
  });

  it('puts the pieces back into stock once, with the order in the history of the product', async () => {
    expect(await getStock()).toBe(1);
    const cancel = { ...asha(1), status: 'cancelled', stock: 'return' } as const;
    expect(await db.orders.changeStatus('placed', cancel)).toMatchObject({ stock: 'returned' });
    await db.orders.changeStatus('placed', { ...cancel, ...asha(2), status: 'pending' });
    expect(await getStock()).toBe(3);
    const [entry, ...more] = await readProductEntries();
    expect(entry).toMatchObject({
      kind: 'productChanged',
      adminName: 'Asha',
      source: 'order',
      changes: { stock: { from: 1, to: 3 } },
      event: { order: { id: 'placed', number: 'order_placed' } },
    });
    expect(more).toEqual([]);
    // A later edit of the product isn't refused: only its stock is different.
    expect((await db.products.find(kettle._id))?.updatedAt).toBe(kettle.updatedAt);
  });

  it('takes the pieces out again, unless they were sold meanwhile', async () => {
    await db.orders.changeStatus('placed', { ...asha(1), status: 'cancelled', stock: 'return' });
    const undo = { status: 'pending', stock: 'take' } as const;
    expect(await db.orders.changeStatus('placed', { ...asha(2), ...undo })).toMatchObject({ stock: 'taken' });
    expect(await getStock()).toBe(1);
    await db.orders.changeStatus('placed', { ...asha(3), status: 'cancelled', stock: 'return' });
    await place('other', 2);
    const late = await db.orders.changeStatus('placed', { ...asha(4), ...undo });
    expect(late).toMatchObject({ stock: 'returned', orderDetails: { orderStatus: 'pending' } });
    expect(await getStock()).toBe(1);
  });

  it('takes the pieces of an order that is set back, whoever does it, unless too few are left', async () => {
    await db.orders.changeStatus('placed', { ...asha(1), status: 'cancelled', stock: 'return' });
    const setBack = await db.orders.changeStatus('placed', { ...asha(2), status: 'confirmed' });
    expect(setBack).toMatchObject({ stock: 'taken' });
    expect(await getStock()).toBe(1);
    expect((await readEvents()).at(-1)).toMatchObject({ event: { stock: { quantity: -2 } } });
    await db.orders.changeStatus('placed', { ...asha(3), status: 'cancelled', stock: 'return' });
    await place('other', 2);
    const tooLate = await db.orders.changeStatus('placed', { ...asha(4), status: 'pending' });
    expect(tooLate).toMatchObject({ stock: 'returned', orderDetails: { orderStatus: 'pending' } });
    expect(await getStock()).toBe(1);
    // Not tried again with every later change: an administrator takes them once there are enough.
    await db.orders.changeStatus('other', { ...asha(5), status: 'cancelled', stock: 'return' });
    await db.orders.changeStatus('placed', { ...asha(6), status: 'confirmed' });
    expect(await getStock()).toBe(3);
  });

  it('leaves the pieces of a refunded order in stock when it is set back', async () => {
    const paid = { paymentDetails: { paymentStatus: 'refunded' } };
    await db.orders.change('placed', asha(1), () => ({ fields: paid, stock: 'return' }));
    await db.orders.changeStatus('placed', { ...asha(2), status: 'cancelled' });
    expect(await db.orders.changeStatus('placed', { ...asha(3), status: 'pending' })).toMatchObject({
      stock: 'returned',
    });
    expect(await getStock()).toBe(3);
  });

  it('takes the pieces again when a failed payment is paid after all', async () => {
    const setPayment = (seconds: number, paymentStatus: string, stock?: 'return') =>
      db.orders.change('placed', asha(seconds), () => ({
        fields: { paymentDetails: { paymentStatus } },
        stock,
      }));
    await setPayment(1, 'failed', 'return');
    expect(await setPayment(2, 'paid')).toMatchObject({ stock: 'taken' });
    expect(await getStock()).toBe(1);
  });

  it('moves no stock if the product is gone', async () => {
    await db.products.remove(kettle._id, asha(1));
    const cancelled = await db.orders.changeStatus('placed', {
      ...asha(2),
      status: 'cancelled',
      stock: 'return',
    });
    expect(cancelled).toMatchObject({ stock: 'taken', orderDetails: { orderStatus: 'cancelled' } });
  });

  it('returns the pieces once for parallel cancellations', async () => {
    const cancel = { ...asha(1), status: 'cancelled', stock: 'return' } as const;
    await Promise.all(Array.from({ length: 8 }, () => db.orders.changeStatus('placed', cancel)));
    expect(await getStock()).toBe(3);
  });

  it('announces the products only if their stock moved', async () => {
    const announced: string[][] = [];
    db.revisionFeed.subscribe((revisions) => announced.push(Object.keys(revisions)));
    await db.orders.changeStatus('placed', { ...asha(1), status: 'confirmed' });
    await db.orders.changeStatus('placed', { ...asha(2), status: 'cancelled', stock: 'return' });
    expect(announced).toEqual([['orders'], ['orders', 'products']]);
  });

  it('that changes nothing writes nothing', async () => {
    const before = await db.orders.find('placed');
    await db.orders.change('placed', asha(1), (order) => ({ fields: { tracking: order.tracking } }));
    await db.orders.change('placed', asha(1), () => ({ stock: 'take' }));
    expect(await db.orders.find('placed')).toEqual(before);
    expect(await readEvents()).toHaveLength(1);
  });

  it('records each invoice once', async () => {
    await db.invoices.issue(['placed'], asha(1), null);
    await db.invoices.issue(['placed'], asha(2), null);
    expect((await readEvents()).slice(1)).toEqual([
      { kind: 'orderInvoiceIssued', at: at(1), by: 'Asha', event: { invoice: { number: 1 } } },
    ]);
  });

  it('keeps the fields of an order that it doesn’t name', async () => {
    const before = orderSchema.parse(await db.orders.find('placed'));
    const changed = await db.orders.changeStatus('placed', { ...asha(1), status: 'confirmed' });
    expect(orderSchema.parse(changed)).toEqual({
      ...before,
      updatedAt: at(1),
      orderDetails: { ...before.orderDetails, orderStatus: 'confirmed' },
    });
  });
});
