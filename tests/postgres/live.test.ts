import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { liveStream } from '#contract/live/live.ts';
import { placeOrder as placeOrderCall } from '#contract/storefront/storeOrders.ts';
import { toStoreProduct } from '#contract/storefront/storeProducts.ts';
import { runKeyCommand } from '#server/bin/keys.ts';
import { COALESCING_MS } from '#server/live/createLiveStreams.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { readSettings } from '#server/settings/settings.ts';
import { signIn } from '../crash/storeClient.ts';
import { readEvents } from '../server/live/liveReader.ts';
import { aNewOrder } from '../server/storefront/aNewOrder.ts';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';
import { startWholeServer } from '../server/wholeServer.ts';
import { createEmptyDatabase } from './databases.ts';

/** The event after a number of writes. Adding the sample rows has incremented the lists' revisions to 1. */
const products = (writes: number) => ({
  event: 'revisions',
  data: { products: 1 + writes, orders: 1, ordersPlaced: 0 },
});

/** Increments the revision without changing a row. */
const write = (address: string, cookie: string) =>
  fetch(`${address}/api/product/admin/delete-product/none`, { method: 'DELETE', headers: { cookie } });

async function placeOrder(address: string, variables: Record<string, string>): Promise<void> {
  const [, key = ''] = await runKeyCommand(['create', 'Web shop'], readSettings(variables));
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const { _id: productId, price } = toStoreProduct(sampleProducts[0]!, null);
  const body = JSON.stringify(aNewOrder({ productId, price }));
  const response = await fetch(address + placeOrderCall.path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'first' },
    body,
  });
  expect(response.status).toBe(200);
}

const terminateListeners = async (url: string) => {
  const client = new Client(url);
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'counter revisions' and datname = current_database()`,
  );
  await client.end();
  return rowCount;
};

it.skipIf(inject('postgres')?.kind !== 'server')(
  'a stream announces writes of another server, even after the database ended its connection',
  async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const DATA_DIR = join(createTemporaryFolder(), 'data');
    const start = () => startWholeServer({ DATABASE_URL, DATA_DIR });
    const servers = await Promise.all([start(), start()]);
    const [one, other] = servers.map(({ address }) => address) as [string, string];
    const cookie = await signIn(one);
    const stream = readEvents(await fetch(other + liveStream.path, { headers: { cookie } }));
    expect(await stream.next()).toEqual(products(0));
    await write(one, cookie);
    expect(await stream.next()).toEqual(products(1));

    expect(await terminateListeners(DATABASE_URL)).toBe(2);
    await write(one, cookie);
    expect(await stream.next()).toEqual(products(2));
    await write(one, cookie);
    expect(await stream.next()).toEqual(products(3));

    // In one event, also if it isn't sent together with earlier ones: otherwise, the list would show an update before it
    // can announce a new order.
    await sleep(2 * COALESCING_MS);
    await placeOrder(one, { DATABASE_URL, DATA_DIR });
    expect(await stream.next()).toEqual({
      event: 'revisions',
      data: { products: 5, orders: 2, ordersPlaced: 1 },
    });
    await Promise.all(servers.map(({ stop }) => stop()));
    expect(await stream.next()).toBeUndefined();
  },
);
