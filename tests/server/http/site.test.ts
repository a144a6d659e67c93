import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicSettings } from '#contract/settings/publicSettings.ts';
import { readSettings } from '#server/settings/settings.ts';
import { injectSettings } from '#server/http/site.ts';
import { createFolders, html, PAGE, SCRIPT, startTestSite } from './siteUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

describe('the front end', () => {
  it('serves its page at every path of the app, revalidated every time', async () => {
    const app = await startTestSite(createFolders());
    for (const path of ['/', '/login', '/view-product/1', '/no/such/page', '/index.html', '/apis', '/.env']) {
      const response = await app.request(path, { headers: html });
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(await response.text()).toContain('<title>Counter</title>');
    }
    expect((await app.request('/', { headers: { accept: '*/*' } })).status).toBe(200);
  });

  it.each([
    ['/assets/missing.js', 'GET', html],
    ['/uploads/missing.webp', 'GET', html],
    ['/missing.js', 'GET', { accept: '*/*' }],
    ['/.built', 'GET', { accept: '*/*' }],
    ['/login', 'POST', html],
    ['/assets', 'GET', html],
    ['/assets/', 'GET', html],
  ])('does not serve the page for %s (%s) [ASVS 13.4.1, 13.4.3]', async (path, method, headers) => {
    const response = await (await startTestSite(createFolders())).request(path, { method, headers });
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });

  it('caches hashed files forever and revalidates others', async () => {
    const app = await startTestSite(createFolders());
    const hashed = await app.request('/assets/index-abc.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toContain('text/javascript');
    expect(await hashed.text()).toBe(SCRIPT);
    expect((await app.request('/unhashed.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['', null],
  ])('accepted as "%s" is sent as the build compressed it: %s', async (accepted, encoding) => {
    const app = await startTestSite(createFolders());
    const response = await app.request('/assets/index-abc.js', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const size = Number(response.headers.get('content-length'));
    expect(encoding ? size < 200 : size === SCRIPT.length).toBe(true);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  });

  it.each([
    ['gzip', 'gzip'],
    ['identity', null],
  ])('accepted as "%s" has its page sent with the encoding %s', async (accepted, encoding) => {
    const own = createFolders();
    writeFileSync(join(own.dist, 'index.html'), PAGE.replace('</head>', `${'<meta />'.repeat(200)}</head>`));
    const app = await startTestSite(own);
    const response = await app.request('/', { headers: { ...html, 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('is sent again only after a change', async () => {
    const own = createFolders();
    const app = await startTestSite(own);
    for (const path of ['/', '/login', '/unhashed.js']) {
      const { headers } = await app.request(path, { headers: html });
      const tag = headers.get('etag') ?? '';
      expect([path, tag]).toEqual([path, expect.stringMatching(/^"[0-9a-f]+"$/)]);
      const again = await app.request(path, { headers: { ...html, 'if-none-match': tag } });
      expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
        304,
        '',
        'no-cache',
      ]);
      expect(again.headers.get('x-content-type-options')).toBe('nosniff');
      const other = await app.request(path, { headers: { ...html, 'if-none-match': '"another"' } });
      expect([other.status, other.headers.get('etag')]).toEqual([200, tag]);
    }
    // A new build changes the page.
    const old = (await app.request('/', { headers: html })).headers.get('etag') ?? '';
    writeFileSync(join(own.dist, 'index.html'), PAGE.replace('Counter', 'Counter 2'));
    expect((await app.request('/', { headers: { ...html, 'if-none-match': old } })).status).toBe(200);
    expect((await app.request('/assets/missing.js')).headers.has('etag')).toBe(false);
  });

  it('answers HEAD like GET without a body', async () => {
    const app = await startTestSite(createFolders());
    for (const path of ['/', '/assets/index-abc.js', '/uploads/lamp.webp']) {
      const response = await app.request(path, { method: 'HEAD', headers: html });
      expect([path, response.status, await response.text()]).toEqual([path, 200, '']);
    }
  });

  it('explains in one line what to do when it is not built', async () => {
    const app = await startTestSite({ ...createFolders(), dist: join(createTemporaryFolder(), 'dist') });
    const response = await app.request('/login', { headers: html });
    expect([response.status, await response.text()]).toEqual([
      503,
      'The front end is not built yet: stop this server and run `npm start`.',
    ]);
    expect((await app.request('/api/admin/check-admin')).status).toBe(200);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%252e%252e/secret.txt',
    '/..%5csecret.txt',
    '/assets/index-abc.js%00.txt',
    '//etc/passwd',
    '/uploads/../secret.webp',
    '/uploads/..%2fsecret.webp',
    '/uploads/%2e%2e%2fsecret.webp',
    '/uploads/....//secret.webp',
    '/uploads/.lamp.webp.partial',
    '/uploads/trick.svg',
    '/uploads/',
    '/uploads',
  ])('does not leave its folder for %s [ASVS 1.1.1, 5.3.2, 13.4.3]', async (path) => {
    const app = await startTestSite(createFolders());
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });
});

describe('the published settings', () => {
  const published = {
    ...readSettings({}).publicSettings,
    storefrontUrl: `https://shop.example/?a=1&b='"><script>$&`,
  };

  it('are in the page as the contract defines them, escaped [ASVS 1.2.1, 1.2.3]', () => {
    const page = injectSettings(PAGE, published);
    const content = /<meta name="counter-settings" content="([^"]*)" \/>\n {2}<\/head>/.exec(page)?.[1] ?? '';
    expect(content).not.toMatch(/[<>']/);
    const signs: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };
    const json = content.replace(/&(\w+|#39);/g, (_, name: string) => signs[name] ?? '?');
    expect(publicSettings.parse(JSON.parse(json))).toEqual(published);
    expect(page.match(/<script/g)).toBeNull();
  });
});

it.each([
  ['ready', 200, 'ready'],
  ['mail stuck', 200, 'ready\nmail: stuck'],
  ['draining', 503, 'draining'],
  ['store unavailable', 503, 'store unavailable'],
] as const)('tells a load balancer that it is %s', async (readiness, status, body) => {
  const app = await startTestSite(createFolders(), { readiness });
  const response = await app.request('/readyz');
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect((await app.request('/livez')).status).toBe(200);
});
