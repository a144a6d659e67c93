import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import type { Language } from '#languages/language.ts';
import * as ar from '#languages/ar/server.ts';
import * as de from '#languages/de/server.ts';
import * as en from '#languages/en/server.ts';
import * as hi from '#languages/hi/server.ts';
import { createApiProxy } from '#server/http/apiProxy.ts';
import type { Log } from '#server/base/deps.ts';
import { getRequestId } from '#server/monitoring/log.ts';
import { ASHA } from '../person.ts';
import { GUEST, type ServerUnderTest, silentLog, startServerUnderTest } from '../serverUnderTest.ts';
import { CREATE, draft, EDIT, toFormData } from '../shop.ts';
import { createFolders, startTestSite } from './siteUnderTest.ts';

const messages: Record<Language, typeof en> = { en, hi, de, ar };
const languages = Object.keys(messages) as Language[];

let server: ServerUnderTest;
beforeAll(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

type Ask = (headers: Record<string, string>) => Response | Promise<Response>;
type Refusal = [name: string, ask: Ask, expected: (copy: typeof en) => string];

const REGISTER = '/api/admin/register';
const ORDERS = '/api/order/admin/orders';
const PRODUCTS = '/api/product/admin/products';

const get =
  (path: string): Ask =>
  (headers) =>
    server.visitor.get(path, headers);
const post =
  (path: string, body: unknown): Ask =>
  (headers) =>
    server.visitor.post(path, body, headers);
const sendForm =
  (path: string, product: unknown, images: File[]): Ask =>
  (headers) =>
    server.app.request(path, {
      method: 'POST',
      body: toFormData({ product, images, imagesToDelete: [] }),
      headers: { cookie: server.visitor.cookie, ...headers },
    });

const text = new File(['no image'], 'a note.png', { type: 'image/png' });
const nameless = new File([], '\u200b', { type: 'image/png' });

const refusals: Refusal[] = [
  [
    'no session',
    (headers) => server.app.request(CREATE, { method: 'POST', headers }),
    (copy) => copy.errors.signIn,
  ],
  ['no such call', get('/api/nothing'), (copy) => copy.errors.noSuchCall],
  ['another method', get(REGISTER), (copy) => copy.errors.wrongMethod('POST')],
  ['broken JSON', post(REGISTER, '{'), (copy) => copy.errors.unreadableJson],
  [
    'a missing field',
    post(REGISTER, {}),
    (copy) => copy.errors.wrongBody('email', copy.expected.types.string),
  ],
  [
    'a text in place of a file',
    (headers) => {
      const body = toFormData({ product: draft, imagesToDelete: [] });
      body.append('images', 'lamp.png');
      return server.app.request(CREATE, {
        method: 'POST',
        body,
        headers: { cookie: server.visitor.cookie, ...headers },
      });
    },
    (copy) => copy.errors.wrongBody('images.0', copy.expected.types.File),
  ],
  ['a wrong address', post(REGISTER, { ...ASHA, email: 'asha' }), (copy) => copy.errors.emailInvalid],
  [
    'a short password',
    post(REGISTER, { ...ASHA, password: 'short' }),
    (copy) => copy.errors.passwordTooShort(MIN_PASSWORD_LENGTH),
  ],
  [
    'a used link',
    post('/api/admin/reset-password/1/2', { password: ASHA.password, confirmPassword: ASHA.password }),
    (copy) => copy.errors.resetLinkOver,
  ],
  ['an unknown product', get('/api/product/admin/get-product/0'), (copy) => copy.errors.productNotFound],
  [
    'an empty page',
    get(`${PRODUCTS}?page=0`),
    (copy) => copy.errors.wrongParameter('page', copy.expected.wholeNumberFrom(1)),
  ],
  [
    'a page that is too large',
    get(`${ORDERS}?rows=1001`),
    (copy) => copy.errors.wrongParameter('rows', copy.expected.wholeNumberBetween(1, 1000)),
  ],
  [
    'a wrong range',
    get(`${ORDERS}?total=x`),
    (copy) => copy.errors.wrongParameter('total', copy.expected.numberRange),
  ],
  [
    'a long search',
    get(`${ORDERS}?q=${'x'.repeat(1001)}`),
    (copy) => copy.errors.wrongParameter('q', copy.expected.upToCharacters(1000)),
  ],
  [
    'a product without a name',
    sendForm(CREATE, { ...draft, name: ' ' }, []),
    (copy) => copy.product.create.name,
  ],
  [
    'an edit to an unknown unit',
    sendForm(`${EDIT}/0`, { ...draft, stockUnit: 'barrels' }, []),
    (copy) =>
      copy.product.edit.unknownChoice('stockUnit', ['pieces', 'kg', 'liters', 'grams', 'packs', 'sets']),
  ],
  [
    'a brand that is too long',
    sendForm(CREATE, { ...draft, brand: 'x'.repeat(101) }, []),
    (copy) => copy.product.create.tooLong('brand', 100),
  ],
  [
    'too many locations',
    sendForm(CREATE, { ...draft, locations: Array.from({ length: 101 }, (_, at) => `place ${at}`) }, []),
    (copy) => copy.product.create.tooMany('locations', 100),
  ],
  ['no image', sendForm(CREATE, draft, []), (copy) => copy.product.create.images],
  [
    'a file that is not an image',
    sendForm(CREATE, draft, [text]),
    (copy) => copy.upload.wrongType('a note.png'),
  ],
  [
    'an empty file without a name',
    sendForm(CREATE, draft, [nameless]),
    (copy) => copy.upload.empty(copy.upload.unnamed),
  ],
];

// Each message is requested in one language; `serverMessages.test.ts` checks that all languages have it.
describe('a message in the language of the request', () => {
  const language = 'hi';

  it.each(refusals)('refuses a request with a message: %s', async (_, ask, expected) => {
    const response = await ask({ 'accept-language': language });
    expect((await response.json()).message).toBe(expected(messages[language]));
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')).toBe('Accept-Language');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('reports a limit', async () => {
    const own = await startServerUnderTest();
    const headers = { 'accept-language': language };
    const guess = () => own.visitor.post('/api/admin/login', { ...GUEST, password: 'wrong' }, headers);
    for (let count = 0; count < 10; count += 1) await guess();
    const response = await guess();
    expect([response.status, await response.json()]).toEqual([
      429,
      { message: messages[language].errors.tooManySignIns },
    ]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('reports a failure, and logs it in English', async () => {
    const logged: unknown[] = [];
    const log: Log = { ...silentLog, error: (fields) => void logged.push(fields) };
    const own = await startServerUnderTest({ log });
    const failing = { ...own.deps.db.admins, findByEmail: () => Promise.reject(new Error('no idea')) };
    own.deps.db.admins = failing;
    const response = await own.visitor.post('/api/admin/login', GUEST, { 'accept-language': language });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: messages[language].errors.unknownFailure,
      requestId: expect.any(String),
    });
    expect(logged).toEqual([expect.objectContaining({ err: new Error('no idea') })]);
  });

  it('reports a missing file', async () => {
    const site = await startTestSite(createFolders());
    const response = await site.request('/assets/missing.js', { headers: { 'accept-language': language } });
    expect([response.status, await response.text()]).toEqual([404, messages[language].errors.noSuchFile]);
    expect(response.headers.get('content-language')).toBe(language);
  });

  it('reports an unreachable backend', async () => {
    const between = createApiProxy('http://127.0.0.1:9', false, { log: silentLog, getRequestId });
    const response = await between.request('/api/admin/check-admin', {
      headers: { 'accept-language': language },
    });
    expect(await response.json()).toEqual({ message: messages[language].errors.unreachableBackend });
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });
});

describe('the language of a response', () => {
  it.each([
    ['nothing', undefined, 'en'],
    ['an empty header', '', 'en'],
    ['a language', 'hi', 'hi'],
    ['a region', 'de-AT', 'de'],
    ['a script and a region', 'ar-Arab-EG', 'ar'],
    ['capitals', 'DE-de', 'de'],
    ['several, in order', 'hi, de', 'hi'],
    ['English first', 'en-US,en;q=0.9,de;q=0.8', 'en'],
    ['weights out of order', 'en;q=0.2, de;q=0.9, hi;q=0.5', 'de'],
    ['a supported language after an unsupported one', 'fr-CH, fr;q=0.9, ar;q=0.7', 'ar'],
    ['only unsupported languages', 'fr, ja;q=0.5', 'en'],
    ['anything', '*', 'en'],
    ['a language with weight 0', 'de;q=0, hi;q=0.1', 'hi'],
    ['only a language with weight 0', 'de;q=0', 'en'],
    ['an invalid weight', 'fr;q=x, de;q=', 'de'],
    ['properties of every object', 'constructor, __proto__, toString', 'en'],
    ['the pseudo language', 'pseudo', 'en'],
    ['commas and semicolons', ',,;;q=1;,=;"', 'en'],
    ['an unclosed quote', 'de;q="0.5, hi', 'de'],
    ['the longest header that a server reads', `${'x-y;q=0.1,'.repeat(1500)}de`, 'de'],
    ['one long word', 'x'.repeat(16_000), 'en'],
    ['many spaces', `${' '.repeat(16_000)}hi`, 'hi'],
  ])('is chosen by %s', async (_, header, expected) => {
    const startedAt = performance.now();
    const response = await get('/api/nothing')(header === undefined ? {} : { 'accept-language': header });
    expect(response.headers.get('content-language')).toBe(expected);
    expect((await response.json()).message).toBe(messages[expected as Language].errors.noSuchCall);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('does not change a response with data', async () => {
    const responses = await Promise.all(
      languages.map((language) =>
        get('/api/product/admin/get-all-products')({ 'accept-language': language }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(responses[0]?.headers.has('content-language')).toBe(false);
    expect(responses[0]?.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('follows each request, not the previous one', async () => {
    const app = new Hono().route('/', server.app);
    const ask = async (language: Language) => {
      const response = await app.request('/api/nothing', { headers: { 'accept-language': language } });
      return (await response.json()).message;
    };
    const requests = Array.from({ length: 40 }, (_, at) => languages[at % 4]!);
    expect(await Promise.all(requests.map(ask))).toEqual(
      requests.map((language) => messages[language].errors.noSuchCall),
    );
  });
});

describe('a mail in the language of the request', () => {
  const language = 'hi';
  const headers = { 'accept-language': language };

  it('is sent after a registration and for a new code', async () => {
    const { visitor, mails, deps } = await startServerUnderTest();
    await visitor.post(REGISTER, ASHA, headers);
    await visitor.post('/api/admin/resend-otp', { email: ASHA.email }, headers);
    await deps.backgroundTasks.waitUntilIdle();
    expect(mails.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual([language, language]);
  });

  it('is sent with a reset link, and instead of a code to an existing account', async () => {
    const { visitor, mails, deps } = await startServerUnderTest();
    deps.accounts.unknownEmail = 'hide';
    await visitor.post(REGISTER, ASHA, headers);
    await deps.backgroundTasks.waitUntilIdle();
    const otp = mails[0]?.codeOrLink;
    expect((await visitor.post('/api/admin/verify-otp', { email: ASHA.email, otp }, headers)).status).toBe(
      200,
    );
    await visitor.post(REGISTER, ASHA, headers);
    await visitor.post('/api/admin/forgot-password', { email: ASHA.email }, headers);
    await deps.backgroundTasks.waitUntilIdle();
    expect(mails.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual([
      language,
      language,
      language,
    ]);
  });
});
