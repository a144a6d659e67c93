import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { runKeyCommand } from '#server/bin/keys.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { readSettings } from '#server/settings/settings.ts';
import { aWrite } from '../aWrite.ts';
import { runServer } from '../runningServer.ts';
import { aNewOrder, kettle } from '../storefront/aNewOrder.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';
import { anEndpoint, SECRET } from './anEndpoint.ts';
import { answerWith, startReceiver } from './receiver.ts';

it('delivers the webhooks of a placed order, although the server is killed while it sends them', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  mkdirSync(DATA_DIR);
  // Never answers.
  const receiver = await startReceiver(() => undefined);
  const { db, close } = await openDatabase(createSqliteDialect(join(DATA_DIR, 'store.db')));
  await db.webhooks.add(anEndpoint({ url: receiver.url }), 10);
  await db.products.add(kettle, aWrite);
  await close();
  const [, key = ''] = await runKeyCommand(['create', 'Shop'], readSettings({ DATA_DIR }));
  const settings = { DATA_DIR, WEBHOOK_PRIVATE_ADDRESSES: 'allow' };

  const first = runServer(settings);
  const placed = await fetch(`${await first.ready}/api/store/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': 'once',
    },
    body: JSON.stringify(aNewOrder()),
  });
  const { order } = (await placed.json()).data;
  await expect.poll(() => receiver.received.length).toBe(2);
  await first.end('SIGKILL');

  receiver.respond = answerWith(204);
  await startWholeServer(settings);
  await expect.poll(() => receiver.received.length).toBe(4);
  const readIds = (from: number, to: number) =>
    receiver.received
      .slice(from, to)
      .map(({ headers }) => headers['webhook-id'])
      .toSorted();
  expect(readIds(2, 4)).toEqual(readIds(0, 2));
  const events = receiver.received
    .slice(2)
    .map(({ body, headers }) => new Webhook(SECRET).verify(body, headers as Record<string, string>));
  expect(events).toContainEqual({ type: 'order.placed', timestamp: order.createdAt, data: { order } });
  expect(events).toContainEqual({
    type: 'product.stock',
    timestamp: order.createdAt,
    data: { productId: kettle._id, stock: kettle.stock - 1, from: kettle.stock },
  });
});
