import { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createFolders, html, PAGE, startSiteAndServer } from '../http/siteUnderTest.ts';
import { handleErrors } from '#server/http/handleErrors.ts';
import { mailSheets } from '#server/mail/mailPage.ts';

type Opened = Awaited<ReturnType<typeof startSiteAndServer>>;
let opened: Opened;
beforeEach(async () => {
  opened = await startSiteAndServer(createFolders());
  await opened.server.visitor.signIn();
});

const toSource = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${mailSheets.map(toSource).join(' ')}`,
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types mail-preview',
  'report-uri /api/csp-reports',
].join('; ');

const LIST = '/api/product/admin/get-all-products';

/** Requests every kind of response of the server. */
async function requestEveryKind({ app, server }: Opened): Promise<[kind: string, response: Response][]> {
  const { cookie } = server.visitor;
  const etag = (await app.request(LIST, { headers: { cookie } })).headers.get('etag') ?? '';
  const failingBackend = new Hono().get('/api/broken', () => {
    throw new Error('unforeseen');
  });
  failingBackend.onError(handleErrors(server.deps));
  const broken = (await startSiteAndServer(createFolders(), { backend: failingBackend })).app;
  const login = (body: string, headers = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const requests: [string, Response | Promise<Response>][] = [
    ['a page', app.request('/', { headers: html })],
    ['a deep page', app.request('/view-product/1', { headers: html })],
    ['a script', app.request('/assets/index-abc.js')],
    ['a compressed script', app.request('/assets/index-abc.js', { headers: { 'accept-encoding': 'br' } })],
    ['an image', app.request('/uploads/lamp.webp')],
    ['a missing image', app.request('/uploads/missing.webp')],
    ['a missing file', app.request('/missing.js')],
    ['livez', app.request('/livez')],
    ['readyz', app.request('/readyz')],
    ['a call', app.request('/api/admin/check-admin')],
    ['a list', app.request(LIST, { headers: { cookie } })],
    ['a compressed list', app.request(LIST, { headers: { cookie, 'accept-encoding': 'gzip' } })],
    ['an unchanged list', app.request(LIST, { headers: { cookie, 'if-none-match': etag } })],
    ['nobody', app.request(LIST)],
    ['an unknown call', app.request('/api/nothing')],
    ['a wrong method', app.request(LIST, { method: 'DELETE' })],
    ['a wrong body', app.request('/api/admin/login', login('{'))],
    ['a large body', app.request('/api/admin/login', login('x'.repeat(70_000)))],
    ['another site', app.request('/api/admin/login', login('{}', { origin: 'http://evil.example' }))],
    ['a failure', broken.request('/api/broken')],
  ];
  return Promise.all(requests.map(async ([kind, response]) => [kind, await response] as [string, Response]));
}

it('covers the kinds of responses that their names say', async () => {
  const statuses = (await requestEveryKind(opened)).map(([, { status }]) => status);
  expect(statuses).toEqual([
    200, 200, 200, 200, 200, 404, 404, 200, 200, 200, 200, 200, 304, 401, 404, 405, 400, 413, 403, 500,
  ]);
});

it('sends a policy that allows no foreign content and no framing [ASVS 3.4.3, 3.4.6]', async () => {
  for (const [kind, { headers }] of await requestEveryKind(opened)) {
    const expected = kind === 'an image' ? "sandbox; default-src 'none'" : POLICY;
    expect([kind, headers.get('content-security-policy')]).toEqual([kind, expected]);
  }
  expect(POLICY).not.toContain('unsafe');
});

it('reports what is blocked, over https by the newer way too [ASVS 3.4.3]', async () => {
  const { app } = await startSiteAndServer(createFolders(), { https: true });
  const { headers } = await app.request('/');
  expect(headers.get('content-security-policy')).toBe(`${POLICY}; report-to csp`);
  expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"');
  expect((await opened.app.request('/')).headers.get('reporting-endpoints')).toBe(null);
});

it('allows the front end’s backend, and images from elsewhere [ASVS 3.4.3]', async () => {
  const getPolicy = async (options: { directApiHost?: string; apiHost?: string }) =>
    (await (await startSiteAndServer(createFolders(), options)).app.request('/')).headers.get(
      'content-security-policy',
    );
  expect(await getPolicy({ directApiHost: 'http://api.example/x' })).toContain(
    "img-src 'self' data: blob: http://api.example https:; connect-src 'self' http://api.example;",
  );
  expect(await getPolicy({ apiHost: 'http://api.example/x' })).toContain("https:; connect-src 'self';");
});

it('allows only the build’s own inline scripts, each by its hash [ASVS 3.4.3]', async () => {
  const own = createFolders();
  const scripts = ["document.title = '1';\n", 'document.title = 2;'];
  const inPage = scripts.map(
    (one) => `<script>${one}</script>\n<script src="/assets/index-abc.js"></script>`,
  );
  writeFileSync(join(own.dist, 'index.html'), PAGE.replace('</head>', `${inPage.join('\n')}</head>`));
  const { app } = await startSiteAndServer(own);
  const page = await app.request('/login', { headers: html });
  const [first, second] = scripts.map((one) => createHash('sha256').update(one).digest('base64'));
  const expected = POLICY.replace(
    "script-src 'self'",
    `script-src 'self' 'sha256-${first}' 'sha256-${second}'`,
  );
  expect(page.headers.get('content-security-policy')).toBe(expected);
  // A browser updates the headers of a cached page from a 304 response.
  const tag = page.headers.get('etag') ?? '';
  const same = await app.request('/login', { headers: { ...html, 'if-none-match': tag } });
  expect([same.status, same.headers.get('content-security-policy')]).toEqual([304, expected]);
});

it('protects type, referrer and window of every response [ASVS 3.4.4, 3.4.5, 3.4.8]', async () => {
  for (const [kind, { headers }] of await requestEveryKind(opened)) {
    expect({ kind, ...Object.fromEntries(headers) }).toMatchObject({
      kind,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      // Storefronts show the images on pages of their own.
      'cross-origin-resource-policy': kind === 'an image' ? 'cross-origin' : 'same-origin',
    });
  }
});

it('adds the headers to responses that never reach the handlers [ASVS 3.4.3, 3.4.4]', async () => {
  const response = await opened.app.request('/', { headers: { host: 'no host' } });
  expect({ status: response.status, ...Object.fromEntries(response.headers) }).toMatchObject({
    status: 400,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
  });
});

it('enforces https for a year if browsers use https, and not otherwise [ASVS 3.4.1]', async () => {
  const NAME = 'strict-transport-security';
  for (const [kind, { headers }] of await requestEveryKind(opened))
    expect([kind, headers.has(NAME)]).toEqual([kind, false]);
  const secure = (await startSiteAndServer(createFolders(), { https: true })).app;
  for (const path of ['/', '/missing.js', '/uploads/lamp.webp', '/api/nothing', '/livez']) {
    const { headers } = await secure.request(path);
    expect([path, headers.get(NAME)]).toEqual([path, 'max-age=31536000; includeSubDomains']);
  }
});

/** Content types by kind of response. JSON has no charset parameter, because it is always UTF-8. */
const TYPES: Record<string, string> = {
  'a page': 'text/html; charset=UTF-8',
  'a deep page': 'text/html; charset=UTF-8',
  'a script': 'text/javascript; charset=utf-8',
  'a compressed script': 'text/javascript; charset=utf-8',
  'an image': 'image/webp',
  'a missing image': 'text/plain; charset=UTF-8',
  'a missing file': 'text/plain; charset=UTF-8',
  livez: 'text/plain; charset=UTF-8',
  readyz: 'text/plain; charset=UTF-8',
};

it('sends the content type of every body, and the charset of text [ASVS 4.1.1]', async () => {
  for (const [kind, response] of await requestEveryKind(opened)) {
    const { headers, status } = response;
    const expected = status === 304 ? null : (TYPES[kind] ?? 'application/json');
    expect([kind, headers.get('content-type')]).toEqual([kind, expected]);
    // Uncompressed JSON can be parsed. An unchanged list has no body.
    const body = headers.has('content-encoding') || TYPES[kind] ? 'null' : await response.text();
    expect(() => JSON.parse(status === 304 ? `"${body}"` : body)).not.toThrow();
    expect(status === 304 && body !== '').toBe(false);
  }
});

it.each([
  ['style.css', 'text/css; charset=utf-8'],
  ['icon.svg', 'image/svg+xml; charset=utf-8'],
  ['font.woff2', 'font/woff2'],
])('sends the built file %s as %s [ASVS 4.1.1]', async (name, type) => {
  const own = createFolders();
  own.write(name, name.endsWith('.svg') ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : '/**/');
  const response = await (await startSiteAndServer(own)).app.request(`/assets/${name}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

it('serves uploads as images that run nothing and never change [ASVS 3.2.1, 5.3.1]', async () => {
  const response = await opened.app.request('/uploads/lamp.webp');
  expect([response.status, await response.text()]).toEqual([200, 'RIFFimage']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('lets no other site read a response [ASVS 3.4.2]', async () => {
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
      const response = await opened.app.request(path, { method, headers });
      const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([path, method, names]).toEqual([path, method, []]);
    }
  }
});

it('refuses TRACE, which would return the cookie to scripts [ASVS 13.4.4]', async () => {
  for (const path of ['/', '/assets/', '/uploads/', '/api/admin/login']) {
    const response = await opened.app.request(path, { method: 'TRACE', headers: { cookie: 'sid=secret' } });
    expect([path, response.status]).toEqual([path, path.startsWith('/api') ? 405 : 404]);
    expect(await response.text()).not.toContain('secret');
  }
});
