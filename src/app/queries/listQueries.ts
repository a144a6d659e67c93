import { type QueryClient, type QueryKey, queryOptions, type DataTag } from '@tanstack/react-query';
import { isBlank } from '#contract/text/cleanText.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListName, ListRules } from '#contract/lists/listRules.ts';
import { PAGED_LISTS_CAPABILITY, type RowPage, MAX_SEARCH_LENGTH } from '#contract/lists/pageCall.ts';
import { truncateText } from '#contract/text/graphemes.ts';
import { getListRevision, setListRevision } from '../api/listRevisions.ts';
import type { LiveList } from '../live/liveStore.ts';
import { supports } from './session.ts';
import { STALE_MS } from './queryClient.ts';

/**
 * Changes cached data after a write. If it is loading or invalid, it is loaded again, because that response may
 * predate the write.
 */
export async function updateCachedQuery<T>(
  client: QueryClient,
  queryKey: DataTag<readonly unknown[], T, Error>,
  change: (data: T) => T,
): Promise<void> {
  const needsRefetch =
    client.isFetching({ queryKey, exact: true }) > 0 ||
    client.getQueryState(queryKey)?.isInvalidated === true;
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, (data) => data && change(data));
  if (needsRefetch) void client.invalidateQueries({ queryKey, exact: true });
}

/** More than any list has, and still a valid parameter. */
const MAX_PAGE = 1e12;

/**
 * Converts criteria to the parameters of a page call. Defaults are left out, so that the same rows have the same
 * URL.
 */
export const toPageParams = ({ search, filters, sort, page, pageSize }: ListCriteria) => ({
  ...filters,
  // No row matches a longer text.
  search: isBlank(search) ? undefined : truncateText(search, MAX_SEARCH_LENGTH),
  sort: sort?.column,
  direction: sort?.direction === 'descending' ? sort.direction : undefined,
  page: Math.min(page, MAX_PAGE),
  pageSize,
});

export type PageParams = ReturnType<typeof toPageParams>;

type ListQueriesOptions<Row> = {
  /** The list whose changes make these rows outdated. */
  list: ListName;
  /** Name of the list in query keys, saved views and exported files. @default list */
  name?: string | undefined;
  rules: ListRules<Row>;
  /** Loads one page. Called only if the backend has paged calls. Without it, pages are taken from all rows. */
  fetchPage?:
    | ((query: PageParams, signal?: AbortSignal) => Promise<Omit<RowPage<Row>, 'pageSize'>>)
    | undefined;
  fetchAll: (signal: AbortSignal) => Promise<readonly Row[]>;
};

/**
 * Creates the queries of a list. `page` loads a page from the backend, or takes it from all rows if the backend has
 * no paged calls.
 */
export function createListQueries<Row extends { _id: string }>({
  list,
  name = list,
  rules,
  fetchPage,
  fetchAll,
}: ListQueriesOptions<Row>) {
  const key = [name] as const;
  const pagesKey = [name, 'page'] as const;
  const all = queryOptions({
    queryKey: [name, 'all'] as const,
    // Read by observeCache in live/liveStore.ts.
    meta: { list },
    queryFn: ({ signal }) => fetchAll(signal),
    gcTime: Infinity,
    // Comparing thousands of rows is slower than rendering a page.
    structuralSharing: false,
  });

  /**
   * Returns all rows for the query with this key. Its first fetch accepts cached rows of any age; a refetch accepts
   * only rows younger than STALE_MS.
   */
  const readAll = (client: QueryClient, queryKey: QueryKey) =>
    client.fetchQuery({
      ...all,
      staleTime: client.getQueryData(queryKey) ? STALE_MS : Infinity,
      retry: false,
    });

  const getPageKey = (criteria: ListCriteria) => [...pagesKey, toPageParams(criteria)] as const;

  /** Returns a page without caching it. */
  async function readPage(
    client: QueryClient,
    criteria: ListCriteria,
    signal: AbortSignal,
  ): Promise<RowPage<Row>> {
    if (fetchPage && (await supports(client, PAGED_LISTS_CAPABILITY)))
      return { ...(await fetchPage(toPageParams(criteria), signal)), pageSize: criteria.pageSize };
    const [rows, { getPage }] = await Promise.all([
      readAll(client, getPageKey(criteria)),
      import('#contract/lists/getPage.ts'),
    ]);
    const page = getPage(rules, rows, criteria);
    setListRevision(page, getListRevision(rows));
    return page;
  }

  const page = (criteria: ListCriteria) =>
    queryOptions({
      queryKey: getPageKey(criteria),
      meta: { list },
      queryFn: ({ client, signal }) => readPage(client, criteria, signal),
      // The revision of a page is stored by its data object (listRevisions.ts).
      structuralSharing: false,
    });

  return {
    list,
    name,
    key,
    all,
    page,
    readAll,
    readPage,
    /** Changes cached rows after a write, and refetches the shown page, because the rows may have moved. */
    async updateRows(client: QueryClient, change: (row: Row) => Row): Promise<void> {
      const changeAll = (rows: readonly Row[]) => rows.map(change);
      await client.cancelQueries({ queryKey: pagesKey });
      await updateCachedQuery(client, all.queryKey, changeAll);
      client.setQueriesData<RowPage<Row>>(
        { queryKey: pagesKey },
        (data) => data && { ...data, rows: changeAll(data.rows) },
      );
      void client.invalidateQueries({ queryKey: pagesKey });
    },
    /** Removes deleted rows from the cache, and waits for the page without them. */
    async removeRows(client: QueryClient, ids: ReadonlySet<string>): Promise<void> {
      await client.cancelQueries({ queryKey: pagesKey });
      await updateCachedQuery(client, all.queryKey, (rows) => rows.filter(({ _id }) => !ids.has(_id)));
      await client.invalidateQueries({ queryKey: pagesKey });
    },
  };
}

export type ListQueries<Row extends { _id: string }> = ReturnType<typeof createListQueries<Row>>;

/** The queries of a list whose rows are only read page by page. */
export type PageQueries<Row extends { _id: string }> = Pick<
  ListQueries<Row>,
  'name' | 'page' | 'readPage'
> & { key: QueryKey; list: LiveList };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { list?: LiveList };
    mutationMeta: { list?: ListName };
  }
}

/** Runs a write as a mutation of its own, so that live updates can tell this tab's writes from others'. */
export const runListMutation = (client: QueryClient, list: ListName, mutationFn: () => Promise<unknown>) =>
  client.getMutationCache().build(client, { mutationFn, meta: { list } }).execute(undefined);
