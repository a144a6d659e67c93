import { sql } from 'kysely';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, fillPath } from '#contract/call.ts';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { liveStream } from '#contract/live/live.ts';
import { runKeyCommand } from '#server/bin/keyCommands.ts';
import { handlers } from '#server/http/app.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { readSettings } from '#server/settings/settings.ts';
import { createPerson, getNewestCodeOrLink } from '../person.ts';
import { readAll } from '../readAll.ts';
import { runServer } from '../runningServer.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { aNewOrder, kettle } from '../storefront/aNewOrder.ts';
import { addStoreKey, bearer } from '../storefront/storefront.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const LIMIT = 5;

let server: ServerUnderTest;
let secret: string;
let keyId: string;
beforeEach(async () => {
  server = await startServerUnderTest({ storeApiLimit: LIMIT });
  ({ secret, id: keyId } = await addStoreKey(server));
});

const id = sampleProducts[0]!._id;
const endpoints = { ...calls, ...extensions };
const managed = (Object.keys(endpoints) as (keyof typeof endpoints)[])
  .filter((name) => handlers[name].access === 'admins')
  .map((name) => {
    const { method, path }: Call = endpoints[name];
    return [name, method, fillPath(path, { id, productId: id, orderId: id, entryId: id })] as const;
  });
const storeCalls = Object.entries<Call>(storeApi).map(
  ([name, { method, path }]) => [name, method, fillPath(path, { id })] as const,
);

/** Reads everything that a refused call could change. */
async function readState() {
  const { products, orders, admins, storeKeys } = server.deps.store;
  const keys = await storeKeys.findAll();
  return JSON.stringify([await readAll(products), await readAll(orders), await admins.findAll(), keys]);
}

/** Sends a request. Returns the refusal, and whether anything changed. */
async function getRefusal(method: string, path: string, headers: Record<string, string>) {
  const before = await readState();
  const response = await server.app.request(path, { method, headers });
  return { status: response.status, ...(await response.json()), changed: (await readState()) !== before };
}

const getCatalogue = (key: string, address = '192.0.2.1') =>
  server.app.request('/api/store/products', { headers: { ...bearer(key), 'test-address': address } });

const order = (body: object, key = secret, idempotencyKey = crypto.randomUUID()) =>
  server.app.request('/api/store/orders', {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
  });

describe.each([...managed, ['live stream', liveStream.method, liveStream.path] as const])(
  '%s',
  (_, method, path) => {
    it('check 60 (ASVS 8.2.1, 8.3.1): is not opened by a key of the Store API', async () => {
      const refused = { status: 401, message: 'Please sign in to continue.', changed: false };
      expect(await getRefusal(method, path, bearer(secret))).toEqual(refused);
      expect(await getRefusal(method, path, { cookie: `sid=${secret}` })).toEqual(refused);
    });
  },
);

describe.each(storeCalls)('%s', (_, method, path) => {
  it('check 60 (ASVS 8.2.1, 8.3.1): is opened by a key only, not by a session', async () => {
    await server.visitor.signIn();
    const { cookie } = server.visitor;
    expect(await getRefusal(method, path, { cookie })).toEqual({
      status: 401,
      message: 'Send a key of the Store API as “Authorization: Bearer …”.',
      changed: false,
    });
    expect(await getRefusal(method, path, { cookie, ...bearer(cookie.replace('sid=', '')) })).toEqual({
      status: 401,
      message: 'This key is unknown or has ended.',
      changed: false,
    });
  });
});

it('check 60 (ASVS 8.2.1, 8.3.1): lets nobody create or end a key with a key, or as a guest', async () => {
  await server.visitor.signIn();
  for (const headers of [bearer(secret), { cookie: server.visitor.cookie }]) {
    const created = await server.app.request('/api/store-keys', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mine' }),
    });
    const ended = await server.app.request(`/api/store-keys/${keyId}`, { method: 'DELETE', headers });
    expect([401, 403]).toContain(created.status);
    expect([401, 403]).toContain(ended.status);
  }
  expect(await server.deps.store.storeKeys.findAll()).toMatchObject([{ id: keyId }]);
});

it('check 61 (ASVS 11.5.1): has 256 random bits and is stored as SHA-256, nowhere in the database', async () => {
  const others = await Promise.all([1, 2, 3].map((number) => addStoreKey(server, `Key ${number}`)));
  const secrets = [secret, ...others.map((other) => other.secret)];
  expect(new Set(secrets).size).toBe(4);
  for (const one of secrets)
    expect(Buffer.from(one.replace('counter_store_', ''), 'base64url')).toHaveLength(32);
  expect((await order({ productId: id })).status).toBe(400);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const { database } = server.opened;
  const stored: string[] = [];
  for (const { name } of await database.introspection.getTables())
    stored.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(database)).rows));
  const text = stored.join('\n');
  expect(text).toContain(Buffer.from(hash).toString('base64url'));
  for (const one of secrets) expect(text).not.toContain(one.replace('counter_store_', ''));
});

it('check 62 (ASVS 14.2.1, 15.3.1): is in the response that creates it, and in no other', async () => {
  const asha = createPerson(server);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  const created = await asha.post('/api/store-keys', { name: 'Web shop' });
  expect(created.headers.get('cache-control')).toBe('no-store');
  const shown = (await created.json()).data.secret as string;
  const texts: string[] = [];
  const keep = async (response: Response) =>
    texts.push(JSON.stringify([...response.headers]) + (await response.text()));
  for (const [, method, path] of managed) if (method === 'GET') await keep(await asha.get(path));
  await keep(await getCatalogue(shown));
  await keep(await getCatalogue(`${shown}x`));
  await keep(await order(aNewOrder(), shown));
  await keep(await asha.delete(`/api/store-keys/${keyId}`));
  expect(texts.join('\n')).not.toContain(shown);
  expect((await server.app.request(`/api/store/products?key=${shown}&access_token=${shown}`)).status).toBe(
    401,
  );
});

it('check 62 (ASVS 16.2.5): is in no log, valid, wrong or ended', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const running = runServer({ DATA_DIR, LOG_LEVEL: 'debug', STORE_API_LIMIT: '3' });
  const address = await running.ready;
  const settings = readSettings({ DATA_DIR });
  const [, key = ''] = await runKeyCommand(['create', 'Web shop'], settings);
  const url = `${address}/api/store`;
  const statuses: number[] = [];
  const send = async (path: string, authorization: string, init: RequestInit = {}) => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'once' };
    statuses.push((await fetch(url + path, { ...init, headers })).status);
  };
  await send('/products', `Bearer ${key}`);
  await send('/products', `Basic ${key}`);
  await send('/orders', `Bearer ${key}`, { method: 'POST', body: '{' });
  await send('/products/unknown', `Bearer ${key}`);
  await send('/products', `Bearer ${key}`);
  await runKeyCommand(['end', 'Web shop'], settings);
  await send('/products', `Bearer ${key}`);
  await send('/products', `Bearer ${key}x`);
  expect(statuses).toEqual([200, 401, 400, 404, 429, 401, 401]);
  const { err } = await running.end('SIGTERM');
  expect(err).toContain('store key refused');
  expect(err).not.toContain(key.replace('counter_store_', ''));
});

it('check 63 (ASVS 7.2.1, 7.4.1): is refused at once when it has ended, or is malformed or unknown', async () => {
  const other = await addStoreKey(server, 'Other');
  expect((await getCatalogue(secret)).status).toBe(200);
  await server.deps.store.storeKeys.remove(keyId);
  const digest = server.deps.digest(other.secret);
  const refused = [
    secret,
    digest,
    `${other.secret}=`,
    other.secret.slice(0, -1),
    keyId,
    'null',
    '%00',
    "' or 1=1",
  ];
  for (const key of refused) expect([key, (await getCatalogue(key)).status]).toEqual([key, 401]);
  expect((await getCatalogue(other.secret)).status).toBe(200);
});

it('check 64 (ASVS 2.4.1): is limited exactly, in parallel and from any address', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, number) => getCatalogue(secret, `192.0.2.${number}`)),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(20 - LIMIT);
});

describe('an order', () => {
  const write = { at: '2026-11-20T10:00:00.000Z', adminId: 'a1' };
  beforeEach(() => server.deps.store.products.add(kettle, write));
  const getStock = async () => (await server.deps.store.products.find(kettle._id))?.stock;

  it('check 65 (ASVS 2.2.2): has the catalogue’s price, whatever it is sent with', async () => {
    for (const price of [0, 1299.49, 1499]) {
      const response = await order(aNewOrder({ price }));
      expect([response.status, await response.json()]).toEqual([
        409,
        {
          message: `The price of “Kettle” is 1299.5 now, not ${price}. Check the new price and order again.`,
          field: 'price',
        },
      ]);
    }
    expect(await getStock()).toBe(3);
    const tampered = { totalAmount: 1, totalDiscount: 9999, platformFee: -5000, status: 'paid' };
    const refused = await order({ ...aNewOrder(), ...tampered });
    expect([refused.status, (await refused.json()).message]).toEqual([
      400,
      "There is no field 'totalAmount'. Check its spelling.",
    ]);
    const { data } = await (await order(aNewOrder({ quantity: 2 }))).json();
    expect(data.order).toMatchObject({
      totalAmount: 2648.9,
      totalDiscount: 399,
      platformFee: 0,
      paymentDetails: { paymentStatus: 'pending' },
      orderDetails: { orderStatus: 'pending' },
    });
  });

  it('check 65 (ASVS 2.3.4): sells no unit twice, even in parallel', async () => {
    const responses = await Promise.all(Array.from({ length: LIMIT }, () => order(aNewOrder())));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    expect(await getStock()).toBe(0);
  });
});
