import { beforeEach, expect, it } from 'vitest';
import { buildRequest } from '#app/api/buildRequest.ts';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { handlers } from '#server/http/app.ts';
import type { Log } from '#server/http/deps.ts';
import type { Endpoints } from '#server/http/handler.ts';
import { examples } from '../../contract/examples.ts';
import { createPerson } from '../person.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const endpoints: Endpoints = { ...calls, ...extensions, ...storeApi };
const names = Object.keys(endpoints) as (keyof Endpoints)[];
const FORGED = 'typed\r\n{"level":50,"msg":"forged"}\n';

type Line = { event: string; fields: Record<string, unknown> };
let lines: Line[];
let server: ServerUnderTest;

beforeEach(async () => {
  lines = [];
  const collect = (fields: object, event: string) => void lines.push({ event, fields: { ...fields } });
  const log: Log = { info: collect, warn: collect, error: collect };
  server = await startServerUnderTest({ log });
});

const guarded = names.filter((name) => handlers[name].access !== 'everyone');

it.each(guarded)('check 66 (ASVS 16.3.2): logs a request of %s without a session or key', async (name) => {
  const { url, init } = buildRequest(endpoints[name], examples[name].granted as never);
  expect((await server.app.request(url, init)).status).toBe(401);
  expect(lines).toEqual([
    {
      event: 'unauthenticated request refused',
      fields: {
        path: url.split('?')[0],
        method: endpoints[name].method,
        status: 401,
        ip: '192.0.2.1',
        admin: undefined,
        storeKey: undefined,
      },
    },
  ]);
});

it('check 66 (ASVS 16.3.2): logs what an administrator may not do, with the administrator', async () => {
  await server.visitor.signIn();
  lines.length = 0;
  const { url, init } = buildRequest(endpoints.changePassword, examples.changePassword.granted as never);
  const cookie = { cookie: server.visitor.cookie };
  const response = await server.app.request(url, { ...init, headers: { ...init.headers, ...cookie } });
  expect(response.status).toBe(403);
  const guest = await server.deps.store.admins.findGuest();
  expect(lines).toMatchObject([
    { event: 'forbidden request refused', fields: { status: 403, admin: guest?.id } },
  ]);
});

it.each([
  ['a wrong type', { email: [FORGED], password: 1 }, 400],
  ['no JSON', FORGED, 400],
  ['a long value', { email: GUEST.email, password: 'x'.repeat(2000) }, 400],
  ['a large body', `"${'x'.repeat(70_000)}"`, 413],
])('check 66 (ASVS 16.3.3): logs that %s was refused, without the input', async (_, body, status) => {
  expect((await server.visitor.post('/api/admin/login', body)).status).toBe(status);
  expect(lines).toMatchObject([
    { event: 'invalid request refused', fields: { status, method: 'POST', path: '/api/admin/login' } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/typed|forged|xxx/);
});

it('check 66 (ASVS 16.3.3): logs other refusals once, under their own name', async () => {
  const asha = createPerson(server);
  await asha.verify('123456');
  await asha.resend();
  await asha.get('/api/store/products', { authorization: 'Bearer counter_store_unknown' });
  await asha.post('/api/admin/login', GUEST, { origin: `http://${'evil.'.repeat(3000)}example` });
  await asha.post('/api/admin/reset-password/id/secret-token', {
    password: 'a bowl of jasmine',
    confirmPassword: 'a bowl of jasmine',
  });
  await asha.post(`/api/admin/reset-password/id/${'secret-token'.repeat(1000)}`, {});
  expect(lines.map(({ event, fields }) => [event, fields.reason ?? fields.status])).toEqual([
    ['code refused', 'not registered'],
    ['code request refused', 'not registered'],
    ['store key refused', undefined],
    ['cross-site request refused', undefined],
    ['expired request refused', 410],
    ['invalid request refused', 400],
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret-token');
  expect(JSON.stringify(lines).length).toBeLessThan(2000);
});

it('check 66 (ASVS 16.3.2): logs nothing about a missing row or a conflict, which are part of the work', async () => {
  await server.visitor.signIn();
  lines.length = 0;
  expect((await server.visitor.get('/api/product/admin/get-product/none')).status).toBe(404);
  expect((await server.visitor.get('/api/nothing')).status).toBe(404);
  expect(lines).toEqual([]);
});
