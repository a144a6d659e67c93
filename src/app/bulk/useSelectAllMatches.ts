import { useEffect, useRef, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import type { Selected } from '#features/list/selection.ts';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import type { MatchesState } from '#features/bulk/bulkModel.ts';
import { useWords } from '#features/words/useWords.ts';
import type { Words } from '#languages/words.ts';
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
  const { listCopy } = useWords('list');
  const formats = useFormats();
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
      ? describeOffer(listCopy, formats, countOffered(selectable, source, selected))
      : { status: 'collecting', count: collected };
  return { matches, selectAll, stop };
}

/** Nothing is offered where everything is selected already. Of pages only the count of all is known. */
function countOffered<Row>(
  { getId }: ListSelection<Row>,
  { state, held }: ListSource<Row>,
  selected: Selected,
): RowCount | undefined {
  if (state.status !== 'listed' || held.kind === 'nothing') return undefined;
  const count = state.range.total;
  const hasMore =
    held.kind === 'all' ? held.matchingRows.some((row) => !selected.has(getId(row))) : selected.size < count;
  if (!hasMore || count === state.rows.length) return undefined;
  return { count, precision: state.precision?.matches ?? 'exact' };
}

const describeOffer = (
  copy: Words['list']['listCopy'],
  formats: Formats,
  offered: RowCount | undefined,
): MatchesState =>
  offered ? { status: 'offered', count: formatRowCount(copy, formats, offered) } : { status: 'none' };
