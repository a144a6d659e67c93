import { useEffect, useRef, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { formatCount } from '#features/format/formatCount.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import type { Selected } from '#features/list/selection.ts';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import { bulkCopy as copy } from '#features/products/bulk/bulkCopy.ts';
import type { MatchesState } from '#features/products/bulk/bulkModel.ts';
import { logFailure } from '../../api/failure.ts';
import { collectMatches } from '../../bulk/collectMatches.ts';
import type { ListSource } from '../../list/useListSource.ts';
import { fetchMatches } from '../../queries/bulkProducts.ts';
import { useNotify } from '../../shell/useNotify.ts';

type MatchesOptions = {
  selectable: ListSelection<ListedProduct>;
  selected: Selected;
  source: ListSource<ListedProduct>;
  criteria: ListCriteria;
};

/** Selects everything that matches: the rows that are held, or those of all pages, which are walked for it. */
export function useSelectAllMatches({ selectable, selected, source, criteria }: MatchesOptions) {
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
        fetchMatches(criteria, page, cursor, signal);
      const rows = await collectMatches({ fetchPage, signal, onProgress: setCollected });
      if (!signal.aborted) selection.set(rows.map(toSelectable), 'selected');
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      notify('error', copy.collectFailed);
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
      ? offerMatches(source, selected)
      : { status: 'collecting', count: formatCount(collected) };
  return { matches, selectAll, stop };
}

/** Nothing is offered where everything is selected already. Of pages only the count of all is known. */
function offerMatches({ state, held }: ListSource<ListedProduct>, selected: Selected): MatchesState {
  if (state.status !== 'listed' || held.kind === 'nothing') return { status: 'none' };
  const count = state.range.total;
  const hasMore =
    held.kind === 'all' ? held.matchingRows.some(({ _id }) => !selected.has(_id)) : selected.size < count;
  if (!hasMore || count === state.rows.length) return { status: 'none' };
  return {
    status: 'offered',
    count: formatRowCount({ count, precision: state.precision?.matches ?? 'exact' }),
  };
}
