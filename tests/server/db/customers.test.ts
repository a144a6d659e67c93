import { describe, expect, it } from 'vitest';
import { findAddresses, groupCustomers } from '#contract/customers/customer.ts';
import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { buildList } from '#server/db/lists/openLists.ts';
import { customerTable } from '#server/db/lists/listTables.ts';
import type { Database } from '#server/base/database.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';
import { aWrite } from '../aWrite.ts';

const toOrder = (id: string, day: number, buyer: StoredOrder['buyer'], more = {}): StoredOrder => ({
  _id: id,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  orderDetails: { orderStatus: 'pending', orderCurrency: 'INR' },
  totalAmount: 100 * day,
  buyer,
  ...more,
});

const zoe = { fullName: 'Zoë Müller', email: 'Zoe@Mail.example', phoneNumber: '+91 98765 43210' };
const earlierZoe = { fullName: 'Zoe M', email: 'zoe@mail.example', phoneNumber: '+91 11111 11111' };
const home = { city: 'Pune', address: '14 Residency Road' };
const orders = [
  toOrder('o1', 1, earlierZoe, { address: home }),
  toOrder('o2', 9, zoe, { address: { city: 'Delhi' } }),
  toOrder('o3', 5, { ...zoe, fullName: 'Zoe' }, { address: { ...home, city: 'PUNE' } }),
  toOrder('o4', 7, { fullName: 'Arjun 100%', email: '  ', phoneNumber: '080 4455 6677' }),
  toOrder('o5', 8, { fullName: 'Guest' }),
  toOrder('o6', 6, { _id: 'b1', email: 'no-name@mail.example' }),
  toOrder('o7', 3, null),
];

const open = async () => {
  const opened = await openDatabase(await takeEmptyDatabase());
  await opened.seedOnce(() => ({ products: [], orders }), 0);
  return opened.db;
};

const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;
const once = (day: number) => ({
  orders: 1,
  spent: 100 * day,
  averageOrder: 100 * day,
  currency: 'INR',
  firstOrderAt: at(day),
  lastOrderAt: at(day),
});
const customers = {
  zoe: {
    _id: 'zoe@mail.example',
    name: zoe.fullName,
    email: zoe.email,
    phone: zoe.phoneNumber,
    orders: 3,
    spent: 1500,
    averageOrder: 500,
    currency: 'INR',
    firstOrderAt: at(1),
    lastOrderAt: at(9),
  },
  arjun: {
    _id: '080 4455 6677',
    name: 'Arjun 100%',
    email: undefined,
    phone: '080 4455 6677',
    ...once(7),
  },
  nameless: {
    _id: 'no-name@mail.example',
    name: undefined,
    email: 'no-name@mail.example',
    phone: undefined,
    ...once(6),
  },
};

const searches: [string, (keyof typeof customers)[]][] = [
  ['', ['zoe', 'arjun', 'nameless']],
  ['zoe mull', ['zoe']],
  ['ZOE@MAIL', ['zoe']],
  ['98765 43210', ['zoe']],
  ['098765-43210', ['zoe']],
  ['+91 (98765) 432', ['zoe']],
  ['987 65', ['zoe']],
  // A number with a country code finds one that was stored without.
  ['+91 80 4455 6677', ['arjun']],
  ['4455', ['arjun']],
  ['mail.example', ['zoe', 'nameless']],
  ['0%', ['arjun']],
  // Only in an older order.
  ['11111 11111', []],
  ['guest', []],
];

const page = { filters: {}, page: 1, pageSize: 10 };
const findAll = async (db: Database, search = '') => (await db.customers.getPage({ ...page, search })).rows;

describe('customers', () => {
  it('are found by name, email and phone number', async () => {
    const db = await open();
    const find = async ([search]: (typeof searches)[number]) => [search, await findAll(db, search)];
    expect(await Promise.all(searches.map(find))).toEqual(
      searches.map(([search, names]) => [search, names.map((name) => customers[name])]),
    );
  });

  it('are sorted and filtered by their figures', async () => {
    const db = await open();
    const read = async (criteria: object) =>
      (await db.customers.getPage({ ...page, search: '', ...criteria })).rows.map(({ _id }) => _id);
    const { zoe: most, arjun, nameless } = customers;
    expect(await read({ sort: { column: 'average', direction: 'descending' } })).toEqual([
      arjun._id,
      nameless._id,
      most._id,
    ]);
    expect(await read({ filters: { orders: '2..' } })).toEqual([most._id]);
    expect(await read({ filters: { spent: '..650' } })).toEqual([nameless._id]);
    expect(await read({ filters: { last: `${at(7)}..` } })).toEqual([most._id, arjun._id]);
  });

  it('have an id that filters the orders', async () => {
    const db = await open();
    const ids = await Promise.all(
      (await findAll(db, 'o')).map(async ({ _id: customer }) => {
        const found = await db.orders.getPage({ ...page, search: '', filters: { customer } });
        return found.rows.map(({ _id }) => _id);
      }),
    );
    expect(ids).toEqual([['o2', 'o3', 'o1'], ['o6']]);
  });

  it('have the addresses of their orders, newest first, each once', async () => {
    const db = await open();
    const found = await db.customers.find('zoe@mail.example');
    expect(found?.customer).toEqual(customers.zoe);
    expect(found?.addresses.map(({ city }) => city)).toEqual(['Delhi', 'PUNE']);
    expect(await db.customers.find('nobody')).toBeUndefined();
  });

  it('spend less when an order is cancelled, and again when it isn’t any more', async () => {
    const db = await open();
    await db.orders.changeStatus('o1', { ...aWrite, status: 'cancelled' });
    expect(await findAll(db, 'zoe')).toEqual([{ ...customers.zoe, spent: 1400, averageOrder: 700 }]);
    await db.orders.changeStatus('o1', { ...aWrite, status: 'delivered' });
    expect(await findAll(db, 'zoe')).toEqual([customers.zoe]);
  });
});

it('adds up only the orders in the currency of the newest one', () => {
  const yen = { orderDetails: { orderStatus: 'pending', orderCurrency: 'JPY' } };
  const mixed = [toOrder('o8', 9, zoe, { ...yen, totalAmount: 900 }), toOrder('o9', 2, zoe)];
  for (const order of [mixed, mixed.toReversed()])
    expect(groupCustomers(order.map((one) => orderSchema.parse(one)))).toMatchObject([
      { orders: 2, spent: 900, averageOrder: 900, currency: 'JPY' },
    ]);
});

it('has no average without an order that counts', () => {
  const cancelled = toOrder('o8', 9, zoe, { orderDetails: { orderStatus: 'cancelled' } });
  expect(groupCustomers([orderSchema.parse(cancelled)])).toMatchObject([
    { orders: 1, spent: 0, averageOrder: undefined },
  ]);
});

it('leaves out addresses without any text', () =>
  expect(findAddresses([{ address: { city: ' ' } }, { address: undefined }])).toEqual([]));

it('groups new orders in a database like all of them at once', async () => {
  const opened = await openDatabase(await takeEmptyDatabase());
  const { db, database } = opened;
  await opened.seedOnce(() => ({ products: [], orders: orders.slice(0, 3) }), 0);
  const placement = { productId: 'none', quantity: 1, write: { ...aWrite, keyId: 'key' }, fingerprint: '' };
  for (const order of orders.slice(3))
    await db.orders.place({ ...placement, requestKey: order._id }, () => order);
  const placed = await findAll(db);
  await database.transaction().execute((transaction) => buildList(transaction, customerTable));
  expect(placed).toEqual(Object.values(customers));
  expect(await findAll(db)).toEqual(placed);
});
