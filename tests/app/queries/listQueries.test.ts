import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/api/failure.ts';
import { getListRevision, setListRevision } from '#app/api/listRevisions.ts';
import { sessionQuery } from '#app/session/sessionQuery.ts';
import { createListQueries, createPageQueries, toRequestParams } from '#app/queries/listQueries.ts';
import { createClient, STALE_MS } from '#app/queries/queryClient.ts';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { defineListRules } from '#contract/lists/listRules.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { ListParams } from '#contract/lists/listParams.ts';
import { PAGED_LISTS_CAPABILITY, MAX_SEARCH_LENGTH } from '#contract/lists/pageCall.ts';
import { anAdmin } from '#mocks/builders.ts';
import { stubBackend } from '../stubBackend.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Row = { _id: string; name: string };
const rules = defineListRules<Row>()({
  searchText: ({ name }) => name,
  sortBy: { name: { kind: 'text', value: ({ name }) => name } },
  filterBy: {},
  pageSizes: [2],
  defaultPageSize: 2,
});
const ROWS: readonly Row[] = ['Lamp', 'Kettle', 'Lantern'].map((name) => ({ _id: name, name }));
const firstPage: ListCriteria = { search: '', filters: {}, page: 1, pageSize: 2 };
const exact = (count: number) => ({ count, precision: 'exact' as const });
const toSession = (capabilities: string[]): Session => ({
  status: 'signedIn',
  admin: anAdmin(),
  capabilities,
});

/** Creates a client and the queries of a list. Tests may change `backend.rows`. */
function createList(capabilities: string[] = []) {
  const client = createClient();
  client.setQueryData(sessionQuery.queryKey, toSession(capabilities));
  const backend = { rows: ROWS };
  const fetchAll = vi.fn(async () => backend.rows);
  const fetchPage = vi.fn(async ({ page = '1' }: ListParams) => ({
    rows: backend.rows.slice(0, 2),
    page: Number(page),
    matches: exact(backend.rows.length),
    totalCount: exact(backend.rows.length),
  }));
  const queries = createListQueries<Row>({
    list: 'products',
    rules,
    fetchPage,
    fetchAll,
  });
  const load = async (criteria: Partial<ListCriteria> = {}) => {
    const page = await client.fetchQuery(queries.page({ ...firstPage, ...criteria }));
    return page.rows.map(({ name }) => name);
  };
  const getCachedNames = () =>
    client.getQueryData(queries.page(firstPage).queryKey)?.rows.map(({ name }) => name);
  return { client, backend, queries, fetchAll, fetchPage, load, getCachedNames };
}

/** Observes the first page like the list on a screen. */
const observeFirstPage = ({ client, queries }: ReturnType<typeof createList>) =>
  new QueryObserver(client, queries.page(firstPage)).subscribe(() => {});

describe('a page', () => {
  it('is requested from a backend with pages', async () => {
    const { client, queries, fetchAll, fetchPage } = createList([PAGED_LISTS_CAPABILITY]);
    const page = await client.fetchQuery(queries.page({ ...firstPage, search: 'lamp', page: 3 }));
    expect(page).toMatchObject({ page: 3, pageSize: 2, matches: exact(3) });
    expect(fetchPage.mock.calls.map(([query]) => query)).toEqual([{ q: 'lamp', page: '3' }]);
    expect(fetchAll).not.toHaveBeenCalled();
  });

  it('is cut from all rows if the backend lacks the capability of this list', async () => {
    const { client, backend, fetchPage } = createList([PAGED_LISTS_CAPABILITY]);
    const queries = createPageQueries<Row>({
      list: 'customers',
      rules,
      capability: 'customers',
      fetchPage,
      readAll: async () => backend.rows,
    });
    const page = await client.fetchQuery(queries.page(firstPage));
    expect(page.rows).toEqual(ROWS.slice(0, 2));
    expect(fetchPage).not.toHaveBeenCalled();
    expect(queries.page(firstPage)).toMatchObject({
      queryKey: ['customers', 'page', {}],
      meta: { list: 'customers' },
    });
  });

  it('is cut from all rows, loaded once for several searches, if the backend has no pages', async () => {
    const { fetchAll, fetchPage, load } = createList();
    expect(await Promise.all([load(), load({ search: 'lamp' })])).toEqual([['Lamp', 'Kettle'], ['Lamp']]);
    vi.setSystemTime(Date.now() + 10 * STALE_MS);
    const sort = { column: 'name', direction: 'descending' } as const;
    expect(await load({ search: 'la', sort })).toEqual(['Lantern', 'Lamp']);
    expect(fetchAll).toHaveBeenCalledTimes(1);
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('waits for the session if that is still loading', async () => {
    const { client, fetchAll, fetchPage, load } = createList();
    client.clear();
    const session = Promise.withResolvers<Session>();
    void client.prefetchQuery({ ...sessionQuery, queryFn: () => session.promise });
    const loading = load();
    await vi.advanceTimersByTimeAsync(100);
    expect(fetchPage).not.toHaveBeenCalled();
    session.resolve(toSession([PAGED_LISTS_CAPABILITY]));
    await loading;
    expect(fetchPage).toHaveBeenCalledTimes(1);
    expect(fetchAll).not.toHaveBeenCalled();
  });

  it('is still requested from a backend with pages if the session fails to reload', async () => {
    const { client, fetchPage, load } = createList([PAGED_LISTS_CAPABILITY]);
    stubBackend(() => undefined);
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    await load();
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it('is cut from reloaded rows once the list is invalidated', async () => {
    const { client, backend, queries, load } = createList();
    await load();
    backend.rows = ROWS.slice(1);
    await client.invalidateQueries({ queryKey: queries.key });
    expect(await load({ search: 'la' })).toEqual(['Lantern']);
  });

  it('takes rows from the cache when it is refreshed, unless they are stale', async () => {
    const { client, queries, fetchAll, load } = createList();
    await load();
    const refresh = () => client.fetchQuery({ ...queries.page(firstPage), staleTime: 0 });
    vi.setSystemTime(Date.now() + STALE_MS - 1);
    await refresh();
    expect(fetchAll).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await refresh();
    expect(fetchAll).toHaveBeenCalledTimes(2);
  });

  it('fails if all rows fail to load twice, and loads them again the next time', async () => {
    const { fetchAll, load } = createList();
    fetchAll.mockImplementation(() => Promise.reject(new ApiError('GET /all', { kind: 'unreachable' })));
    const [outcome] = await Promise.all([Promise.allSettled([load()]), vi.runAllTimersAsync()]);
    expect(outcome).toMatchObject([{ status: 'rejected', reason: { failure: { kind: 'unreachable' } } }]);
    expect(fetchAll).toHaveBeenCalledTimes(2);
    fetchAll.mockResolvedValue(ROWS);
    expect(await load()).toEqual(['Lamp', 'Kettle']);
  });

  it('has the revision of the rows that it is cut from', async () => {
    const { client, backend, queries } = createList();
    backend.rows = [...ROWS];
    setListRevision(backend.rows, 7);
    expect(getListRevision(await client.fetchQuery(queries.page(firstPage)))).toBe(7);
  });

  it('is not cached by readPage', async () => {
    const { client, queries } = createList([PAGED_LISTS_CAPABILITY]);
    const { rows } = await queries.readPage(client, firstPage, new AbortController().signal);
    expect(rows).toHaveLength(2);
    expect(client.getQueryCache().findAll({ queryKey: queries.key })).toEqual([]);
  });
});

describe('updateRows', () => {
  const rename = (row: Row) => (row._id === 'Lamp' ? { ...row, name: 'Torch' } : row);

  it('changes all rows and every page, and refreshes the shown page', async () => {
    const list = createList();
    await Promise.all([list.load(), list.load({ search: 'lamp' })]);
    const stop = observeFirstPage(list);
    await list.queries.updateRows(list.client, rename);
    expect(list.getCachedNames()).toEqual(['Torch', 'Kettle']);
    await vi.advanceTimersByTimeAsync(100);
    expect(list.getCachedNames()).toEqual(['Torch', 'Kettle']);
    // The changed row no longer matches.
    expect(await list.load({ search: 'lamp' })).toEqual([]);
    expect(list.fetchAll).toHaveBeenCalledTimes(1);
    stop();
  });

  it('drops a page that was requested before the write', async () => {
    const { client, queries, fetchPage, getCachedNames } = createList([PAGED_LISTS_CAPABILITY]);
    const response = Promise.withResolvers<Awaited<ReturnType<typeof fetchPage>>>();
    fetchPage.mockReturnValueOnce(response.promise);
    void client.prefetchQuery(queries.page(firstPage));
    await vi.advanceTimersByTimeAsync(100);
    await queries.updateRows(client, rename);
    response.resolve({ rows: ROWS.slice(0, 2), page: 1, matches: exact(3), totalCount: exact(3) });
    await vi.advanceTimersByTimeAsync(100);
    expect(getCachedNames()).toBeUndefined();
  });
});

describe('removeRows', () => {
  it('waits until the shown page has reloaded without the rows', async () => {
    const list = createList([PAGED_LISTS_CAPABILITY]);
    const stop = observeFirstPage(list);
    await vi.advanceTimersByTimeAsync(100);
    list.backend.rows = ROWS.slice(1);
    await list.queries.removeRows(list.client, new Set(['Lamp']));
    expect(list.getCachedNames()).toEqual(['Kettle', 'Lantern']);
    stop();
  });

  it('does not load all rows again', async () => {
    const list = createList();
    const stop = observeFirstPage(list);
    await vi.advanceTimersByTimeAsync(100);
    await list.queries.removeRows(list.client, new Set(['Lamp']));
    expect(list.getCachedNames()).toEqual(['Kettle', 'Lantern']);
    expect(list.fetchAll).toHaveBeenCalledTimes(1);
    stop();
  });
});

it('requests only what differs from the defaults, within the limits of a request', () => {
  const bare = { search: ' ', filters: {}, page: 1, pageSize: 10 };
  expect(toRequestParams(orderListRules, bare)).toEqual({});
  const beyondLimits: ListCriteria = {
    search: 'x'.repeat(MAX_SEARCH_LENGTH + 1),
    filters: { status: 'pending' },
    sort: { column: 'total', direction: 'descending' },
    page: Number.MAX_VALUE,
    pageSize: 7,
  };
  expect(toRequestParams(orderListRules, beyondLimits)).toEqual({
    status: 'pending',
    q: 'x'.repeat(MAX_SEARCH_LENGTH),
    sort: 'total.descending',
    page: '1000000000000',
    rows: '7',
  });
});
