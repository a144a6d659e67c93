import { describe, expect, it } from 'vitest';
import { toCustomerFilter } from '#contract/orders/customers.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import { createMemoryStore } from '#server/store/memory/memoryStore.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { onlyOnce, takeEmptyDatabase } from './emptyDatabase.ts';
import { aWrite } from '../aWrite.ts';

const toOrder = (id: string, day: number, buyer: StoredOrder['buyer']): StoredOrder => ({
  _id: id,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  orderDetails: { orderStatus: 'pending' },
  buyer,
});

const zoe = { fullName: 'Zoë Müller', email: 'Zoe@Mail.example', phoneNumber: '+91 98765 43210' };
const orders = [
  toOrder('o1', 1, { ...zoe, fullName: 'Zoe M', email: 'zoe@mail.example', phoneNumber: '+91 11111 11111' }),
  toOrder('o2', 9, zoe),
  toOrder('o3', 5, { ...zoe, fullName: 'Zoe' }),
  toOrder('o4', 7, { fullName: 'Arjun 100%', email: '  ', phoneNumber: '080 4455 6677' }),
  toOrder('o5', 8, { fullName: 'Guest' }),
  toOrder('o6', 6, { _id: 'b1', email: 'no-name@mail.example' }),
  toOrder('o7', 3, null),
];

const openMemory = async () => createMemoryStore({ products: [], orders });
const openDatabase = async () => {
  const opened = await openStore(await takeEmptyDatabase());
  await opened.seedOnce(() => ({ products: [], orders, copyImages: async () => undefined }), 0);
  return opened.store;
};

const expected = {
  zoe: { name: zoe.fullName, email: zoe.email, phone: zoe.phoneNumber, orders: 3 },
  arjun: { name: 'Arjun 100%', email: undefined, phone: '080 4455 6677', orders: 1 },
  nameless: { name: undefined, email: 'no-name@mail.example', phone: undefined, orders: 1 },
};

const searches: [string, (keyof typeof expected)[]][] = [
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
  ['  ', []],
];

describe.each(Object.entries({ ...onlyOnce({ 'in memory': openMemory }), 'in a database': openDatabase }))(
  'customers %s',
  (_, open) => {
    it('are found by name, email and phone number', async () => {
      const store = await open();
      const find = async ([search]: (typeof searches)[number]) => [
        search,
        await store.orders.searchCustomers(search),
      ];
      expect(await Promise.all(searches.map(find))).toEqual(
        searches.map(([search, names]) => [search, names.map((name) => expected[name])]),
      );
    });

    it('have a filter that shows their orders', async () => {
      const store = await open();
      const found = await store.orders.searchCustomers('o');
      const ids = await Promise.all(
        found.map(async (one) => {
          const filters = { customer: toCustomerFilter(one)! };
          const page = await store.orders.getPage({ search: '', filters, page: 1, pageSize: 10 });
          return page.rows.map(({ _id }) => _id);
        }),
      );
      expect(ids).toEqual([['o2', 'o3', 'o1'], ['o6']]);
    });

    it('stay the same when the status of an older order changes', async () => {
      const store = await open();
      await store.orders.changeStatus('o1', { ...aWrite, status: 'delivered' });
      expect(await store.orders.searchCustomers('zoe')).toEqual([expected.zoe]);
    });
  },
);
