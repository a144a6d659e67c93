import { setImmediate } from 'node:timers';
import { expect, it, onTestFinished } from 'vitest';
import { type EncodedList, createListResponseCache } from '#server/http/responses.ts';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { ROWS_PER_BATCH } from '#server/db/lists/readRows.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';

const PRODUCTS = '/api/product/admin/get-all-products';
const ORDERS = '/api/order/admin/get-orders';
const COUNT = 2 * ROWS_PER_BATCH + 10;

async function openLongDatabase() {
  const opened = await openDatabase(createSqliteDialect(':memory:'));
  onTestFinished(opened.close);
  const [products, orders] = [generateProducts(COUNT), generateOrders(COUNT)];
  await opened.seedOnce(() => ({ products, orders }), 0);
  return opened.db;
}

it.each(['products', 'orders'] as const)(
  'lets other requests run between the batches of %s',
  async (name) => {
    const db = await openLongDatabase();
    let turns = 0;
    const turnsAtBatches: number[] = [];
    async function* noteTurns<Row>(batches: AsyncIterable<Row[]>) {
      for await (const batch of batches) {
        turnsAtBatches.push(turns);
        yield batch;
      }
    }
    const server = await startServerUnderTest({
      db: {
        ...db,
        products: { ...db.products, readBatches: () => noteTurns(db.products.readBatches()) },
        orders: { ...db.orders, readBatches: () => noteTurns(db.orders.readBatches()) },
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
    expect((await response.json()).data[name]).toHaveLength(COUNT);
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
