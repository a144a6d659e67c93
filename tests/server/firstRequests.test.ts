import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Visitor } from '#server/site/firstRequests.ts';
import { visitor } from './serverUnderTest.ts';
import { folders, html, siteAndServer } from './siteUnderTest.ts';

// What the page says that it will ask for, so that the browser asks for all of it at once.

const check = calls.checkAdmin.path;
const list = calls.getAllProducts.path;
const visits = [
  { path: '/product-list', scripts: ['/assets/list-abc.js'], lists: [list] },
  { path: '/view-product/:productId', scripts: ['/assets/view-abc.js'], lists: [] },
];

async function aSite(options: { visitorOf?: () => Promise<Visitor>; built?: unknown } = {}) {
  const own = folders();
  writeFileSync(join(own.dist, '.visits.json'), JSON.stringify(options.built ?? visits));
  const { app, server } = await siteAndServer(own, options);
  const person = visitor(app);
  const page = async (path: string) => (await person.get(path, html)).text();
  return { person, server, page };
}

const linked = (page: string, rel: string) =>
  [...page.matchAll(/<link rel="(\w+)" href="([^"]+)"/g)]
    .filter((one) => one[1] === rel)
    .map((one) => one[2]);
const answersIn = (page: string) => linked(page, 'preload');
const scriptsIn = (page: string) => linked(page, 'modulepreload');

it('names the code of the page that a visit begins with', async () => {
  const { page } = await aSite();
  expect(scriptsIn(await page('/product-list'))).toEqual(['/assets/list-abc.js']);
  expect(scriptsIn(await page('/view-product/1'))).toEqual(['/assets/view-abc.js']);
  for (const path of ['/', '/view-product/', '/view-product', '/view-product/1/2', '/product-list/1'])
    expect([path, scriptsIn(await page(path))]).toEqual([path, []]);
});

it('names a list only to who is signed in, as the front end asks for it', async () => {
  const { person, page } = await aSite();
  expect(answersIn(await page('/product-list'))).toEqual([check]);
  await person.signIn();
  const signedIn = await page('/product-list');
  expect(answersIn(signedIn)).toEqual([check, list]);
  expect(signedIn.match(/as="fetch" crossorigin="use-credentials"/g)).toHaveLength(2);
  expect(answersIn(await page('/login'))).toEqual([check]);
  await person.post('/api/admin/logout');
  expect(answersIn(await page('/product-list'))).toEqual([check]);
});

it('names no list to who has a session that has ended', async () => {
  const { person, page, server } = await aSite();
  await person.signIn();
  server.wait(13 * 3_600_000);
  expect(answersIn(await page('/product-list'))).toEqual([check]);
});

it('names no answer where the front end asks another host', async () => {
  const { page } = await aSite({ visitorOf: async () => 'elsewhere' });
  expect(answersIn(await page('/product-list'))).toEqual([]);
  expect(scriptsIn(await page('/product-list'))).toEqual(['/assets/list-abc.js']);
});

it('is a page of its own for each path and for who is signed in, and no cache mixes them up', async () => {
  const { person } = await aSite();
  const tagOf = async (path: string) => {
    const { headers } = await person.get(path, html);
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['Cookie', 'no-cache']);
    return headers.get('etag') ?? '';
  };
  const before = await tagOf('/product-list');
  expect(await tagOf('/')).not.toBe(before);
  await person.signIn();
  const after = await tagOf('/product-list');
  expect(after).not.toBe(before);
  const ask = async (tag: string) => {
    const { status, headers } = await person.get('/product-list', { ...html, 'if-none-match': tag });
    return [status, headers.get('vary')];
  };
  expect(await ask(after)).toEqual([304, 'Cookie']);
  expect(await ask(before)).toEqual([200, 'Cookie']);
});

it('is sent although the store does not say who asks', async () => {
  const { person, page, server } = await aSite();
  await person.signIn();
  server.deps.store.sessions.find = () => Promise.reject(new Error('no store'));
  expect(answersIn(await page('/product-list'))).toEqual([check]);
});
