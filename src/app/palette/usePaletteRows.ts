import {
  type DefaultError,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { LIST_PAGED } from '#contract/lists/pageCall.ts';
import type { RowPage } from '#features/list/rowPage.ts';
import { createSearchableItems, type SearchableItems } from '#features/palette/matchItems.ts';
import type { PaletteItem, RowsStatus } from '#features/palette/paletteModel.ts';
import { useLongListRows } from '../list/LongListContext.ts';
import { hasFailed } from '../queries/hasFailed.ts';
import { useCapability } from '../session/useCapability.ts';

type RowQueries<Row, All, AllKey extends QueryKey, Page, PageKey extends QueryKey> = {
  all: () => UseQueryOptions<All, DefaultError, readonly Row[], AllKey>;
  page: (criteria: ListCriteria) => UseQueryOptions<Page, DefaultError, RowPage<Row>, PageKey>;
};

/** What can be searched of one list, which a letter doesn't change. */
export type PaletteRows = {
  searchable: SearchableItems;
  /** all: every row of the list. answered: what the server has found for the query as it rested. */
  extent: 'all' | 'answered';
  status: RowsStatus;
  retry: () => void;
};

/** What is held is used as it is: the palette asks for nothing a second time. */
const AS_HELD = { refetchOnMount: false, refetchOnWindowFocus: false } as const;

const toCriteria = (search: string): ListCriteria => ({
  search,
  filters: {},
  sort: undefined,
  page: 1,
  pageSize: 10,
});

/**
 * Returns the rows of one list to search in: all of them where they are held or the list is short, else what the server
 * finds for the query as it is once the typing rests. An answer to an earlier query has a key of its own, and is never shown.
 */
export function usePaletteRows<Row, All, AllKey extends QueryKey, Page, PageKey extends QueryKey>(
  queries: RowQueries<Row, All, AllKey, Page, PageKey>,
  toItem: (row: Row) => PaletteItem,
  restedQuery: string,
): PaletteRows {
  const client = useQueryClient();
  const longListRows = useLongListRows();
  const hasPages = useCapability(LIST_PAGED) === 'offered';
  const hasAll = client.getQueryData(queries.all().queryKey) !== undefined;
  const asksPages = hasPages && !hasAll;
  const first = useQuery({ ...queries.page(toCriteria('')), ...AS_HELD, enabled: asksPages });
  const isShort = first.data !== undefined && first.data.totalCount.count <= longListRows;
  const asksAll = !hasPages || hasAll || isShort;
  const all = useQuery({ ...queries.all(), ...AS_HELD, enabled: asksAll });
  const isTyped = restedQuery.trim() !== '';
  const found = useQuery({
    ...queries.page(toCriteria(restedQuery.trim())),
    ...AS_HELD,
    enabled: asksPages && !asksAll && first.data !== undefined && isTyped,
  });

  // The palette is on screen before thousands of names are made ready to be searched.
  const held = useDeferredValue(all.data, undefined);
  const rows = held ?? (isTyped ? found.data?.rows : undefined);
  const searchable = useMemo(() => createSearchableItems((rows ?? []).map(toItem)), [rows, toItem]);
  // Of rows that are there but not ready yet, more is to come, too.
  const isPending = held === undefined && all.data !== undefined;
  const asked = [...(asksPages ? [first] : []), ...(asksAll ? [all] : asksPages && isTyped ? [found] : [])];
  return {
    searchable,
    extent: held ? 'all' : 'answered',
    status: held ? 'ready' : getStatus(asked, isPending ? 'pending' : 'rested'),
    retry: () => {
      for (const one of asked) if (one.isError) void one.refetch();
    },
  };
}

function getStatus(
  asked: readonly (Parameters<typeof hasFailed>[0] & { data: unknown })[],
  rows: 'rested' | 'pending',
): RowsStatus {
  if (asked.some((one) => one.data === undefined && hasFailed(one))) return 'failed';
  return rows === 'pending' || asked.some(({ data }) => data === undefined) ? 'searching' : 'ready';
}
