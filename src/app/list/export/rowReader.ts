import type { RowPage } from '#features/list/rowPage.ts';
import { isRefusedWith } from '../../api/failure.ts';

/** Some of the rows, and how many there are in all, as far as that is known. */
type RowBatch<Row> = { rows: readonly Row[]; total: number };

/**
 * Gives the next rows with each call, undefined after the last. A call that fails has taken nothing: the next one asks for
 * the same rows.
 */
export type RowReader<Row> = (signal: AbortSignal) => Promise<RowBatch<Row> | undefined>;

/** Few enough that formatting them never keeps a press waiting. */
const HELD_BATCH = 500;

/** Reads rows that are held. Between two batches the page has its turn. */
export function readHeldRows<Row>(rows: readonly Row[]): RowReader<Row> {
  let start = 0;
  return async (signal) => {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    if (start >= rows.length) return undefined;
    const batch = rows.slice(start, start + HELD_BATCH);
    start += batch.length;
    return { rows: batch, total: rows.length };
  };
}

type PageStep = { page: number; cursor: string | undefined };
export type FetchPage<Row> = (step: PageStep, signal: AbortSignal) => Promise<RowPage<Row>>;

/**
 * Reads page after page. The next one is found by the cursor of the one before, so that none is skipped or repeated while
 * others write; by its number, where the backend gives no cursor or does not know it any more.
 */
export function readPages<Row>(fetchPage: FetchPage<Row>, pageSize: number): RowReader<Row> {
  let step: PageStep | undefined = { page: 1, cursor: undefined };
  return async (signal) => {
    if (!step) return undefined;
    const { page } = step;
    const answer = await fetchByNumberAtLast(fetchPage, step, signal);
    // A page beyond the last is answered as the last, whose rows have been read.
    if (answer.page < page) {
      step = undefined;
      return undefined;
    }
    const isLast =
      answer.next === undefined &&
      (answer.matches.precision !== 'exact' || page * pageSize >= answer.matches.count);
    step = isLast ? undefined : { page: page + 1, cursor: answer.next };
    return { rows: answer.rows, total: answer.matches.count };
  };
}

async function fetchByNumberAtLast<Row>(fetchPage: FetchPage<Row>, step: PageStep, signal: AbortSignal) {
  try {
    return await fetchPage(step, signal);
  } catch (error) {
    if (step.cursor === undefined || !isRefusedWith(400, error)) throw error;
    return fetchPage({ ...step, cursor: undefined }, signal);
  }
}
