import { expect, it } from 'vitest';
import { buildRequest } from '#app/api/buildRequest.ts';
import { calls, extensions } from '#contract/calls.ts';
import { handlers } from '#server/http/app.ts';
import { examples } from '../../contract/examples.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';

const endpoints = { ...calls, ...extensions };
const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
const reads = names.filter((name) => endpoints[name].method === 'GET' && handlers[name].access === 'admins');

it.each(reads)('check 42 (ASVS 14.3.2): browsers don’t store what %s returns', async (name) => {
  const server = await startServerUnderTest();
  await server.visitor.signIn();
  const { url } = buildRequest(endpoints[name], examples[name].granted as never);
  const response = await server.visitor.get(url);
  expect([name, response.headers.get('cache-control')]).toEqual([name, 'no-store']);
  const etag = response.headers.get('etag');
  const unchanged = etag === null ? response : await server.visitor.get(url, { 'if-none-match': etag });
  expect(unchanged.headers.get('cache-control')).toBe('no-store');
});

it('check 42 (ASVS 14.3.1): clears the browser’s cache at sign-out, and keeps its settings and cookies', async () => {
  const server = await startServerUnderTest();
  await server.visitor.signIn();
  const response = await server.visitor.post('/api/admin/logout');
  // `storage` would delete the theme and language, and `cookies` the device and those of neighbouring hosts.
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  const again = await server.visitor.post('/api/admin/logout');
  expect(again.headers.get('clear-site-data')).toBe('"cache"');
  for (const path of ['check-admin', 'login'])
    expect((await server.visitor.post(`/api/admin/${path}`, {})).headers.has('clear-site-data')).toBe(false);
});
