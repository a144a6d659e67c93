import { beforeEach, describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { fillPath } from '#contract/call.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { createPerson, ASHA, getNewestCodeOrLink } from '../person.ts';
import { createImageFile } from '../images/imageFixtures.ts';
import { CREATE, draft, type Shop, startShop } from '../shop.ts';
import { GUEST, startServerUnderTest } from '../serverUnderTest.ts';
import { readAll } from '../readAll.ts';

let server: Shop;
beforeEach(async () => {
  server = await startShop();
});

const names = Object.keys(calls) as CallName[];
const json = names.filter((name) => calls[name].bodyType === 'json');
const first = sampleProducts[0]!;

const body = {
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

describe.each(json)('%s', (name) => {
  const path = fillPath(calls[name].path, params(first._id));
  const post = (sent: object | string) =>
    server.visitor.post(path, sent, { 'test-address': crypto.randomUUID() });
  const fields = Object.keys(body).filter(
    (field) => field in (calls[name].body as { shape?: object }).shape!,
  );

  it('check 37 (ASVS 1.2.4): treats SQL in any field as text', async () => {
    for (const field of fields) {
      for (const value of SQL) {
        const response = await post({ ...body, [field]: value });
        expect([field, value, response.status < 500]).toEqual([field, value, true]);
      }
    }
    expect((await server.deps.store.admins.findAll()).map(({ email }) => email)).toEqual([GUEST.email]);
    expect(await readAll(server.deps.store.products)).toHaveLength(sampleProducts.length);
  });

  it('check 37 (ASVS 15.3.5): refuses other types where text belongs, and names the field', async () => {
    for (const field of fields) {
      for (const value of WRONG_TYPES) {
        const response = await post({ ...body, [field]: value });
        expect([response.status, (await response.json()).message]).toEqual([
          400,
          expect.stringContaining(`'${field}'`),
        ]);
      }
    }
  });

  it('check 37 (ASVS 15.3.6): ignores names of built-in object properties', async () => {
    const polluted = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(body).slice(1)}`;
    expect((await post(polluted)).status).toBeLessThan(500);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

it.each(['getProduct', 'deleteProduct', 'resetPassword'] as const)(
  'check 37 (ASVS 1.2.4): finds nothing for SQL and special characters in the address of %s',
  async (name) => {
    for (const value of [...SQL, '__proto__', 'constructor', '\u0000', '../..', 'x'.repeat(5000)]) {
      const { method, path } = calls[name];
      const headers = { cookie: server.visitor.cookie, 'content-type': 'application/json' };
      const sent = method === 'POST' ? JSON.stringify(body) : null;
      const response = await server.app.request(fillPath(path, params(value)), {
        method,
        headers,
        body: sent,
      });
      expect([value, response.status]).toEqual([value, name === 'resetPassword' ? 410 : 404]);
    }
    expect(await readAll(server.deps.store.products)).toHaveLength(sampleProducts.length);
  },
);

it('check 38 (ASVS 15.3.3): ignores product fields that clients cannot set', async () => {
  const foreign = {
    _id: 'mine',
    createdAt: '1999',
    updatedAt: '1999',
    reviews: 9,
    role: 'owner',
    publishedDate: '1999',
  };
  const id = await server.save(CREATE, {
    product: { ...draft, ...foreign },
    images: [await createImageFile()],
  });
  const stored = await server.deps.store.products.find(String(id));
  expect(stored).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    publishedDate: '2026-11-20T10:00:00.000Z',
    reviews: 0,
  });
  expect(stored).not.toHaveProperty('role');
});

it('check 38 (ASVS 15.3.3): ignores registration fields that clients cannot set', async () => {
  const asha = createPerson(server);
  await asha.register({ _id: 'mine', id: 'mine', kind: 'guest', role: 'owner', verified: true });
  expect(await asha.isSignedIn()).toBe(false);
  await asha.verify(getNewestCodeOrLink(server.mails));
  const stored = await server.deps.store.admins.findByEmail(ASHA.email);
  expect(Object.keys(stored!).toSorted()).toEqual([
    'email',
    'fullName',
    'id',
    'kind',
    'passwordHash',
    'phoneNumber',
  ]);
  expect(stored).toMatchObject({ id: expect.not.stringMatching('mine'), kind: 'admin' });
});

it('check 39 (ASVS 2.2.2): computes the discount on the server', async () => {
  const images = [await createImageFile()];
  const product = { ...draft, actualPrice: 1000, discountedPrice: 750, discountPercentage: 99 };
  const id = await server.save(CREATE, { product, images });
  expect((await server.deps.store.products.find(String(id)))?.discountPercentage).toBe(25);
});

it.each([
  [{ actualPrice: -1 }, 'Actual price must be a positive number'],
  [{ discountedPrice: 1000.01 }, 'Discounted price cannot be greater than actual price'],
])('check 39 (ASVS 2.2.2, 2.2.3): validates on the server: %o', async (change, message) => {
  const images = [await createImageFile()];
  expect(await server.save(CREATE, { product: { ...draft, ...change }, images })).toEqual([400, message]);
  expect(await readAll(server.deps.store.products)).toHaveLength(sampleProducts.length);
});

it('check 40 (ASVS 15.3.1): includes no password, hash, code or token in any response', async () => {
  const asha = createPerson(server);
  const bodies: string[] = [];
  const record = async (response: Response) => void bodies.push(await response.text());
  await record(await asha.post('/api/admin/register', ASHA));
  await record(await asha.post('/api/admin/check-otp-status', ASHA));
  await server.deps.backgroundTasks.waitUntilIdle();
  const code = getNewestCodeOrLink(server.mails);
  await record(await asha.post('/api/admin/verify-otp', { ...ASHA, otp: code }));
  await record(await asha.post('/api/admin/login', ASHA));
  for (const name of names.filter((one) => calls[one].method === 'GET')) {
    await record(await asha.get(fillPath(calls[name].path, params(first._id))));
  }
  const admin = await server.deps.store.admins.findByEmail(ASHA.email);
  const secrets = [
    ASHA.password,
    admin!.passwordHash,
    asha.cookie.replace('sid=', ''),
    server.deps.digest(asha.cookie),
  ];
  for (const secret of [...secrets, `"${code}"`, 'passwordHash', 'password_hash', '"token"']) {
    expect(bodies.join('\n')).not.toContain(secret);
  }
  expect(bodies.join('\n')).toContain(ASHA.fullName);
});

it('check 41 (ASVS 16.5.1): answers an unexpected failure with a request id only, and logs it', async () => {
  const logged: object[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object) => void logged.push(fields),
  };
  const broken = await startServerUnderTest({ log });
  await broken.visitor.signIn();
  await broken.opened.close();
  const response = await broken.visitor.get('/api/order/admin/get-orders');
  const error = await response.json();
  expect([response.status, error]).toEqual([
    500,
    { message: 'Something went wrong', requestId: expect.stringMatching(/^[\w-]{12}$/) },
  ]);
  expect(logged).toEqual([
    expect.objectContaining({
      requestId: error.requestId,
      path: '/api/order/admin/get-orders',
      err: expect.any(Error),
    }),
  ]);
});

it.each(['{"email":', '', 'null', '[]', '"text"', '{"email":"a\ud800"', '['.repeat(5000)])(
  'check 41 (ASVS 16.5.4): refuses the malformed body %j with a message',
  async (sent) => {
    for (const name of json) {
      const response = await server.visitor.post(fillPath(calls[name].path, params('x')), sent);
      expect([name, response.status]).toEqual([name, 400]);
      expect(Object.keys(await response.json())).toEqual(['message']);
    }
  },
);
