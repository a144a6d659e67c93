import { beforeAll, expect, it } from 'vitest';
import { type Call, fillPath } from '#contract/call.ts';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { dumpDatabase } from '../dumpDatabase.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const id = sampleProducts[0]!._id;
const params = { id, productId: id, orderId: id, entryId: id, noteId: id, template: id, token: 'x' };
const requests = Object.entries<Call>({ ...calls, ...extensions, ...storeApi }).map(
  ([name, { method, path }]) => [name, method, fillPath(path, params)] as const,
);

let server: ServerUnderTest;
beforeAll(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

const otherSites: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://evil.example' },
  { origin: 'http://localhost:4999' },
  { origin: 'null' },
];
const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''];

it.each(requests.filter(([, method]) => method !== 'GET'))(
  'refuses %s from another site, whatever its type [ASVS 3.5.1]',
  async (_, method, path) => {
    const before = await dumpDatabase(server);
    for (const from of otherSites) {
      for (const type of types) {
        const { cookie } = server.visitor;
        const headers = { host: 'localhost:4600', cookie, ...from, 'content-type': type };
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
    expect(await dumpDatabase(server)).toBe(before);
  },
);

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost:4600' },
  {},
])('accepts %o from the store’s own pages', async (from) => {
  const headers = { host: 'localhost:4600', ...from };
  expect((await server.visitor.post('/api/admin/login', GUEST, headers)).status).toBe(200);
});

const readablePaths = new Set(requests.filter(([, method]) => method === 'GET').map(([, , path]) => path));

it.each(requests)('changes nothing on GET and HEAD of %s [ASVS 3.5.3]', async (_, _method, path) => {
  const before = await dumpDatabase(server);
  for (const safe of ['GET', 'HEAD']) {
    const headers = { cookie: server.visitor.cookie };
    const response = await server.app.request(path, { method: safe, headers });
    const isRefused = response.status === 405;
    expect([safe, isRefused, response.headers.getSetCookie()]).toEqual([safe, !readablePaths.has(path), []]);
  }
  expect(await dumpDatabase(server)).toBe(before);
});
