import { useQuery } from '@tanstack/react-query';
import { createSearchableItems, matchFoundItems, matchItems } from '#features/palette/matchItems.ts';
import type { PaletteItem, PaletteOption, RowsStatus } from '#features/palette/paletteModel.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import type { ListQueries } from '../queries/listQueries.ts';

/** The palette has room for this many products and orders each. */
const SHOWN_MAX = 5;
const PAGE_SIZE = 10;

export type PaletteRows = {
  options: readonly PaletteOption[];
  status: RowsStatus;
  retry: () => void;
};

/** Finds rows of a list by `debouncedQuery`; while more is being typed, they are narrowed to `query`. */
export function usePaletteRows<Row extends { _id: string }>(
  queries: ListQueries<Row>,
  toItem: (row: Row) => PaletteItem,
  { query, debouncedQuery }: { query: string; debouncedQuery: string },
): PaletteRows {
  const search = debouncedQuery.trim();
  const found = useQuery({
    ...queries.page({ search, filters: {}, page: 1, pageSize: PAGE_SIZE }),
    enabled: search !== '',
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  const isDebounced = query === debouncedQuery;

  function getOptions(): readonly PaletteOption[] {
    if (query.trim() === '' || !found.data) return [];
    const items = createSearchableItems(found.data.rows.map(toItem));
    return (isDebounced ? matchFoundItems : matchItems)(items, query, SHOWN_MAX);
  }
  function getStatus(): RowsStatus {
    if (query.trim() === '') return 'ready';
    if (!isDebounced) return 'searching';
    if (found.data) return 'ready';
    return isFailedOrOffline(found) ? 'failed' : 'searching';
  }
  return {
    options: getOptions(),
    status: getStatus(),
    retry: () => found.isError && void found.refetch(),
  };
}
