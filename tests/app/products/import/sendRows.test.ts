import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getAdminKey } from '#app/browser/adminStorage.ts';
import { openImportLog } from '#app/products/import/importLog.ts';
import { sendRows } from '#app/products/import/sendRows.ts';
import { sessionQuery } from '#app/session/sessionQuery.ts';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { HISTORY_CAPABILITY, SOURCE_FILE_HEADER, SOURCE_HEADER } from '#contract/history/historySource.ts';
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_LIFETIME_MS,
  IDEMPOTENCY_KEY_CAPABILITY,
} from '#contract/idempotency.ts';
import { emptyValues } from '#features/products/form/productFormModel.ts';
import { createFileSlot } from '#features/products/images/imageModel.ts';
import type { RowOutcome, SentRow } from '#features/products/import/importModel.ts';
import { buildChangeBody } from '#features/products/bulk/buildChangeBody.ts';
import { importPage as importPageMessages } from '#languages/en/productImport.ts';
import { aProduct, anAdmin } from '#mocks/builders.ts';

const ME = 'me@counter.example';
const file = new File(['x'], 'lamp.png', { type: 'image/png' });
const creation = (number: number): SentRow => ({
  number,
  name: `Lamp ${number}`,
  kind: 'create',
  product: { values: { ...emptyValues, images: [createFileSlot(file, 'lamp.png')] }, preservedFields: {} },
  fields: [],
  fingerprint: `lamp-${number}`,
});
const update = (number: number): SentRow => ({
  number,
  name: `Lamp ${number}`,
  kind: 'update',
  productId: `id-${number}`,
  body: buildChangeBody(aProduct(), {}),
  changes: [],
  save: { bases: [], fingerprint: '' },
});

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const saved = () => answer(200, { data: { productId: 'one' } });

/** Stubs the parts of `localStorage` that the log needs. */
function stubStorage() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  return items;
}

const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'http://store.example', href: 'http://store.example/' });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string, init: RequestInit) {
        super(new URL(url, 'http://store.example'), init);
      }
    },
  );
  stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

/** Creates a client for a backend with these extensions. */
function createClient(capabilities: string[]) {
  const client = new QueryClient();
  const session: Session = {
    status: 'signedIn',
    admin: anAdmin(),
    capabilities,
  };
  client.setQueryData(sessionQuery.queryKey, session);
  return client;
}

const clientWithKeys = () => createClient([IDEMPOTENCY_KEY_CAPABILITY]);

const getKey = (request: Request) => request.headers.get(IDEMPOTENCY_KEY_HEADER);

async function run(rows: readonly SentRow[], client = new QueryClient()) {
  const log = openImportLog(ME, 'a-file', () => 0);
  const outcomes = new Map<number, RowOutcome>();
  const failure = await sendRows(importPageMessages, {
    client,
    rows,
    fileName: 'prices.csv',
    log,
    controller: new AbortController(),
    onOutcome: (row, outcome) => outcomes.set(row, outcome),
  });
  // Open the log again, like another page.
  return {
    failure,
    outcomes: Object.fromEntries(outcomes),
    earlier: openImportLog(ME, 'a-file', () => 0).getEarlierRows('unavailable'),
  };
}

it('returns the outcome of each row and stores which are done', async () => {
  fetched.mockImplementation(({ url }) => {
    if (url.endsWith('id-3')) return Promise.resolve(answer(409, {}));
    if (url.endsWith('id-4')) return Promise.resolve(answer(400, { message: 'Stock unit is required.' }));
    return Promise.resolve(saved());
  });
  expect(await run([creation(2), update(3), update(4), update(5)])).toEqual({
    failure: undefined,
    outcomes: {
      2: { kind: 'created' },
      3: { kind: 'refused', reason: 'Someone else changed it.' },
      4: { kind: 'refused', reason: 'Stock unit is required.' },
      5: { kind: 'updated' },
    },
    earlier: { done: new Set([2, 5]), unsure: new Set() },
  });
});

it('stops if the store is busy, and the remaining rows can be sent again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fetched.mockImplementation(({ url }) =>
    Promise.resolve(url.includes('create') ? saved() : answer(503, { message: 'The store is busy.' })),
  );
  const rows = [creation(2), update(3), ...Array.from({ length: 20 }, (_, index) => creation(index + 10))];
  const { failure, outcomes, earlier } = await run(rows);
  expect(failure).toBe('The store is busy.');
  expect(Object.keys(outcomes).length).toBeLessThan(8);
  expect(outcomes[3]).toBeUndefined();
  expect(earlier).toEqual({ done: new Set(Object.keys(outcomes).map(Number)), unsure: new Set() });
});

it('never sends a new product again if it may have been created', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { failure, outcomes, earlier } = await run([creation(2), update(3)]);
  expect(failure).toBe('Couldn’t reach the store. Check your connection and try again.');
  expect(outcomes).toEqual({
    2: { kind: 'refused', reason: 'The store didn’t answer. Check whether the product was added.' },
  });
  expect(earlier).toEqual({ done: new Set(), unsure: new Set([2]) });
});

it('creates a product once by repeating its key after a lost response', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(async () => saved());
  const { failure, outcomes } = await run([creation(2)], clientWithKeys());
  expect([failure, outcomes]).toEqual([undefined, { 2: { kind: 'created' } }]);
  const [first, again] = fetched.mock.calls.map(([request]) => getKey(request));
  expect(first).toMatch(/^"[0-9a-f]{32}-2-"$/);
  expect(again).toBe(first);
});

it('repeats the keys of rows without a response, even after a reload', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { failure, outcomes, earlier } = await run([creation(2), update(3)], clientWithKeys());
  expect([failure, outcomes]).toEqual(['Couldn’t reach the store. Check your connection and try again.', {}]);
  // Without keys the outcome stays unknown.
  expect(earlier.unsure).toEqual(new Set([2]));
  expect(openImportLog(ME, 'a-file', () => 0).getEarlierRows('offered').unsure).toEqual(new Set());
  expect(
    openImportLog(ME, 'a-file', () => IDEMPOTENCY_KEY_LIFETIME_MS).getEarlierRows('offered').unsure,
  ).toEqual(new Set([2]));

  const before = new Set(fetched.mock.calls.map(([request]) => getKey(request)));
  fetched.mockReset().mockImplementation(async () => saved());
  expect((await run([creation(2), update(3)], clientWithKeys())).outcomes).toEqual({
    2: { kind: 'created' },
    3: { kind: 'updated' },
  });
  expect(new Set(fetched.mock.calls.map(([request]) => getKey(request)))).toEqual(before);
});

it('uses new keys if a file is imported again', async () => {
  fetched.mockImplementation(async () => saved());
  await run([creation(2)], clientWithKeys());
  openImportLog(ME, 'a-file', () => 0).clear();
  await run([creation(2)], clientWithKeys());
  const [first, second] = fetched.mock.calls.map(([request]) => getKey(request));
  expect(second).not.toBe(first);
});

it('clears the log of a file and ignores invalid stored data', () => {
  openImportLog(ME, 'a-file', () => 0).markDone(2);
  openImportLog(ME, 'a-file', () => 0).clear();
  expect(openImportLog(ME, 'a-file', () => 0).getEarlierRows('unavailable').done.size).toBe(0);
  localStorage.setItem(getAdminKey(ME, 'product-import:a-file'), '[');
  expect(openImportLog(ME, 'a-file', () => 0).getEarlierRows('unavailable').done.size).toBe(0);
});

it('keeps the log in memory if storage is unavailable', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  openImportLog(ME, 'another-file', () => 0).markDone(2);
  expect(openImportLog(ME, 'another-file', () => 0).getEarlierRows('unavailable').done).toEqual(new Set([2]));
});

it('names the file as the source if the backend keeps a history', async () => {
  fetched.mockImplementation(() => Promise.resolve(saved()));
  await run([creation(2), update(3)], createClient([HISTORY_CAPABILITY]));
  await run([creation(2), update(3)], createClient([]));
  const sources = fetched.mock.calls.map(([{ headers }]) => [
    headers.get(SOURCE_HEADER),
    headers.get(SOURCE_FILE_HEADER),
  ]);
  expect(sources).toEqual([
    ['import', 'prices.csv'],
    ['import', 'prices.csv'],
    [null, null],
    [null, null],
  ]);
});
