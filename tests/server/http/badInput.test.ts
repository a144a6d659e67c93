import { beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#contract/call.ts';
import { type CallName, calls, extensions } from '#contract/calls.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { ASHA } from '../person.ts';
import { readAll } from '../readAll.ts';
import { createVisitor, GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
beforeAll(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', headers, body });
const LOGIN = '/api/admin/login';

type Case = [name: string, path: string, init: RequestInit, status: number, message: string, field?: string];
const cases: Case[] = [
  ['malformed JSON', LOGIN, post('{"email":'), 400, 'The request isn’t valid JSON.'],
  ['no body', LOGIN, { method: 'POST', headers: json }, 400, 'The request isn’t valid JSON.'],
  ['a list', LOGIN, post('[]'), 400, 'The request must be a JSON object.'],
  ['null', LOGIN, post('null'), 400, 'The request must be a JSON object.'],
  [
    'a missing field',
    LOGIN,
    post('{"email":"a@b.c"}'),
    400,
    "The field 'password' must be text.",
    'password',
  ],
  [
    'a form',
    LOGIN,
    post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'Send the request as application/json.',
  ],
  [
    'plain text',
    LOGIN,
    post('{"email":"a","password":"b"}', { 'content-type': 'text/plain' }),
    415,
    'Send the request as application/json.',
  ],
  [
    'a body over the limit',
    LOGIN,
    post(JSON.stringify({ email: 'x'.repeat(65_536) })),
    413,
    'The request is too large; the limit is 64 KB.',
  ],
  ['an unknown path', '/api/admin/nothing-here', {}, 404, 'This address doesn’t exist on this server.'],
  ['an unknown path with a body', '/api', post('{}'), 404, 'This address doesn’t exist on this server.'],
  ['the wrong method', LOGIN, {}, 405, 'This address only accepts POST.'],
  [
    'another wrong method',
    '/api/order/admin/get-orders',
    { method: 'PUT' },
    405,
    'This address only accepts GET.',
  ],
  ['an id that is no id', '/api/product/admin/get-product/not-an-id', {}, 404, 'Product not found.'],
  ['an id with a broken escape', '/api/product/admin/get-product/%E0%A4%A', {}, 404, 'Product not found.'],
  ['an id with a slash', '/api/product/admin/get-product/..%2F..%2Fstore.db', {}, 404, 'Product not found.'],
];

it.each(cases)('answers %s', async (_, path, init, status, message, field) => {
  const headers = { cookie: server.visitor.cookie, ...(init.headers as Record<string, string>) };
  const response = await server.app.request(path, { ...init, headers });
  expect([response.status, await response.json()]).toEqual([status, { message, ...(field && { field }) }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('names the allowed method', async () => {
  expect((await server.app.request(LOGIN)).headers.get('allow')).toBe('POST');
});

it('stops reading a body without a length at the limit', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });
  const init = { method: 'POST', headers: json, body, duplex: 'half' };
  expect((await server.app.request(LOGIN, init)).status).toBe(413);
  expect(sent).toBeLessThan(10);
});

const jsonCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].bodyType === 'json');

const validBody = {
  email: ASHA.email,
  password: ASHA.password,
  confirmPassword: ASHA.password,
  fullName: ASHA.fullName,
  phoneNumber: ASHA.phoneNumber,
  otp: '000000',
  status: 'shipped',
};
const SQL = ["' or '1'='1", "'; drop table admins; --", '" or ""="', '\\', '%', '_', '*/ union select /*'];
const WRONG_TYPES = [['a list'], { $ne: '' }, { $gt: '' }, 7, true, null];
const params = (value: string) => ({ id: value, productId: value, orderId: value, token: value });

/** Sends a body to a call, each time from another address. */
function sendTo(name: CallName, sent: object | string) {
  const path = fillPath(calls[name].path, params(sampleProducts[0]!._id));
  const headers = { ...json, cookie: server.visitor.cookie, 'test-address': crypto.randomUUID() };
  return server.app.request(path, post(typeof sent === 'string' ? sent : JSON.stringify(sent), headers));
}

describe.each(jsonCalls)('%s', (name) => {
  const fields = Object.keys(validBody).filter(
    (field) => field in (calls[name].body as { shape?: object }).shape!,
  );

  it('treats SQL in any field as text [ASVS 1.2.4]', async () => {
    for (const field of fields) {
      for (const value of SQL) {
        const response = await sendTo(name, { ...validBody, [field]: value });
        expect([field, value, response.status < 500]).toEqual([field, value, true]);
      }
    }
    expect((await server.deps.db.admins.findAll()).map(({ email }) => email)).toEqual([GUEST.email]);
    expect(await readAll(server.deps.db.products)).toHaveLength(sampleProducts.length);
  });

  it('refuses other types where text belongs, and names the field [ASVS 15.3.5]', async () => {
    for (const field of fields) {
      for (const value of WRONG_TYPES) {
        const response = await sendTo(name, { ...validBody, [field]: value });
        expect([response.status, (await response.json()).message]).toEqual([
          400,
          expect.stringContaining(`'${field}'`),
        ]);
      }
    }
  });

  it('ignores names of built-in object properties [ASVS 15.3.6]', async () => {
    const polluted = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(validBody).slice(1)}`;
    expect((await sendTo(name, polluted)).status).toBeLessThan(500);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

it.each(['getProduct', 'deleteProduct', 'resetPassword'] as const)(
  'finds nothing for SQL and special characters in the address of %s [ASVS 1.2.4]',
  async (name) => {
    for (const value of [...SQL, '__proto__', 'constructor', '\u0000', '../..', 'x'.repeat(5000)]) {
      const { method, path } = calls[name];
      const headers = { cookie: server.visitor.cookie, 'content-type': 'application/json' };
      const sent = method === 'POST' ? JSON.stringify(validBody) : null;
      const response = await server.app.request(fillPath(path, params(value)), {
        method,
        headers,
        body: sent,
      });
      expect([value, response.status]).toEqual([value, name === 'resetPassword' ? 410 : 404]);
    }
    expect(await readAll(server.deps.db.products)).toHaveLength(sampleProducts.length);
  },
);

it.each(['{"email":', '', 'null', '[]', '"text"', '{"email":"a\ud800"', '['.repeat(5000)])(
  'refuses the malformed body %j with a message [ASVS 16.5.1]',
  async (sent) => {
    for (const name of jsonCalls) {
      const response = await sendTo(name, sent);
      expect([name, response.status]).toEqual([name, 400]);
      expect(Object.keys(await response.json())).toEqual(['message']);
    }
  },
);

it('reads no field of a body from the address [ASVS 15.3.7]', async () => {
  const visitor = createVisitor(server.app);
  const response = await visitor.post(`/api/admin/login?${new URLSearchParams(GUEST)}`, {});
  expect([response.status, visitor.cookie]).toEqual([400, '']);
});

it('gives a parameter or field that is sent twice one value, the last [ASVS 15.3.7]', async () => {
  const visitor = createVisitor(server.app);
  const wrong = { ...GUEST, password: 'wrong' };
  const [first, last] = [JSON.stringify(GUEST).slice(0, -1), JSON.stringify(wrong).slice(1)];
  const response = await visitor.post('/api/admin/login', `${first},${last}`);
  expect(await response.json()).toEqual({ data: { isPassValid: false } });

  await visitor.signIn();
  const readPage = async (query: string) =>
    (await visitor.get(`${extensions.getProductPage.path}?${query}`)).json();
  const twice = await readPage('rows=20&rows=10');
  expect(twice.data.products).toHaveLength(10);
  expect(twice).toEqual(await readPage('rows=10'));
});
