import { useEffect, useRef, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { formatCount } from '#features/format/formatCount.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import type { Selected } from '#features/list/selection.ts';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import type { MatchesState } from '#features/bulk/bulkModel.ts';
import { logFailure } from '../api/failure.ts';
import { collectMatches, type WalkedPage } from './collectMatches.ts';
import type { ListSource } from '../list/useListSource.ts';
import { useNotify } from '../shell/useNotify.ts';

/** Asks for a page of what matches, by its number and, where the page before named one, its cursor. */
export type FetchMatches<Row> = (
  criteria: ListCriteria,
  page: number,
  cursor: string | undefined,
  signal: AbortSignal,
) => Promise<WalkedPage<Row>>;

type MatchesOptions<Row> = {
  selectable: ListSelection<Row>;
  selected: Selected;
  source: ListSource<Row>;
  fetchMatches: FetchMatches<Row>;
  /** What is said where they could not be had. */
  failedText: string;
};

/** Selects everything that matches: the rows that are held, or those of all pages, which are walked for it. */
export function useSelectAllMatches<Row>({ selectable, selected, source, ...how }: MatchesOptions<Row>) {
  const { selection, toSelectable } = selectable;
  const [collected, setCollected] = useState<number>();
  const collecting = useRef<AbortController>(undefined);
  const notify = useNotify();
  const stop = () => collecting.current?.abort();
  useEffect(() => () => collecting.current?.abort(), []);

  async function walkPages() {
    const controller = new AbortController();
    collecting.current = controller;
    const { signal } = controller;
    setCollected(0);
    try {
      const fetchPage = (page: number, cursor: string | undefined) =>
        how.fetchMatches(source.criteria, page, cursor, signal);
      const rows = await collectMatches({ fetchPage, signal, onProgress: setCollected });
      if (!signal.aborted) selection.set(rows.map(toSelectable), 'selected');
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      notify('error', how.failedText);
    } finally {
      setCollected(undefined);
    }
  }

  function selectAll() {
    const { held } = source;
    if (held.kind === 'all') selection.set(held.matchingRows.map(toSelectable), 'selected');
    else if (collected === undefined) void walkPages();
  }
  const matches: MatchesState =
    collected === undefined
      ? offerMatches(selectable, source, selected)
      : { status: 'collecting', count: formatCount(collected) };
  return { matches, selectAll, stop };
}

/** Nothing is offered where everything is selected already. Of pages only the count of all is known. */
function offerMatches<Row>(
  { toSelectable }: ListSelection<Row>,
  { state, held }: ListSource<Row>,
  selected: Selected,
): MatchesState {
  if (state.status !== 'listed' || held.kind === 'nothing') return { status: 'none' };
  const count = state.range.total;
  const hasMore =
    held.kind === 'all'
      ? held.matchingRows.some((row) => !selected.has(toSelectable(row).id))
      : selected.size < count;
  if (!hasMore || count === state.rows.length) return { status: 'none' };
  return {
    status: 'offered',
    count: formatRowCount({ count, precision: state.precision?.matches ?? 'exact' }),
  };
}
