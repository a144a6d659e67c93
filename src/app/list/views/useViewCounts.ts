import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { readCriteria, toInstants } from '#contract/lists/listParams.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { StoredView } from '#contract/lists/views.ts';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { useToday } from '../../browser/useToday.ts';
import type { PageQueries } from '../../queries/listQueries.ts';

/** More tabs are rarely in view. Bounds the number of requests. */
const MAX_COUNTED_VIEWS = 6;

type ViewCountsOptions<Row extends { _id: string }, Actions> = {
  list: ListDefinition<Row, Actions>;
  queries: PageQueries<Row>;
  views: readonly StoredView[];
  fixedFilters: ListCriteria['filters'] | undefined;
  /** `waiting` for the page. `off` without the paged call. */
  status: 'counting' | 'waiting' | 'off';
};

/** Returns the number of rows of the first saved views by their ids, undefined while it loads. */
export function useViewCounts<Row extends { _id: string }, Actions>({
  list,
  queries,
  views,
  fixedFilters,
  status,
}: ViewCountsOptions<Row, Actions>): ReadonlyMap<string, RowCount | undefined> {
  const zone = { timeZone: use(TimeZoneContext), today: useToday() };
  const counted = status === 'off' ? [] : views.slice(0, MAX_COUNTED_VIEWS);
  const { data } = useQuery({
    ...queries.counts(
      counted.map(({ query }) => {
        const { search, filters } = toInstants(list, readCriteria(list, new URLSearchParams(query)), zone);
        return { search, filters: { ...filters, ...fixedFilters } };
      }),
    ),
    enabled: status === 'counting' && counted.length > 0,
    refetchOnWindowFocus: false,
  });
  return new Map(counted.map(({ id }, index) => [id, data?.[index]]));
}
