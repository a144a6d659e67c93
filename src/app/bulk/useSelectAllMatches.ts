import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import type { Selected } from '#features/list/selection.ts';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import type { MatchesState } from '#features/bulk/bulkModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import { createPageReader } from '../list/readRows.ts';
import type { ListPageQuery } from '../list/useListPage.ts';
import { useNotify } from '../shell/useNotify.ts';

type MatchesOptions<Row extends { _id: string }> = {
  selectable: ListSelection<Row>;
  selected: Selected;
  page: ListPageQuery<Row>;
  /** Shown if the rows could not be read. */
  failedText: string;
};

/** Selects every row that matches, on all pages. */
export function useSelectAllMatches<Row extends { _id: string }>({
  selectable,
  selected,
  page: { state, queries, criteria },
  failedText,
}: MatchesOptions<Row>) {
  const { selection, toSelectable } = selectable;
  const client = useQueryClient();
  const [collected, setCollected] = useState<number>();
  const collecting = useRef<AbortController>(undefined);
  const notify = useNotify();
  const { listCopy } = useWords('list');
  const formats = useFormats();
  useEffect(() => () => collecting.current?.abort(), []);

  async function selectAll() {
    if (collected !== undefined) return;
    const { signal } = (collecting.current = new AbortController());
    const read = createPageReader<Row>((position, pageSignal) =>
      queries.readPage(client, { ...criteria, ...position }, pageSignal),
    );
    const rows: Row[] = [];
    setCollected(0);
    try {
      for (let batch = await read(signal); batch; batch = await read(signal)) {
        rows.push(...batch.rows);
        setCollected(rows.length);
      }
      signal.throwIfAborted();
      selection.set(rows.map(toSelectable), 'selected');
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      notify('error', failedText);
    } finally {
      setCollected(undefined);
    }
  }

  function getMatches(): MatchesState {
    if (collected !== undefined) return { status: 'collecting', count: collected };
    if (state.status !== 'listed') return { status: 'none' };
    const { total } = state.range;
    const hasMore = total.count > state.rows.length && total.count > selected.size;
    return hasMore
      ? { status: 'offered', count: formatRowCount(listCopy, formats, total) }
      : { status: 'none' };
  }
  return {
    matches: getMatches(),
    selectAll: () => void selectAll(),
    stop: () => collecting.current?.abort(),
  };
}
