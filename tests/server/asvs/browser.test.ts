import { beforeEach, describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { fillPath } from '#contract/call.ts';
import { createCookieStorage } from '#server/http/cookieStorage.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { createPerson, ASHA, getNewestCodeOrLink } from '../person.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { createFolders, startSiteAndServer } from '../http/siteUnderTest.ts';
import { readAll } from '../readAll.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
});

const id = sampleProducts[0]?._id ?? '';
const params = { id, productId: id, orderId: id, token: 'x' };
const all = (Object.keys(calls) as CallName[]).map(
  (name) => [name, calls[name].method, fillPath(calls[name].path, params)] as const,
);

/** Reads everything that a call could change. */
async function readState(): Promise<string> {
  const { products, orders, admins, registrations, codes } = server.deps.store;
  const lists = [readAll(products), readAll(orders), admins.findAll(), registrations.findByEmail(ASHA.email)];
  return JSON.stringify([...(await Promise.all(lists)), await codes.findNewest(ASHA.email), server.mails]);
}

it('check 9 (ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4): binds the cookie to this host and https, out of reach of scripts', async () => {
  const secure = await startServerUnderTest({ getTokenStorage: createCookieStorage(true) });
  const response = await secure.visitor.post('/api/admin/login', GUEST);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect((await secure.visitor.get('/api/order/admin/get-orders')).status).toBe(200);
  // A cookie without the prefix is ignored, because another host of the domain could have set it.
  const planted = secure.visitor.cookie.replace('__Host-', '');
  const request = await secure.app.request('/api/order/admin/get-orders', { headers: { cookie: planted } });
  expect(request.status).toBe(401);
  const ended = await secure.visitor.post('/api/admin/logout');
  expect(ended.headers.getSetCookie()).toEqual([
    '__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

it('check 9 (ASVS 3.3.1, 3.3.2, 3.3.4): keeps the other attributes over plain http, where a Secure cookie may be dropped', async () => {
  const response = await server.visitor.post('/api/admin/login', GUEST);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

it('check 10 (ASVS 3.3.4, 14.2.1): sends the token in the cookie only, and never in addresses, bodies, other headers or logs', async () => {
  const logged: unknown[] = [];
  const log = (fields: object, event: string) => void logged.push(fields, event);
  server = await startServerUnderTest({ log: { info: log, warn: log, error: log } });
  const asha = createPerson(server);
  const received: string[] = [];
  const record = async (response: Response) => {
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    received.push(await response.text(), JSON.stringify(headers));
  };
  await record(await asha.post('/api/admin/register', ASHA));
  const tokens = [asha.cookie];
  await server.deps.backgroundTasks.waitUntilIdle();
  await record(
    await asha.post('/api/admin/verify-otp', { email: ASHA.email, otp: getNewestCodeOrLink(server.mails) }),
  );
  tokens.push(asha.cookie);
  await record(await asha.post('/api/admin/login', { email: ASHA.email, password: ASHA.password }));
  tokens.push(asha.cookie);
  for (const [, method, path] of all) {
    if (method === 'GET') await record(await asha.get(path));
  }
  await record(await asha.post('/api/admin/logout'));
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens.map((cookie) => cookie.replace('sid=', ''))) {
    expect(token).toHaveLength(43);
    expect(received.join('\n')).not.toContain(token);
    expect(JSON.stringify(logged)).not.toContain(token);
  }
});

describe('check 11 (ASVS 3.5.1)', () => {
  const otherSites: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://evil.example' },
    { origin: 'http://localhost:4999' },
    { origin: 'null' },
  ];
  const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''];
  const unsafe = all.filter(([, method]) => method !== 'GET');

  it.each(unsafe)(
    'check 11 (ASVS 3.5.1): refuses %s from another site, whatever its type',
    async (_, method, path) => {
      await server.visitor.signIn();
      const before = await readState();
      for (const from of otherSites) {
        for (const type of types) {
          const headers = {
            host: 'localhost:4600',
            cookie: server.visitor.cookie,
            ...from,
            'content-type': type,
          };
          const body = method === 'POST' ? JSON.stringify(GUEST) : null;
          const response = await server.app.request(path, { method, headers, body });
          expect([from, type, response.status, await response.json()]).toEqual([
            from,
            type,
            403,
            { message: 'This request came from another site and was blocked.' },
          ]);
          expect(response.headers.getSetCookie()).toEqual([]);
        }
      }
      expect(await readState()).toBe(before);
      expect((await server.visitor.get('/api/order/admin/get-orders')).status).toBe(200);
    },
  );

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:4600' },
    {},
  ])('accepts %o from the store’s own pages', async (from) => {
    const response = await server.visitor.post('/api/admin/login', GUEST, {
      host: 'localhost:4600',
      ...from,
    });
    expect(response.status).toBe(200);
  });
});

it.each(all)('check 12 (ASVS 3.5.3): changes nothing on GET and HEAD of %s', async (_, method, path) => {
  await server.visitor.signIn();
  const before = await readState();
  for (const safe of ['GET', 'HEAD']) {
    const headers = { cookie: server.visitor.cookie };
    const response = await server.app.request(path, { method: safe, headers });
    const refused = response.status === 405;
    expect([safe, refused, response.headers.getSetCookie()]).toEqual([safe, method !== 'GET', []]);
  }
  expect(await readState()).toBe(before);
  expect((await server.visitor.get('/api/order/admin/get-orders')).status).toBe(200);
});

it('check 13 (ASVS 3.4.2): lets no other site read a response', async () => {
  const { app } = await startSiteAndServer(createFolders());
  for (const path of [
    '/',
    '/assets/index-abc.js',
    '/uploads/lamp.webp',
    '/api/admin/check-admin',
    '/missing.js',
  ]) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
      const headers = {
        origin: 'http://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const response = await app.request(path, { method, headers });
      const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([path, method, names]).toEqual([path, method, []]);
    }
  }
});
