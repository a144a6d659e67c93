import {
  type DefaultError,
  type QueryKey,
  useIsFetching,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { use, useMemo } from 'react';
import type { OptionCounts } from '#contract/lists/countOptions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { LIST_PAGED } from '#contract/lists/pageCall.ts';
import { TimeZoneContext } from '#features/format/TimeZoneContext.ts';
import type { ListRules, ListState, OnCriteriaChange } from '#features/list/listDefinition.ts';
import { getFacetCounts, type RowPage } from '#features/list/rowPage.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { tellsOfChanges } from '../live/liveClient.ts';
import { useLiveStatus } from '../live/LiveContext.ts';
import { adminQueries } from '../queries/admin.ts';
import { toRowCriteria } from '../queries/rowCriteria.ts';
import { useCapability } from '../session/useCapability.ts';
import { useRetry } from '../shell/useRetry.ts';
import { useLongListRows } from './LongListContext.ts';
import { useAllRows, useFailureNotice } from './useAllRows.ts';
import { usePagedRows } from './usePagedRows.ts';

/** Where a list has its rows from. */
export type ListSource<Row> = {
  /** By which they are found: days of the address are instants here, by the store's time zone. */
  criteria: ListCriteria;
  state: ListState<Row>;
  /** How many rows the store has; undefined until that is known. */
  totalCount: number | undefined;
  retry: () => void;
  /** How many rows of the whole list each option of a filter has; undefined until that is known. */
  optionCounts: OptionCounts | undefined;
  /** How many each would show with search and the other filters as they are; undefined where that is not known. */
  facetCounts: OptionCounts | undefined;
  /** Of the query whose rows are shown. */
  shownKey: QueryKey;
  /** Why the newest answer did not come. */
  error: Error | null;
  onChange: OnCriteriaChange;
  /** Asks for a page before anybody goes there; undefined where all rows are held. */
  prefetchPage: ((page: number) => void) | undefined;
  /** What is held beyond the rows that are shown: nothing yet, every row, or only pages. */
  held: { kind: 'nothing' | 'pages' } | { kind: 'all'; rows: readonly Row[]; matchingRows: readonly Row[] };
};

type ListQueries<Row, All, AllKey extends QueryKey, Page, PageKey extends QueryKey> = {
  /** Answers with every row. */
  all: () => UseQueryOptions<All, DefaultError, readonly Row[], AllKey>;
  /** Answers with one page. */
  page: (criteria: ListCriteria) => UseQueryOptions<Page, DefaultError, RowPage<Row>, PageKey>;
};

type ListSourceOptions<Row, All, AllKey extends QueryKey, Page, PageKey extends QueryKey> = {
  list: ListRules<Row>;
  criteria: ListCriteria;
  onChange: OnCriteriaChange;
  queries: ListQueries<Row, All, AllKey, Page, PageKey>;
  failureText: (error: unknown) => string;
};

/**
 * Chooses where a list has its rows from. Where the backend has pages, one is asked for first: it is drawn at once, and says
 * how many rows there are. A long list stays with pages; of a short one all rows follow, and its searches need no server.
 */
export function useListSource<Row, All, AllKey extends QueryKey, Page, PageKey extends QueryKey>(
  options: ListSourceOptions<Row, All, AllKey, Page, PageKey>,
): ListSource<Row> {
  const { list, queries, failureText } = options;
  const criteria = useRowCriteria(options);
  const client = useQueryClient();
  const mode = useListMode();
  const hasAll = client.getQueryData(queries.all().queryKey) !== undefined;
  // Where the stream tells of changes, no rows move because somebody comes back to the window.
  const refetchOnWindowFocus = !tellsOfChanges(useLiveStatus());
  const asked = queries.page(criteria);
  const pageQuery = useQuery({ ...asked, refetchOnWindowFocus, enabled: mode === 'pages' && !hasAll });
  const paged = usePagedRows({ criteria, query: pageQuery, queryKey: asked.queryKey, failureText });
  const longListRows = useLongListRows();
  const isShort = paged.answer !== undefined && paged.answer.totalCount.count <= longListRows;
  const allQuery = useQuery({
    ...queries.all(),
    refetchOnWindowFocus,
    enabled: mode === 'all' || hasAll || isShort,
  });
  const all = useAllRows({ list, criteria, query: allQuery, failureText });

  const usesPages = mode === 'pages' && !allQuery.data;
  const onChange: OnCriteriaChange = useEventCallback((change) => {
    // The same step once more changes no address: a page that could not be had is asked for again here.
    if (usesPages && pageQuery.isError) void pageQuery.refetch();
    options.onChange(change);
  });
  const prefetchPage = useEventCallback((page: number) => {
    void client.prefetchQuery(queries.page({ ...criteria, page }));
  });
  // A short list that goes on with pages lacks nothing: only whoever looks for the cause is told.
  useFailureNotice(usesPages && allQuery.error, () => undefined);
  const retry = useRetry(() => (usesPages ? pageQuery.refetch() : allQuery.refetch()));
  const waitsForAll = isShort && !allQuery.isError;
  return usesPages
    ? { ...fromPages(paged, waitsForAll), criteria, error: pageQuery.error, retry, onChange, prefetchPage }
    : {
        ...fromAll(all, allQuery.data, queries.all().queryKey),
        criteria,
        error: allQuery.error,
        retry,
        onChange,
        prefetchPage: undefined,
      };
}

type Shown<Row> = Pick<
  ListSource<Row>,
  'state' | 'totalCount' | 'optionCounts' | 'facetCounts' | 'held' | 'shownKey'
>;

function fromPages<Row>(
  { state, answer, shownKey }: ReturnType<typeof usePagedRows<Row>>,
  waitsForAll: boolean,
): Shown<Row> {
  const kind = waitsForAll || state.status === 'loading' ? 'nothing' : 'pages';
  return {
    state,
    totalCount: answer?.totalCount.count,
    optionCounts: answer?.optionCounts,
    facetCounts: answer && getFacetCounts(answer),
    held: { kind },
    shownKey,
  };
}

function fromAll<Row>(
  { state, matchingRows, ...counts }: ReturnType<typeof useAllRows<Row>>,
  rows: readonly Row[] | undefined,
  shownKey: QueryKey,
): Shown<Row> {
  const held = rows ? { kind: 'all' as const, rows, matchingRows } : { kind: 'nothing' as const };
  return { state, totalCount: rows?.length, ...counts, held, shownKey };
}

/** The same object for as long as nothing changes, so that nothing is searched anew. */
function useRowCriteria<Row>({ list, criteria }: { list: ListRules<Row>; criteria: ListCriteria }) {
  const timeZone = use(TimeZoneContext);
  return useMemo(() => toRowCriteria(list, criteria, timeZone), [list, criteria, timeZone]);
}

/** What the backend can be asked for; after a sign-in that is not known until the session has been asked for again. */
function useListMode(): 'unknown' | 'pages' | 'all' {
  const isOffered = useCapability(LIST_PAGED) === 'offered';
  const isAsking = useIsFetching({ queryKey: adminQueries.session().queryKey }) > 0;
  if (isOffered) return 'pages';
  return isAsking ? 'unknown' : 'all';
}
