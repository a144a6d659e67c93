import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { SEARCH_MAX } from '#contract/lists/pageCall.ts';
import { ApiError } from '#app/api/failure.ts';
import { fetchPage, toPageQuery } from '#app/queries/rowPages.ts';

const keyOf = (page: number) => ['list', 'page', { page }] as const;
const refused = (status: number) =>
  new ApiError('GET', { kind: 'refused', status, statusText: '', message: 'no' });

/** A client that holds pages 1 and 3. */
function createClient() {
  const client = new QueryClient();
  client.setQueryData(keyOf(1), { next: 'after 1' });
  client.setQueryData(keyOf(3), { previous: 'before 3', next: 'after 3' });
  return client;
}

it.each([
  [2, 'after 1'],
  [4, 'after 3'],
  [7, undefined],
])('asks for page %i by the cursor of a page beside it: %s', async (page, cursor) => {
  const send = vi.fn(async () => ({}));
  await fetchPage({ client: createClient(), keyOf, page, send });
  expect(send.mock.calls).toEqual([[cursor]]);
});

it('asks by the number alone where the page is held, and where the one beside it is out of date', async () => {
  const client = createClient();
  const send = vi.fn(async () => ({}));
  await client.invalidateQueries({ queryKey: ['list'] });
  await fetchPage({ client, keyOf, page: 4, send });
  client.setQueryData(keyOf(4), {});
  await fetchPage({ client, keyOf, page: 4, send });
  expect(send.mock.calls).toEqual([[undefined], [undefined]]);
});

it('leaves out a cursor that is refused, once', async () => {
  const client = createClient();
  const send = vi.fn(async (cursor: string | undefined) => {
    if (cursor !== undefined) throw refused(400);
    return { next: 'after 2' };
  });
  expect(await fetchPage({ client, keyOf, page: 2, send })).toEqual({ next: 'after 2' });
  expect(send).toHaveBeenCalledTimes(2);
  const refusing = vi.fn(() => Promise.reject(refused(400)));
  await expect(fetchPage({ client, keyOf, page: 2, send: refusing })).rejects.toThrow('400');
  expect(refusing).toHaveBeenCalledTimes(2);
  const failing = vi.fn(() => Promise.reject(refused(500)));
  await expect(fetchPage({ client, keyOf, page: 2, send: failing })).rejects.toThrow('500');
  expect(failing).toHaveBeenCalledTimes(1);
});

it('writes criteria as a query without what is the default, and within what a query may be', () => {
  const bare = { search: ' ', filters: {}, page: 1, pageSize: 10 };
  expect(JSON.stringify(toPageQuery(bare))).toBe('{"page":1,"pageSize":10}');
  const narrow = {
    ...bare,
    search: 'x'.repeat(SEARCH_MAX + 1),
    filters: { status: 'pending' },
    sort: { column: 'total', direction: 'descending' as const },
    page: Number.MAX_VALUE,
  };
  expect(toPageQuery(narrow)).toEqual({
    status: 'pending',
    search: 'x'.repeat(SEARCH_MAX),
    sort: 'total',
    direction: 'descending',
    page: 1e12,
    pageSize: 10,
  });
});
