import { beforeEach, expect, it } from 'vitest';
import type { Log } from '#server/base/deps.ts';
import { createMetrics } from '#server/monitoring/metrics.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { addStoreKey, bearer } from './storefront.ts';

type Line = { fields: Record<string, unknown>; event: string };

let server: ServerUnderTest;
let lines: Line[];
let secret: string;
let keyId: string;
beforeEach(async () => {
  lines = [];
  const collect = (fields: object, event: string) => void lines.push({ fields: { ...fields }, event });
  const log: Log = { info: collect, warn: collect, error: collect };
  server = await startServerUnderTest({ log, storeApiLimit: 3, metrics: createMetrics() });
  ({ secret, id: keyId } = await addStoreKey(server));
  lines.length = 0;
});

const get = (authorization?: string) =>
  server.app.request('/api/store/products', { ...(authorization && { headers: { authorization } }) });
const readRefusal = async (response: Response) => ({
  status: response.status,
  challenge: response.headers.get('www-authenticate'),
  ...(await response.json()),
});
const refusal = (message: string) => ({ status: 401, challenge: 'Bearer', message });
const MISSING = refusal('Send a key of the Store API as “Authorization: Bearer …”.');
const UNKNOWN = refusal('This key is unknown or was revoked.');

it.each([
  ['another scheme', () => `Basic ${secret}`],
  ['no scheme', () => secret],
  ['only the scheme', () => 'Bearer'],
  ['an empty key', () => 'Bearer '],
  ['two spaces', () => `Bearer  ${secret}`],
  ['two keys', () => `Bearer ${secret}, Bearer ${secret}`],
  ['a key and parameters', () => `Bearer ${secret} realm=x`],
  ['quotes', () => `Bearer "${secret}"`],
  ['too many characters', () => `Bearer ${'counter_store_'.repeat(8)}`],
])('refuses a header with %s', async (_, getHeader) => {
  expect(await readRefusal(await get(getHeader()))).toEqual(MISSING);
});

it('accepts the scheme in any case, but not the key', async () => {
  expect((await get(`bearer ${secret}`)).status).toBe(200);
  expect(await readRefusal(await get(`Bearer ${secret.toUpperCase()}`))).toEqual(UNKNOWN);
});

it('is refused at once when it has ended, or is unknown [ASVS 7.2.1, 7.4.1]', async () => {
  const other = await addStoreKey(server, 'Other');
  expect((await get(`Bearer ${secret}`)).status).toBe(200);
  await server.deps.db.storeKeys.remove(keyId);
  const digest = server.deps.digest(other.secret);
  const unknown = [secret, digest, `${other.secret}=`, other.secret.slice(0, -1), keyId, 'null', '%00'];
  for (const key of unknown) expect([key, (await get(`Bearer ${key}`)).status]).toEqual([key, 401]);
  expect((await get(`Bearer ${other.secret}`)).status).toBe(200);
});

it('is in no log, address or response, whether it is valid, wrong or ended [ASVS 14.2.1, 15.3.1, 16.2.5]', async () => {
  const texts: string[] = [];
  const statuses: number[] = [];
  const send = async (path: string, authorization: string, init: RequestInit = {}) => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'once' };
    const response = await server.app.request(`/api/store${path}`, { ...init, headers });
    texts.push(JSON.stringify([...response.headers]) + (await response.text()));
    statuses.push(response.status);
  };
  await send('/products', `Bearer ${secret}`);
  await send('/products', `Basic ${secret}`);
  await send('/orders', `Bearer ${secret}`, { method: 'POST', body: '{' });
  await send('/products/unknown', `Bearer ${secret}`);
  await send('/products', `Bearer ${secret}`);
  await send(`/products?key=${secret}&access_token=${secret}`, '');
  await server.deps.db.storeKeys.remove(keyId);
  await send('/products', `Bearer ${secret}`);
  await send('/products', `Bearer ${secret}x`);
  expect(statuses).toEqual([200, 401, 400, 404, 429, 401, 401, 401]);
  expect(lines).toMatchObject([
    {
      event: 'unauthenticated request refused',
      fields: { ip: '192.0.2.1', path: '/api/store/products' },
    },
    { event: 'invalid request refused' },
    { event: 'limit reached' },
    { event: 'unauthenticated request refused' },
    { event: 'store key refused', fields: { ip: '192.0.2.1' } },
    { event: 'store key refused' },
  ]);
  expect(texts.join('\n') + JSON.stringify(lines)).not.toContain(secret.replace('counter_store_', ''));
});

it('limits the requests of a key exactly, in parallel and from any address [ASVS 2.4.1]', async () => {
  const headers = { authorization: `Bearer ${secret}` };
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      server.app.request('/api/store/products', {
        headers: { ...headers, 'test-address': `192.0.2.${number}` },
      }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(17);
});

it('limits the requests of each key in a minute, and says when to come back', async () => {
  const other = await addStoreKey(server, 'Other');
  for (let sent = 0; sent < 3; sent += 1) expect((await get(`Bearer ${secret}`)).status).toBe(200);
  server.wait(45_000);
  const refused = await get(`Bearer ${secret}`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  expect(await refused.json()).toEqual({ message: 'Too many requests. Please try again later.' });
  expect(lines.at(-1)).toMatchObject({ event: 'limit reached', fields: { storeKey: keyId } });
  expect((await get(`Bearer ${other.secret}`)).status).toBe(200);
  server.wait(15_000);
  expect((await get(`Bearer ${secret}`)).status).toBe(200);
});

it('saves the last use at most once a minute', async () => {
  const { storeKeys } = server.deps.db;
  const touch = storeKeys.touch;
  const touched: number[] = [];
  storeKeys.touch = (id, at) => {
    touched.push(at);
    return touch(id, at);
  };
  const start = server.deps.clock();
  await get(`Bearer ${secret}`);
  server.wait(59_999);
  await get(`Bearer ${secret}`);
  server.wait(1);
  await get(`Bearer ${secret}`);
  expect(touched).toEqual([start, start + 60_000]);
});

it('reads on although neither the use nor the request can be recorded', async () => {
  const fail = () => Promise.reject(new Error('disk full'));
  server.deps.db.storeKeys.touch = fail;
  server.deps.db.attempts.count = fail;
  expect((await get(`Bearer ${secret}`)).status).toBe(200);
});

it('names the key in the line of a request that fails', async () => {
  server.deps.db.products.getPage = () => Promise.reject(new Error('broken'));
  expect((await get(`Bearer ${secret}`)).status).toBe(500);
  expect(lines).toMatchObject([{ event: 'request failed', fields: { storeKey: keyId } }]);
});

it.each([
  ['missing', undefined, 'Send a header “Idempotency-Key” with a new value for each order'],
  [
    'empty',
    '""',
    "The parameter 'Idempotency-Key' must be at most 100 letters, digits and signs, without spaces and accents.",
  ],
  [
    'not ASCII',
    'k\u00e4se',
    "The parameter 'Idempotency-Key' must be at most 100 letters, digits and signs, without spaces and accents.",
  ],
  [
    'too long',
    `"${'k'.repeat(101)}"`,
    "The parameter 'Idempotency-Key' must be at most 100 letters, digits and signs, without spaces and accents.",
  ],
])('refuses an order whose idempotency key is %s', async (_, key, message) => {
  const body = JSON.stringify({
    productId: 'p1',
    quantity: 1,
    price: 1,
    buyer: { fullName: 'Asha Rao', email: 'asha@customer.example' },
    address: { name: 'Asha Rao', address: '14 Residency Road', city: 'Bengaluru' },
  });
  const headers = {
    ...bearer(secret),
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const response = await server.app.request('/api/store/orders', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain(message);
});

it('counts the calls in the metrics', async () => {
  await get(`Bearer ${secret}`);
  const metrics = server.deps.metrics as ReturnType<typeof createMetrics>;
  expect(await metrics.render()).toContain(
    'counter_http_requests_total{call="getStoreProducts",status="200"} 1',
  );
});
