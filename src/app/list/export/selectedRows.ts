import { runBulk } from '../../bulk/runBulk.ts';
import { isRefusedWith } from '../../api/failure.ts';
import { readHeldRows, type RowReader } from './rowReader.ts';

type Identified = { _id: string };

/** Reads the selected ones of rows that are held: those that the list shows in its order, then the others. */
export function readSelectedHeldRows<Row extends Identified>(
  ids: ReadonlySet<string>,
  held: { rows: readonly Row[]; matchingRows: readonly Row[] },
): RowReader<Row> {
  const byId = new Map([...held.matchingRows, ...held.rows].map((row) => [row._id, row]));
  return readHeldRows([...byId.values()].filter(({ _id }) => ids.has(_id)));
}

/** As many as are asked for one by one between two reports of how far it is. */
const SINGLE_BATCH = 20;

type SelectedPagesOptions<Row> = {
  /** Walks the pages that the list shows. */
  readPages: RowReader<Row>;
  fetchOne: (id: string, signal: AbortSignal) => Promise<Row | undefined>;
};

/**
 * Reads the selected ones of rows that come by pages. The list's pages are walked until all are found, unless there are
 * more pages than selected rows; what is not found that way is asked for one by one.
 */
export function readSelectedPages<Row extends Identified>(
  ids: ReadonlySet<string>,
  { readPages, fetchOne }: SelectedPagesOptions<Row>,
): RowReader<Row> {
  const total = ids.size;
  const left = new Set(ids);
  let way: 'pages' | 'single' = 'pages';
  const take = (rows: readonly Row[], asked: Iterable<string>) => {
    for (const id of asked) left.delete(id);
    return { rows, total };
  };
  return async (signal) => {
    if (left.size === 0) return undefined;
    if (way === 'pages') {
      const batch = await readPages(signal);
      const rows = batch?.rows.filter(({ _id }) => left.has(_id)) ?? [];
      // Each further page costs a request, as each row does that is still to be found.
      const pagesInAll = batch ? Math.ceil(batch.total / Math.max(1, batch.rows.length)) : 0;
      if (!batch || pagesInAll > total) way = 'single';
      return take(
        rows,
        rows.map(({ _id }) => _id),
      );
    }
    const asked = [...left].slice(0, SINGLE_BATCH);
    return take(await fetchEach(asked, fetchOne, signal), asked);
  };
}

/** Asks for some rows one by one, in their order. One that is not there any more is left out. */
async function fetchEach<Row>(
  ids: readonly string[],
  fetchOne: SelectedPagesOptions<Row>['fetchOne'],
  signal: AbortSignal,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  const run = async (id: string) => {
    const row = await fetchOne(id, signal).catch(undefinedIfGone);
    if (row) found.set(id, row);
  };
  const { failed } = await runBulk({ items: ids, run, signal, onProgress: () => {} });
  signal.throwIfAborted();
  const [failure] = failed;
  if (failure) throw failure.error;
  return ids.flatMap((id) => found.get(id) ?? []);
}

function undefinedIfGone(error: unknown): undefined {
  if (isRefusedWith(404, error)) return undefined;
  throw error;
}
