import { type RowPage, MAX_PAGE_SIZE } from '#contract/lists/pageCall.ts';
import { hasStatus } from '../api/failure.ts';
import { runBulk } from '../bulk/runBulk.ts';

type RowBatch<Row> = { rows: readonly Row[]; total: number };

/**
 * Returns the next rows with each call, and undefined after the last. After a failure, the next call reads the same
 * rows.
 */
export type RowReader<Row> = (signal: AbortSignal) => Promise<RowBatch<Row> | undefined>;

export type ReadPage<Row> = (
  position: { page: number; pageSize: number },
  signal: AbortSignal,
) => Promise<RowPage<Row>>;

/** Reads page after page. A row that moves to a later page meanwhile is returned only once. */
export function createRowReader<Row extends { _id: string }>(readPage: ReadPage<Row>): RowReader<Row> {
  const seen = new Set<string>();
  let next: number | undefined = 1;
  return async (signal) => {
    if (next === undefined) return undefined;
    // Lets the browser render between two pages.
    await new Promise((resolve) => setTimeout(resolve));
    const { rows, page, matches } = await readPage({ page: next, pageSize: MAX_PAGE_SIZE }, signal);
    signal.throwIfAborted();
    // For a page beyond the last, the backend returns the last page.
    const isLast = page < next || (matches.precision === 'exact' && page * MAX_PAGE_SIZE >= matches.count);
    next = isLast ? undefined : page + 1;
    const unseen = rows.filter(({ _id }) => !seen.has(_id));
    for (const { _id } of unseen) seen.add(_id);
    return { rows: unseen, total: Math.max(matches.count, seen.size) };
  };
}

type SelectedOptions<Row> = {
  pages: RowReader<Row>;
  /** Reads one row; undefined or null if it no longer exists. */
  readOne: (id: string, signal: AbortSignal) => Promise<Row | null | undefined>;
};

/** Number of rows that are read one by one for a batch. */
const SINGLE_ROWS_PER_BATCH = 20;

/**
 * Reads the rows with these ids from the pages, or one by one if there are more pages than ids. Rows that no longer
 * exist are left out.
 */
export function createSelectedReader<Row extends { _id: string }>(
  ids: Iterable<string>,
  { pages, readOne }: SelectedOptions<Row>,
): RowReader<Row> {
  const remainingIds = new Set(ids);
  const total = remainingIds.size;
  let source: 'pages' | 'single' = total < 2 ? 'single' : 'pages';
  return async (signal) => {
    if (remainingIds.size === 0) return undefined;
    if (source === 'pages') {
      const batch = await pages(signal);
      if (!batch || batch.total / MAX_PAGE_SIZE > total) source = 'single';
      return { rows: batch?.rows.filter(({ _id }) => remainingIds.delete(_id)) ?? [], total };
    }
    const batch = [...remainingIds].slice(0, SINGLE_ROWS_PER_BATCH);
    const rows = await readEach(batch, readOne, signal);
    for (const id of batch) remainingIds.delete(id);
    return { rows, total };
  };
}

/** Reads rows one by one, in order. Throws the first failure. */
async function readEach<Row>(
  ids: readonly string[],
  readOne: SelectedOptions<Row>['readOne'],
  signal: AbortSignal,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  const firstFailure = new AbortController();
  const run = async (id: string) => {
    try {
      const row = await readOne(id, signal);
      if (row) found.set(id, row);
    } catch (error) {
      if (hasStatus(error, 404)) return;
      firstFailure.abort();
      throw error;
    }
  };
  const stopSignal = AbortSignal.any([signal, firstFailure.signal]);
  const { failed } = await runBulk({ items: ids, run, signal: stopSignal, onProgress: () => undefined });
  signal.throwIfAborted();
  if (failed[0]) throw failed[0].error;
  return ids.flatMap((id) => found.get(id) ?? []);
}
