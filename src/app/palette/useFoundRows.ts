import { useEffect, useMemo } from 'react';
import { matchFoundItems, matchItems } from '#features/palette/matchItems.ts';
import type { PaletteOption, RowsStatus } from '#features/palette/paletteModel.ts';
import type { PaletteRows } from './usePaletteRows.ts';

/** Of products and of orders: together what the palette has room for. */
const SHOWN_MAX = 5;

/** Returns what is found among the rows for the query as it is with each letter. */
export function useFoundRows(
  { searchable, extent, status }: PaletteRows,
  query: string,
  restedQuery: string,
) {
  useEarlySearch(searchable);
  const isRested = query === restedQuery;
  const options = useMemo((): readonly PaletteOption[] => {
    if (query.trim() === '') return [];
    return extent === 'answered' && isRested
      ? matchFoundItems(searchable, query, SHOWN_MAX)
      : matchItems(searchable, query, SHOWN_MAX);
  }, [searchable, extent, query, isRested]);
  // The server is asked once the typing rests.
  const isComing = extent === 'answered' && !isRested && status === 'ready';
  const shownStatus: RowsStatus = isComing ? 'searching' : status;
  return { options, status: shownStatus };
}

/** A letter and two of them, which are found in most names. */
const EARLY_QUERIES = ['e', 'er'];

/**
 * Searches once before anything is typed: the engine compiles what has not run yet, which took longer than the first
 * letter's search itself.
 */
function useEarlySearch(searchable: PaletteRows['searchable']) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const query of EARLY_QUERIES) matchItems(searchable, query, SHOWN_MAX);
    });
    return () => clearTimeout(timer);
  }, [searchable]);
}
