import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { addPreloadLinks } from '#server/http/preloadLinks.ts';
import { createVisitor } from './serverUnderTest.ts';
import { createFolders, html, startSiteAndServer } from './siteUnderTest.ts';

// What the page says that it will ask for, so that the browser asks for all of it at once.

const check = calls.checkAdmin.path;
const words = { en: ['/assets/en-abc.js'], ar: ['/assets/ar-abc.js', '/assets/list-abc.js'] };
const routes = [
  { path: '/product-list', scripts: ['/assets/list-abc.js'], words, requests: ['/api/list', '/api/totals'] },
  {
    path: '/view-product/:productId',
    scripts: ['/assets/view-abc.js'],
    words,
    requests: ['/api/one/:productId'],
  },
  { path: '/orders', scripts: [], words, requests: ['some|/api/page?page=1&pageSize=10|/api/all'] },
  {
    path: '/edit-product/:productId?',
    scripts: ['/assets/edit-abc.js'],
    words,
    requests: ['/api/one/:productId'],
  },
];

async function createTestSite(options: { directApiHost?: string } = {}) {
  const folders = createFolders();
  writeFileSync(join(folders.dist, '.routes.json'), JSON.stringify(routes));
  const { app } = await startSiteAndServer(folders, options);
  const person = createVisitor(app);
  const getPage = async (path: string) => (await person.get(path, html)).text();
  return { person, getPage };
}

const findLinks = (page: string, rel: string) =>
  [...page.matchAll(/<link rel="(\w+)" href="([^"]+)"/g)]
    .filter((link) => link[1] === rel)
    .map((link) => link[2]);
const findAnswers = (page: string) => findLinks(page, 'preload');
const findScripts = (page: string) => findLinks(page, 'modulepreload');

it('names the code of the page that a visit begins with', async () => {
  const { getPage } = await createTestSite();
  expect(findScripts(await getPage('/product-list'))).toEqual(['/assets/list-abc.js']);
  expect(findScripts(await getPage('/view-product/1'))).toEqual(['/assets/view-abc.js']);
  for (const path of ['/edit-product', '/edit-product/1'])
    expect([path, findScripts(await getPage(path))]).toEqual([path, ['/assets/edit-abc.js']]);
  for (const path of ['/', '/view-product/', '/view-product', '/view-product/1/2', '/product-list/1'])
    expect([path, findScripts(await getPage(path))]).toEqual([path, []]);
});

it('names the scripts with the words of the page, by language', async () => {
  const { getPage } = await createTestSite();
  const findWords = async (path: string) =>
    /<meta name="words" content="([^"]*)"/.exec(await getPage(path))?.[1]?.replaceAll('&quot;', '"');
  expect(JSON.parse((await findWords('/product-list')) ?? '')).toEqual(words);
  expect(await findWords('/no-such-page')).toBeUndefined();
});

it('names what the page asks for once it knows who is there', async () => {
  const { getPage } = await createTestSite();
  const findRequests = async (path: string) =>
    /<meta name="first-requests" content="([^"]*)"/.exec(await getPage(path))?.[1];
  expect(await findRequests('/product-list')).toBe(`${check} /api/list /api/totals`);
  expect(await findRequests('/orders')).toBe(`${check} some|/api/page?page=1&amp;pageSize=10|/api/all`);
  expect(await findRequests('/view-product/a-1')).toBe(`${check} /api/one/a-1`);
  expect(await findRequests('/edit-product/7')).toBe(`${check} /api/one/7`);
  for (const path of ['/edit-product', '/view-product/a%20b', '/view-product/%22%3E', '/view-product/a|b'])
    expect([path, await findRequests(path)]).toEqual([path, check]);
  expect(await findRequests('/')).toBe(check);
});

it('asks for the session as the front end does, and for nothing that depends on it', async () => {
  const { person, getPage } = await createTestSite();
  const before = await getPage('/product-list');
  expect(findAnswers(before)).toEqual([check]);
  expect(before).toContain('as="fetch" crossorigin="use-credentials"');
  await person.signIn();
  expect(await getPage('/product-list')).toBe(before);
});

it('asks for no session where the front end asks another host', async () => {
  const { getPage } = await createTestSite({ directApiHost: 'https://api.example' });
  expect(findAnswers(await getPage('/product-list'))).toEqual([]);
  expect(await getPage('/product-list')).not.toContain('first-requests');
  expect(findScripts(await getPage('/product-list'))).toEqual(['/assets/list-abc.js']);
});

it('is the same page for everybody, and a cache may keep it', async () => {
  const { person } = await createTestSite();
  const getTag = async (path: string) => {
    const { headers } = await person.get(path, html);
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual([null, 'no-cache']);
    return headers.get('etag') ?? '';
  };
  const before = await getTag('/product-list');
  expect(await getTag('/')).not.toBe(before);
  await person.signIn();
  expect(await getTag('/product-list')).toBe(before);
  const again = await person.get('/product-list', { ...html, 'if-none-match': before });
  expect(again.status).toBe(304);
});

it('asks for the session before the code, for what the page asks for next waits for it', async () => {
  const { getPage } = await createTestSite();
  const page = await getPage('/product-list');
  expect(page.indexOf(check)).toBeGreaterThan(0);
  expect(page.indexOf(check)).toBeLessThan(page.indexOf('/assets/list-abc.js'));
});

it('says it before the scripts in the page, which read it', () => {
  const page = '<html><head><title></title><script>read()</script></head><body></body></html>';
  const told = addPreloadLinks(page, { routes, path: '/product-list', api: 'here' });
  const places = ['<meta name="first-requests"', '<meta name="words"', '<script>'].map((one) =>
    told.indexOf(one),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
