/** Few enough that to read and encode them takes some milliseconds: that long other requests wait. */
export const ROWS_PER_BATCH = 40;

/** Where a row stands in a list that has the newest first. */
export type Place = { created_at: string; id: string };

/**
 * Reads a list in batches, each by a query of its own that begins after the row before it, so that no query is long and
 * none stays open. A row that is written meanwhile is read as it was or as it is; none is read twice or left out.
 */
export async function* readBatches<Row extends Place>(
  readAfter: (last: Place | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    last = rows.length < ROWS_PER_BATCH ? undefined : rows.at(-1);
  } while (last);
}
