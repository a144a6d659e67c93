import { beforeEach, expect, it } from 'vitest';
import { buildRequest } from '#app/api/buildRequest.ts';
import { extensions } from '#contract/calls.ts';
import type { Log } from '#server/base/deps.ts';
import { examples } from '../../contract/examples.ts';
import { createPerson } from '../person.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

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

it('logs what an administrator may not do, with the administrator [ASVS 16.3.2]', async () => {
  await server.visitor.signIn();
  lines.length = 0;
  const { url, init } = buildRequest(extensions.changePassword, examples.changePassword.granted as never);
  const cookie = { cookie: server.visitor.cookie };
  const response = await server.app.request(url, { ...init, headers: { ...init.headers, ...cookie } });
  expect(response.status).toBe(403);
  const guest = await server.deps.db.admins.findGuest();
  expect(lines).toMatchObject([
    { event: 'forbidden request refused', fields: { status: 403, admin: guest?.id } },
  ]);
});

it.each([
  ['a wrong type', { email: [FORGED], password: 1 }, 400],
  ['no JSON', FORGED, 400],
  ['a long value', { email: GUEST.email, password: 'x'.repeat(2000) }, 400],
  ['a large body', `"${'x'.repeat(70_000)}"`, 413],
])('logs that %s was refused, without the input [ASVS 16.3.3]', async (_, body, status) => {
  expect((await server.visitor.post('/api/admin/login', body)).status).toBe(status);
  expect(lines).toMatchObject([
    { event: 'invalid request refused', fields: { status, method: 'POST', path: '/api/admin/login' } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/typed|forged|xxx/);
});

it('logs other refusals once, under their own name [ASVS 16.3.3]', async () => {
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

it('logs nothing about a missing row or a conflict, which are part of the work [ASVS 16.3.2]', async () => {
  await server.visitor.signIn();
  lines.length = 0;
  expect((await server.visitor.get('/api/product/admin/get-product/none')).status).toBe(404);
  expect((await server.visitor.get('/api/nothing')).status).toBe(404);
  expect(lines).toEqual([]);
});

it('answers an unexpected failure with a request id only, and logs it [ASVS 16.5.1, 16.5.4]', async () => {
  await server.visitor.signIn();
  lines.length = 0;
  await server.opened.close();
  const response = await server.visitor.get('/api/order/admin/get-orders');
  const error = await response.json();
  expect([response.status, error]).toEqual([
    500,
    { message: 'Something went wrong', requestId: expect.stringMatching(/^[\w-]{12}$/) },
  ]);
  const fields = { requestId: error.requestId, path: '/api/order/admin/get-orders', err: expect.any(Error) };
  expect(lines).toMatchObject([{ event: 'request failed', fields }]);
});
