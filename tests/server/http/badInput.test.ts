import { beforeAll, expect, it } from 'vitest';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

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
