import { type QueryClient, type QueryKey, queryOptions, type DataTag } from '@tanstack/react-query';
import { isBlank } from '#contract/text/cleanText.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { getSources, LIST_NAMES, type ListName, type SourceName } from '#contract/lists/lists.ts';
import type { ListRules } from '#contract/lists/listRules.ts';
import { type ListParams, toListParams } from '#contract/lists/listParams.ts';
import { MAX_SEARCH_LENGTH, PAGED_LISTS_CAPABILITY, type RowPage } from '#contract/lists/pageCall.ts';
import { truncateText } from '#contract/text/graphemes.ts';
import { getListRevision, setListRevision } from '../api/listRevisions.ts';
import { supports } from '../session/sessionQuery.ts';
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

/** Converts criteria to the parameters of a request. No row matches a search that is longer than a request accepts. */
export const toRequestParams = <Row>(rules: ListRules<Row>, { search, page, ...criteria }: ListCriteria) =>
  toListParams(rules, {
    ...criteria,
    search: isBlank(search) ? '' : truncateText(search, MAX_SEARCH_LENGTH),
    page: Math.min(page, MAX_PAGE),
  });

type PageQueriesOptions<Row, Page extends RowPage<Row>> = {
  list: ListName;
  rules: ListRules<Row>;
  /** Of backends that have the paged call. */
  capability: string;
  fetchPage: (params: ListParams, signal: AbortSignal) => Promise<Omit<Page, 'pageSize'>>;
  /**
   * Returns all rows for the page with this key, from which it is taken if the backend has no paged call. Missing if the
   * list is only shown for backends that have it.
   */
  readAll?: ((client: QueryClient, pageKey: QueryKey) => Promise<readonly Row[]>) | undefined;
};

const getCountsKey = (list: ListName) => [list, 'counts'] as const;

/** Creates the queries of a list that is read page by page. */
export function createPageQueries<Row, Page extends RowPage<Row> = RowPage<Row>>(
  options: PageQueriesOptions<Row, Page>,
) {
  const { list, rules, capability, fetchPage, readAll } = options;
  const key = [list] as const;
  const getPageKey = (criteria: ListCriteria) => [...key, 'page', toRequestParams(rules, criteria)] as const;

  /** Returns a page without caching it. */
  async function readPage(client: QueryClient, criteria: ListCriteria, signal: AbortSignal) {
    if (!readAll || (await supports(client, capability)))
      return {
        ...(await fetchPage(toRequestParams(rules, criteria), signal)),
        pageSize: criteria.pageSize,
      } as Page;
    const [rows, { getPage }] = await Promise.all([
      readAll(client, getPageKey(criteria)),
      import('#contract/lists/getPage.ts'),
    ]);
    const page = getPage(rules, rows, criteria);
    setListRevision(page, getListRevision(rows));
    return page as Page;
  }
  return {
    list,
    key,
    rules,
    capability,
    readPage,
    page: (criteria: ListCriteria) =>
      queryOptions({
        queryKey: getPageKey(criteria),
        // Read by observeCache in live/liveStore.ts.
        meta: { list },
        queryFn: ({ client, signal }) => readPage(client, criteria, signal),
        // The revision of a page is stored by its data object (listRevisions.ts).
        structuralSharing: false,
      }),
    /** Counts the rows of several searches, in order. */
    counts: (searches: readonly Pick<ListCriteria, 'search' | 'filters'>[]) => {
      const pages = searches.map((one) => ({ ...one, page: 1, pageSize: 1 }));
      return queryOptions({
        queryKey: [...getCountsKey(list), ...pages.map(getPageKey)] as const,
        queryFn: ({ client, signal }) =>
          Promise.all(pages.map(async (one) => (await readPage(client, one, signal)).matches)),
      });
    },
  };
}

export type PageQueries<Row> = ReturnType<typeof createPageQueries<Row>>;

const invalidateDerivedLists = (client: QueryClient, source: SourceName) =>
  Promise.all(
    LIST_NAMES.filter((list) => list !== source && getSources(list).includes(source)).map((list) =>
      client.invalidateQueries({ queryKey: [list] }),
    ),
  );

type ListQueriesOptions<Row> = Pick<PageQueriesOptions<Row, RowPage<Row>>, 'rules' | 'fetchPage'> & {
  list: SourceName;
  fetchAll: (signal: AbortSignal) => Promise<readonly Row[]>;
};

/** Creates the queries of a list whose backend may have no paged calls: then pages are taken from all rows. */
export function createListQueries<Row extends { _id: string }>({
  list,
  rules,
  fetchPage,
  fetchAll,
}: ListQueriesOptions<Row>) {
  const all = queryOptions({
    queryKey: [list, 'all'] as const,
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

  const pagesKey = [list, 'page'] as const;
  return {
    ...createPageQueries<Row>({ list, rules, capability: PAGED_LISTS_CAPABILITY, fetchPage, readAll }),
    list,
    all,
    readAll,
    /** Marks the pages of the list, and of lists that derive from it, as outdated after a write. */
    async invalidate(client: QueryClient): Promise<void> {
      void invalidateDerivedLists(client, list);
      await client.invalidateQueries({ queryKey: [list] });
    },
    /** Changes cached rows after a write, and refetches the shown page, because the rows may have moved. */
    async updateRows(client: QueryClient, change: (row: Row) => Row): Promise<void> {
      const changeAll = (rows: readonly Row[]) => rows.map(change);
      await client.cancelQueries({ queryKey: pagesKey });
      await updateCachedQuery(client, all.queryKey, changeAll);
      client.setQueriesData<RowPage<Row>>(
        { queryKey: pagesKey },
        (data) => data && { ...data, rows: changeAll(data.rows) },
      );
      void invalidateDerivedLists(client, list);
      void client.invalidateQueries({ queryKey: getCountsKey(list) });
      void client.invalidateQueries({ queryKey: pagesKey });
    },
    /** Removes deleted rows from the cache, and waits for the page without them. */
    async removeRows(client: QueryClient, ids: ReadonlySet<string>): Promise<void> {
      await client.cancelQueries({ queryKey: pagesKey });
      await updateCachedQuery(client, all.queryKey, (rows) => rows.filter(({ _id }) => !ids.has(_id)));
      void client.invalidateQueries({ queryKey: getCountsKey(list) });
      await client.invalidateQueries({ queryKey: pagesKey });
    },
  };
}

export type ListQueries<Row extends { _id: string }> = ReturnType<typeof createListQueries<Row>>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { list?: ListName };
    /** `places`: the write places an order, which isn't new to this administrator. */
    mutationMeta: { writes?: SourceName; places?: 'order' };
  }
}

/** Runs a write as a mutation of its own, so that live updates can tell this tab's writes from others'. */
export const runWrite = <Result>(
  client: QueryClient,
  writes: SourceName,
  mutationFn: () => Promise<Result>,
): Promise<Result> =>
  client
    .getMutationCache()
    .build<Result, Error, void, unknown>(client, { mutationFn, meta: { writes } })
    .execute();
