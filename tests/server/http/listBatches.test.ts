import { setImmediate } from 'node:timers';
import { expect, it, onTestFinished } from 'vitest';
import { type EncodedList, createListResponseCache } from '#server/http/responses.ts';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { ROWS_PER_BATCH } from '#server/store/sql/lists/readRows.ts';
import { takeEmptyDatabase } from '../store/emptyDatabase.ts';
import { readAll } from '../readAll.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';

const PRODUCTS = '/api/product/admin/get-all-products';
const ORDERS = '/api/order/admin/get-orders';
const LAST_BATCH = 10;
const COUNT = 2 * ROWS_PER_BATCH + LAST_BATCH;
/** Rows with the same date and rows without one, so that a batch ends between equal dates. */
const sameDate = <Row extends object>(row: Row, index: number): Row => ({
  ...row,
  createdAt: index % 2 === 0 ? '2025-03-01T10:00:00.000Z' : undefined,
});
const products = generateProducts(COUNT).map(sameDate);
const orders = generateOrders(COUNT).map(sameDate);

async function openLongStore() {
  const opened = await openStore(await takeEmptyDatabase());
  onTestFinished(opened.close);
  await opened.seedOnce(() => ({ products, orders, copyImages: async () => undefined }), 0);
  return opened.store;
}

const toIds = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
type Dated = { _id: string; createdAt?: string | null | undefined };
const toPlace = ({ createdAt, _id }: Dated) => `${createdAt ?? ''} ${_id}`;
/** Sorts by date, newest first and rows without a date last, then by descending id. */
const inOrder = (rows: readonly Dated[]) =>
  toIds(rows.toSorted((one, other) => (toPlace(one) < toPlace(other) ? 1 : -1)));

it('reads batches in order without repeating or skipping rows, even within one date', async () => {
  const store = await openLongStore();
  for (const [list, rows] of [
    [store.products, products],
    [store.orders, orders],
  ] as const) {
    const batches = await Array.fromAsync<{ _id: string }[]>(list.readBatches());
    expect(batches.map(({ length }) => length)).toEqual([ROWS_PER_BATCH, ROWS_PER_BATCH, LAST_BATCH]);
    expect(toIds(batches.flat())).toEqual(inOrder(rows));
  }
});

it('reads the whole list while rows are added and removed', async () => {
  const store = await openLongStore();
  const [first, inFirst] = inOrder(products);
  const last = inOrder(products).at(-1)!;
  const read: string[] = [];
  for await (const batch of store.products.readBatches()) {
    if (read.length === 0) {
      await store.products.remove(inFirst!);
      await store.products.remove(last);
      await store.products.add({ ...products[0]!, _id: 'new', createdAt: '2026-01-01T00:00:00.000Z' });
    }
    read.push(...toIds(batch));
  }
  expect(read).toEqual(inOrder(products).filter((id) => id !== last));
  expect(toIds(await readAll(store.products)).slice(0, 2)).toEqual(['new', first]);
});

it.each(['products', 'orders'] as const)(
  'lets other requests run between the batches of %s',
  async (name) => {
    const store = await openLongStore();
    let turns = 0;
    const turnsAtBatches: number[] = [];
    async function* noteTurns<Row>(batches: AsyncIterable<Row[]>) {
      for await (const batch of batches) {
        turnsAtBatches.push(turns);
        yield batch;
      }
    }
    const server = await startServerUnderTest({
      store: {
        ...store,
        products: { ...store.products, readBatches: () => noteTurns(store.products.readBatches()) },
        orders: { ...store.orders, readBatches: () => noteTurns(store.orders.readBatches()) },
      },
    });
    await server.visitor.signIn();
    let isAnswered = false;
    setImmediate(function countTurn() {
      turns += 1;
      if (!isAnswered) setImmediate(countTurn);
    });
    const response = await server.visitor.get({ products: PRODUCTS, orders: ORDERS }[name]);
    isAnswered = true;
    expect(new Set(turnsAtBatches).size).toBe(3);
    expect(turns - turnsAtBatches.at(-1)!).toBeGreaterThan(3);
    expect(toIds((await response.json()).data[name])).toEqual(inOrder({ products, orders }[name]));
  },
);

/** Creates an encoding that the test completes. */
function createEncoding(text: string) {
  const { promise, resolve } = Promise.withResolvers<EncodedList>();
  let isStarted = false;
  return {
    isStarted: () => isStarted,
    finish: () => resolve({ bytes: new TextEncoder().encode(text), digest: text }),
    encode: () => {
      isStarted = true;
      return promise;
    },
  };
}

const settle = () => new Promise((resolve) => void setImmediate(resolve));

it('encodes once for all waiting requests, and only the newest of several changes', async () => {
  const getList = createListResponseCache();
  const [one, two, three] = [createEncoding('one'), createEncoding('two'), createEncoding('three')];
  const requests = [getList(1, one.encode), getList(1, two.encode)];
  await settle();
  requests.push(getList(2, two.encode), getList(3, three.encode), getList(3, two.encode));
  await settle();
  expect([one, two, three].map(({ isStarted }) => isStarted())).toEqual([true, false, false]);
  one.finish();
  await settle();
  expect([one, two, three].map(({ isStarted }) => isStarted())).toEqual([true, false, true]);
  three.finish();
  const etags = (await Promise.all(requests)).map(({ etag }) => etag);
  expect(etags).toEqual(['one', 'one', 'three', 'three', 'three'].map((digest) => `W/"${digest}"`));
});

it('continues after a failed encoding', async () => {
  const getList = createListResponseCache();
  const second = createEncoding('second');
  second.finish();
  const failed = getList(1, () => Promise.reject(new Error('disk')));
  const after = getList(2, second.encode);
  await expect(failed).resolves.toMatchObject({ etag: 'W/"second"' });
  await expect(after).resolves.toMatchObject({ etag: 'W/"second"' });
  await expect(getList(3, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  await expect(getList(3, second.encode)).resolves.toMatchObject({ etag: 'W/"second"' });
});
