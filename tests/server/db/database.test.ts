import { readStatusChanges } from './readStatusChanges.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import {
  type StoredAdmin,
  type IdempotentResult,
  RepeatedRequestError,
  type Revisions,
  type Database,
} from '#server/base/database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';
import { storedProduct } from '../products/productValues.ts';
import { readAll } from '../readAll.ts';
import { aWrite } from '../aWrite.ts';

const DAY_MS = 86_400_000;

const asha: StoredAdmin = {
  id: 'a1',
  kind: 'admin',
  email: 'asha@store.example',
  fullName: 'Asha',
  phoneNumber: '+91 1',
  passwordHash: 'hash',
};
const guest: StoredAdmin = {
  ...asha,
  id: 'g1',
  kind: 'guest',
  email: 'guest@store.example',
  phoneNumber: undefined,
};

/** Orders with amounts as text, missing parts, and one email address in upper and lower case. */
const incompleteOrders: StoredOrder[] = [
  { _id: 'o1', totalAmount: '100.50', buyer: { email: 'A@mail.example', _id: 'b1' } },
  {
    _id: 'o2',
    totalAmount: 10,
    buyer: { email: 'a@mail.example' },
    orderDetails: { orderStatus: 'cancelled' },
  },
  { _id: 'o3', totalAmount: null, buyer: { _id: 'b7' }, orderDetails: { orderStatus: 'pending' } },
  { _id: 'o4', buyer: { _id: 'b7', fullName: 'No Address' }, orderDetails: null },
  { _id: 'o5', totalAmount: 'a lot', createdAt: '2026-01-01T00:00:00.000Z' },
];

const products = sampleProducts;
const orders = [...sampleOrders, ...incompleteOrders];

async function open(): Promise<Database> {
  const opened = await openDatabase(await takeEmptyDatabase());
  await opened.seedOnce(() => ({ products, orders }), 0);
  return opened.db;
}

describe('the database', () => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  const revision = async (list: keyof Revisions) => {
    await db.admins.save({ ...asha, id: 'r1', email: 'r@store.example' });
    await db.sessions.remove('r');
    await db.sessions.add('r', { adminId: 'r1', startedAt: 0 });
    return (await db.sessions.find('r'))?.revisions[list];
  };

  it('adds and replaces products, except products that have changed', async () => {
    const made = {
      ...products[0]!,
      _id: 'p1',
      updatedAt: undefined,
      images: [{ url: '/u', publicId: 'p1-a' }],
    };
    const before = await revision('products');
    await db.products.add(made, aWrite);
    expect(await db.products.find('p1')).toEqual(made);
    expect(await revision('products')).not.toBe(before);
    const edited = { ...made, name: 'Edited', updatedAt: '2026-11-20T10:00:00.000Z' };
    expect(await db.products.replace(edited, made, aWrite)).toBe(true);
    expect(await db.products.replace({ ...edited, name: 'Late' }, made, aWrite)).toBe(false);
    expect(await db.products.find('p1')).toEqual(edited);
    expect(await db.products.replace({ ...edited, _id: 'p2' }, { ...edited, _id: 'p2' }, aWrite)).toBe(false);
    expect(await db.products.find('p2')).toBeUndefined();
  });

  it('returns a product as it was added, in every field', async () => {
    let id = 0;
    const property = fc.asyncProperty(storedProduct, async (values) => {
      const product: StoredProduct = { ...values, _id: `${(id += 1)}` };
      await db.products.add(product, aWrite);
      expect(await db.products.find(product._id)).toEqual(product);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('replaces and removes a product once when requests are parallel', async () => {
    const [first, second] = products;
    const edits = Array.from({ length: 10 }, (_, at) => ({
      ...first!,
      name: `Edit ${at}`,
      updatedAt: `2026-11-20T10:00:00.00${at}Z`,
    }));
    const replaced = await Promise.all(edits.map((edit) => db.products.replace(edit, first!, aWrite)));
    expect(replaced.filter(Boolean)).toHaveLength(1);
    expect(await db.products.find(first!._id)).toEqual(edits[replaced.indexOf(true)]);
    const removed = await Promise.all(edits.map(() => db.products.remove(second!._id, aWrite)));
    expect(removed.filter(Boolean)).toEqual([second]);
  });

  it('stores the result of an idempotent request with the product, or neither', async () => {
    await db.admins.save(asha);
    const idempotent: IdempotentResult = {
      adminId: asha.id,
      key: 'k',
      fingerprint: 'f',
      at: DAY_MS,
      result: { n: 1 },
    };
    const made = { ...products[0]!, _id: 'p5', updatedAt: undefined };
    const stored = { fingerprint: 'f', result: { n: 1 } };
    // Nothing is stored, because the product has changed in the meantime.
    expect(await db.products.replace(made, { ...made, updatedAt: 'before' }, aWrite, idempotent)).toBe(false);
    expect(await db.idempotency.find(idempotent, 0)).toBeUndefined();
    await db.products.add(made, aWrite, idempotent);
    expect(await db.idempotency.find(idempotent, 0)).toMatchObject(stored);
    expect(await db.idempotency.find({ ...idempotent, adminId: 'a2' }, 0)).toBeUndefined();
    expect(await db.idempotency.find(idempotent, DAY_MS)).toBeUndefined();

    const before = await revision('products');
    const again = { ...idempotent, result: { n: 2 }, at: 2 * DAY_MS - 1 };
    await expect(db.products.add({ ...made, _id: 'p6' }, aWrite, again)).rejects.toThrow(
      RepeatedRequestError,
    );
    await expect(db.products.replace({ ...made, name: 'Late' }, made, aWrite, again)).rejects.toThrow(
      RepeatedRequestError,
    );
    expect(await db.products.find('p6')).toBeUndefined();
    expect(await db.products.find('p5')).toEqual(made);
    expect(await revision('products')).toBe(before);
    expect(await db.idempotency.find(idempotent, 0)).toMatchObject(stored);

    expect(
      await db.products.replace({ ...made, name: 'A day later' }, made, aWrite, {
        ...again,
        at: 2 * DAY_MS,
      }),
    ).toBe(true);
    expect(await db.idempotency.find(idempotent, DAY_MS)).toMatchObject({
      fingerprint: 'f',
      result: { n: 2 },
    });
    await db.idempotency.removeStale(2 * DAY_MS);
    expect(await db.idempotency.find(idempotent, 0)).toBeUndefined();
  });

  it('announces each write with the revision that readers see', async () => {
    const announced: Partial<Revisions>[] = [];
    const stop = db.revisionFeed.subscribe((revisions) => announced.push(revisions));
    await db.products.add({ ...products[0]!, _id: 'p3' }, aWrite);
    expect(announced).toEqual([{ products: await revision('products') }]);
    await db.products.remove('p3', aWrite);
    await db.orders.changeStatus('o1', { ...aWrite, status: 'pending' });
    expect(announced.slice(1)).toEqual([
      { products: await revision('products') },
      { orders: await revision('orders') },
    ]);
    stop();
    await db.products.remove('p3', aWrite);
    expect(announced).toHaveLength(3);
  });

  it('returns which images are in use', async () => {
    const images = products.flatMap((product) => product.images.map(({ publicId }) => publicId));
    expect(await db.findUsedImageIds([...images, 'of-nobody'])).toEqual(new Set(images));
    const [first] = products;
    await db.products.remove(first!._id, aWrite);
    await Array.fromAsync(db.history.removeProductEntries(Infinity));
    const own = first!.images.map(({ publicId }) => publicId);
    const shared = own.filter((id) =>
      products.slice(1).some(({ images: all }) => all.some((one) => one.publicId === id)),
    );
    expect(await db.findUsedImageIds(own)).toEqual(new Set(shared));
  });

  it('lists the newest rows first and rows without a date last', async () => {
    expect((await readAll(db.products)).map(({ _id }) => _id)).toEqual(products.map(({ _id }) => _id));
    const ids = (await readAll(db.orders)).map(({ _id }) => _id);
    expect(ids).toEqual([...sampleOrders.map(({ _id }) => _id), 'o5', 'o4', 'o3', 'o2', 'o1']);
  });

  it('computes totals over incomplete orders', async () => {
    const sample = sampleOrders
      .filter(({ orderDetails }) => orderDetails?.orderStatus !== 'cancelled')
      .reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0);
    const buyers = new Set(sampleOrders.flatMap(({ buyer }) => buyer?.email ?? [])).size;
    // Not a user, but an administrator.
    await db.admins.save(asha);
    expect(await db.getTotals()).toEqual({
      totalUsers: buyers + 2,
      totalProducts: products.length,
      totalOrders: orders.length,
      totalRevenueAmount: sample + 100.5,
    });
  });

  it('changes and records the status of any order', async () => {
    await db.admins.save(asha);
    const adminId = asha.id;
    const readIds = async (id: string) => (await readAll(db.orders)).find(({ _id }) => _id === id);
    const before = await revision('orders');
    const bare = await db.orders.changeStatus('o1', {
      status: 'pending',
      at: '2026-01-01T00:00:00.000Z',
      adminId,
    });
    expect(bare).toMatchObject({ _id: 'o1', updatedAt: '2026-01-01T00:00:00.000Z' });
    expect(bare?.orderDetails).toMatchObject({ orderStatus: 'pending' });
    expect(bare).toEqual(await readIds('o1'));
    expect(await revision('orders')).not.toBe(before);
    await db.orders.changeStatus('o1', { status: 'pending', at: '2026-01-02T00:00:00.000Z', adminId });
    await db.orders.changeStatus('o1', { status: 'delivered', at: '2026-01-03T00:00:00.000Z', adminId });
    const [first, second, ...more] = (await readStatusChanges(db, 'o1')) ?? [];
    expect(first).toEqual({ status: 'pending', from: undefined, at: '2026-01-01T00:00:00.000Z', by: 'Asha' });
    expect(second).toEqual({
      status: 'delivered',
      from: 'pending',
      at: '2026-01-03T00:00:00.000Z',
      by: 'Asha',
    });
    expect(more).toEqual([]);
    expect(await readStatusChanges(db, 'o2')).toEqual([]);
    expect(await db.orders.find('nowhere')).toBeUndefined();
    expect(await db.orders.find('o1')).toEqual(await readIds('o1'));
    expect(
      await db.orders.changeStatus('nowhere', {
        status: 'pending',
        at: '2026-01-01T00:00:00.000Z',
        adminId,
      }),
    ).toBeUndefined();
  });

  it('replaces only the given status', async () => {
    const change = { ...aWrite, status: 'delivered' } as const;
    const refused = await db.orders.changeStatus('o3', { ...change, from: 'confirmed' });
    expect(refused?.orderDetails).toMatchObject({ orderStatus: 'pending' });
    expect(await readStatusChanges(db, 'o3')).toEqual([]);
    const changed = await db.orders.changeStatus('o3', { ...change, from: 'pending' });
    expect(changed?.orderDetails).toMatchObject({ orderStatus: 'delivered' });
    expect(await db.orders.changeStatus('o3', { ...change, from: 'pending' })).toEqual(changed);
    expect(await readStatusChanges(db, 'o3')).toHaveLength(1);
  });

  it('records parallel changes one after the other', async () => {
    const all = ['confirmed', 'out_for_delivery', 'delivered', 'cancelled'] as const;
    await Promise.all(all.map((status) => db.orders.changeStatus('o3', { ...aWrite, status })));
    const changes = (await readStatusChanges(db, 'o3')) ?? [];
    expect(changes.map(({ status }) => status).toSorted()).toEqual([...all].toSorted());
    expect(changes.map(({ from }) => from)).toEqual(
      ['pending', ...changes.map((one) => one.status)].slice(0, 4),
    );
  });

  it('finds and removes a product, and increments the revision', async () => {
    const [first] = products;
    const before = await revision('products');
    expect(await db.products.find(first?._id ?? '')).toEqual(first);
    expect(await db.products.remove(first?._id ?? '', aWrite)).toEqual(first);
    expect(await revision('products')).not.toBe(before);
    expect(await db.products.find(first?._id ?? '')).toBeUndefined();
    expect(await db.products.remove(first?._id ?? '', aWrite)).toBeUndefined();
  });

  it('stores administrators by address and one guest', async () => {
    expect(await db.admins.findGuest()).toBeUndefined();
    await db.admins.save(asha);
    await db.admins.save(guest);
    expect(await db.admins.findByEmail('asha@store.example')).toEqual(asha);
    expect(await db.admins.findGuest()).toEqual(guest);
    await db.admins.save({ ...asha, fullName: 'Asha Rao', phoneNumber: undefined });
    expect(await db.admins.findByEmail('asha@store.example')).toMatchObject({ fullName: 'Asha Rao' });
  });

  it('lists administrators by address, and replaces only the password hash that was read', async () => {
    await db.admins.save(guest);
    await db.admins.save(asha);
    expect(await db.admins.findAll()).toEqual([asha, guest]);
    await db.admins.rehash(asha.id, 'hash', 'newer hash');
    await db.admins.rehash(asha.id, 'hash', 'hash of a late request');
    expect(await db.admins.findAll()).toEqual([{ ...asha, passwordHash: 'newer hash' }, guest]);
  });

  it('ends the sessions of a removed administrator', async () => {
    await db.admins.save(asha);
    await db.sessions.add('d1', { adminId: 'a1', startedAt: 5 });
    expect(await db.sessions.find('d1')).toMatchObject({ admin: asha, startedAt: 5, seenAt: 5 });
    await db.admins.remove('a1');
    expect(await db.sessions.find('d1')).toBeUndefined();
  });

  it('removes sessions individually, by administrator and by age', async () => {
    await db.admins.save(asha);
    await db.admins.save(guest);
    const add = (digest: string, adminId: string, startedAt: number) =>
      db.sessions.add(digest, { adminId, startedAt });
    await add('old', 'a1', 10);
    await add('idle', 'a1', 50);
    await add('fresh', 'a1', 60);
    await db.sessions.touch('old', 70);
    await db.sessions.touch('fresh', 70);
    await db.sessions.removeStale({ startedAt: 20, seenAt: 60 });
    const left = async () => {
      const found = await Promise.all(
        ['old', 'idle', 'fresh', 'g'].map((digest) => db.sessions.find(digest)),
      );
      return found.map((session) => session?.seenAt);
    };
    await add('g', 'g1', 80);
    expect(await left()).toEqual([undefined, undefined, 70, 80]);
    await db.sessions.removeAllOf('a1');
    expect(await left()).toEqual([undefined, undefined, undefined, 80]);
    await db.sessions.remove('g');
    expect(await left()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('counts attempts in a fixed window, then restarts', async () => {
    expect(await db.attempts.count('k', 100, 50)).toEqual({ attempts: 1, resetsAt: 150 });
    expect(await db.attempts.count('k', 149, 50)).toEqual({ attempts: 2, resetsAt: 150 });
    expect(await db.attempts.count('other', 149, 50)).toEqual({ attempts: 1, resetsAt: 199 });
    expect(await db.attempts.count('k', 150, 50)).toEqual({ attempts: 1, resetsAt: 200 });
    await db.attempts.refund('k');
    await db.attempts.refund('k');
    expect(await db.attempts.count('k', 160, 50)).toEqual({ attempts: 1, resetsAt: 200 });
    await db.attempts.removeStale(199);
    expect(await db.attempts.count('other', 199, 50)).toEqual({ attempts: 1, resetsAt: 249 });
  });

  it('restarts a window that ends too late, because the clock was set back', async () => {
    await db.attempts.count('k', 100_000, 50);
    expect(await db.attempts.count('k', 100, 50)).toEqual({ attempts: 1, resetsAt: 150 });
    expect(await db.attempts.count('k', 120, 50)).toEqual({ attempts: 2, resetsAt: 150 });
    // The clock of another server may be late.
    expect(await db.attempts.count('k', 60, 50)).toEqual({ attempts: 3, resetsAt: 150 });
  });

  it('counts parallel attempts one by one', async () => {
    const counted = await Promise.all(Array.from({ length: 20 }, () => db.attempts.count('k', 100, 50)));
    const counts = counted.map(({ attempts }) => attempts).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });
});

it('is seeded only once', async () => {
  const opened = await openDatabase(await takeEmptyDatabase());
  const seed = { products, orders };
  expect(await opened.seedOnce(() => seed, 0)).toEqual({
    products: products.length,
    orders: orders.length,
  });
  await opened.db.products.remove(products[0]?._id ?? '', aWrite);
  expect(await opened.seedOnce(() => seed, 0)).toBeUndefined();
  expect((await opened.db.getTotals()).totalProducts).toBe(products.length - 1);
});

it('stays empty when copying the images fails, and is seeded next time', async () => {
  const opened = await openDatabase(await takeEmptyDatabase());
  const sample = { products, orders };
  const broken = { ...sample, copyImages: () => Promise.reject(new Error('disk')) };
  await expect(opened.seedOnce(() => broken, 0)).rejects.toThrow('disk');
  expect((await opened.db.getTotals()).totalProducts).toBe(0);
  expect(await opened.seedOnce(() => sample, 0)).toEqual({
    products: products.length,
    orders: orders.length,
  });
  expect((await opened.db.getTotals()).totalProducts).toBe(products.length);
});
