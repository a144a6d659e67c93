import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { SOURCE_FILE_HEADER, SOURCE_HEADER } from '#contract/history/historySource.ts';
import { isLanguage } from '#languages/language.ts';
import type { Log } from '#server/base/deps.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import {
  encodePathPart,
  arbitraryJson,
  arbitraryLanguage,
  arbitrarySource,
  arbitraryText,
  arbitraryValue,
} from '../../fuzz/arbitraryValues.ts';
import { wrongQuery } from '../../fuzz/queries.ts';
import { createImageFile } from '../images/imageFixtures.ts';
import { addStoreKey } from '../storefront/storefront.ts';
import { CREATE, draft, EDIT } from '../shop.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
let key: string;
const failures: object[] = [];

const log: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields) => void failures.push(fields),
};

beforeAll(async () => {
  server = await startServerUnderTest({ log });
  await server.visitor.signIn();
  key = (await addStoreKey(server)).secret;
});

const fill = (path: string, id: string) => path.replace(/:\w+/g, () => encodePathPart(id));

const request = fc.record({
  call: fc.constantFrom(
    calls.login,
    calls.register,
    calls.verifyOtp,
    ...Object.values(calls),
    ...Object.values(extensions),
    ...Object.values(storeApi),
  ),
  otherPath: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.webPath() }),
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD') },
  ),
  id: arbitraryText,
  query: fc.oneof(
    fc.constant(''),
    wrongQuery('getProductPage'),
    wrongQuery('getOrderPage'),
    wrongQuery('getHistoryPage'),
    wrongQuery('getStoreProducts'),
    wrongQuery('getStoreOrders'),
  ),
  body: fc.oneof(arbitraryJson, fc.constant(JSON.stringify(GUEST))),
  type: fc.oneof(
    { weight: 4, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/json;', '') },
  ),
  cookie: fc.constantFrom('mine', 'mine', '', 'sid=%', 'sid=x; sid=y', '='),
  authorization: fc.constantFrom(
    'mine',
    'mine',
    'mine',
    '',
    'Bearer',
    'Bearer counter_store_x',
    'Basic eDp5',
  ),
  idempotencyKey: fc.constantFrom('once', 'twice', '"once"', '', '"', 'k'.repeat(101)),
  tag: fc.constantFrom('', '*', 'W/"', ',,,', '"'),
  source: arbitrarySource,
  language: arbitraryLanguage,
  address: fc.nat(100_000),
});

/** Returns what is wrong with a response. */
async function complaint(response: Response, method: string): Promise<string | undefined> {
  if (response.status >= 500) return `a failure: ${response.status}`;
  const text = await response.text();
  if (response.status === 304 || method === 'HEAD')
    return text === '' ? undefined : 'a body where none may be';
  const names = Object.keys(JSON.parse(text)).join();
  const expectedKeys = response.ok ? ['data'] : ['message', 'message,field'];
  if (!expectedKeys.includes(names)) return `not expectedKeys: ${text}`;
  const language = response.headers.get('content-language');
  return response.ok || isLanguage(language) ? undefined : `in no language: ${language}`;
}

it('answers any request with JSON data or a message, and never with a 500 [ASVS 1.5.2, 2.2.1]', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      request,
      async ({
        call,
        otherPath,
        method = call.method,
        id,
        query,
        body,
        type,
        cookie,
        authorization,
        idempotencyKey,
        tag,
        source,
        language,
        address,
      }) => {
        const path = otherPath === null ? fill(call.path, id) + query : `/api${otherPath}`;
        const headers = {
          'content-type': type,
          authorization: authorization === 'mine' ? `Bearer ${key}` : authorization,
          'idempotency-key': idempotencyKey,
          'if-none-match': tag,
          [SOURCE_HEADER]: source.kind,
          [SOURCE_FILE_HEADER]: source.file,
          'accept-language': language,
          'test-address': String(address),
          cookie: cookie === 'mine' ? server.visitor.cookie : cookie,
        };
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const response = await server.app.request(path, { method, headers, ...(hasBody && { body }) });
        seen.add(response.status);
        expect(await complaint(response, method)).toBeUndefined();
        // Sign in again, because the request may have ended or changed the session.
        if (cookie === 'mine' && response.headers.has('set-cookie')) await server.visitor.signIn();
      },
    ),
    // A fixed seed, so that failures can be repeated.
    { numRuns: 600, seed: 20_261_120 },
  );
  await server.deps.backgroundTasks.waitUntilIdle();
  expect(failures).toEqual([]);
  // Not all requests were refused.
  expect([...seen].toSorted()).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
});

const misshapen = fc
  .tuple(fc.constantFrom(...Object.keys(draft), 'updatedAt', 'sizes', '__proto__'), arbitraryValue)
  .map(([field, value]) => JSON.stringify({ ...draft, [field]: value }));
const product = fc.oneof(fc.constant(JSON.stringify(draft)), misshapen);
const file = fc.record({
  name: fc.constantFrom('images', 'images', 'images', 'product'),
  bytes: fc.uint8Array({ maxLength: 50 }),
  fileName: arbitraryText,
  type: fc.constantFrom('', 'image/gif'),
});
const text = fc.record({
  name: fc.constantFrom('product', 'imagesToDelete', 'images', 'other', '__proto__'),
  text: fc.oneof(product, arbitraryJson, fc.constant('[]')),
});
const form = fc.record({
  path: fc.constantFrom(CREATE, CREATE, `${EDIT}/${sampleProducts[0]?._id}`, `${EDIT}/nothing`),
  product,
  imageCount: fc.nat(7),
  more: fc.oneof(fc.constant([]), fc.array(fc.oneof(file, text), { maxLength: 4 })),
  /** Position at which the body is cut off. */
  cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
});
type Form = typeof form extends fc.Arbitrary<infer T> ? T : never;

function getBody({ product: written, imageCount, more }: Form, image: File): FormData {
  const body = new FormData();
  body.append('product', written);
  body.append('imagesToDelete', '[]');
  for (let count = 0; count < imageCount; count += 1) body.append('images', image);
  for (const part of more) {
    if ('text' in part) body.append(part.name, part.text);
    else body.append(part.name, new File([part.bytes as BlobPart], part.fileName, { type: part.type }));
  }
  return body;
}

it('answers any form and stores no product that breaks the contract [ASVS 2.2.1]', async () => {
  await server.visitor.signIn();
  const image = await createImageFile();
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(form, async (sent) => {
      const whole = new Response(getBody(sent, image));
      const headers = {
        'content-type': whole.headers.get('content-type') ?? '',
        cookie: server.visitor.cookie,
      };
      const bytes = await whole.bytes();
      const body = bytes.subarray(0, Math.ceil(bytes.length * (sent.cut ?? 1)));
      const response = await server.app.request(sent.path, { method: 'POST', headers, body });
      seen.add(response.status);
      expect(await complaint(response, 'POST')).toBeUndefined();
    }),
    { numRuns: 300, seed: 20_261_120 },
  );
  expect(failures).toEqual([]);
  expect([...seen].toSorted()).toEqual([200, 400, 404]);
  const { data } = await (await server.visitor.get(calls.getAllProducts.path)).json();
  expect(calls.getAllProducts.response.safeParse(data).success).toBe(true);
});
