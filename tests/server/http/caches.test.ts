import { beforeEach, expect, it } from 'vitest';
import { buildRequest } from '#app/api/buildRequest.ts';
import { type Call, fillPath } from '#contract/call.ts';
import { calls, extensions } from '#contract/calls.ts';
import { handlers } from '#server/http/app.ts';
import { examples } from '../../contract/examples.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const endpoints = { ...calls, ...extensions };
const names = Object.keys(endpoints) as (keyof typeof endpoints)[];

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

it('keeps browsers from storing what an administrator reads [ASVS 14.3.2]', async () => {
  for (const name of names.filter((one) => handlers[one].access === 'admins')) {
    if (endpoints[name].method !== 'GET') continue;
    const { url } = buildRequest(endpoints[name], examples[name].granted as never);
    const response = await server.visitor.get(url);
    expect([name, response.headers.get('cache-control')]).toEqual([name, 'no-store']);
    const etag = response.headers.get('etag');
    if (etag === null) continue;
    const unchanged = await server.visitor.get(url, { 'if-none-match': etag });
    expect([name, unchanged.headers.get('cache-control')]).toEqual([name, 'no-store']);
  }
});

it('keeps browsers from storing anything about a session [ASVS 14.3.2]', async () => {
  const open = names.filter((name) => handlers[name].access === 'everyone');
  expect(open.length).toBeGreaterThan(8);
  for (const name of open) {
    const { method, path }: Call = endpoints[name];
    const { visitor } = server;
    const url = fillPath(path, { id: 'a', token: 'b' });
    const response = await (method === 'GET' ? visitor.get(url) : visitor.post(url, {}));
    expect([name, response.headers.get('cache-control')]).toEqual([name, 'no-store']);
  }
});

it('clears the browser’s cache at sign-out, and keeps its settings and cookies [ASVS 14.3.1]', async () => {
  const response = await server.visitor.post('/api/admin/logout');
  // `storage` would delete the theme and language, and `cookies` the device and those of neighbouring hosts.
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  const again = await server.visitor.post('/api/admin/logout');
  expect(again.headers.get('clear-site-data')).toBe('"cache"');
  for (const path of ['check-admin', 'login'])
    expect((await server.visitor.post(`/api/admin/${path}`, {})).headers.has('clear-site-data')).toBe(false);
});
