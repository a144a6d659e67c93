/** A page as it is walked. */
export type WalkedPage<Row> = { rows: readonly Row[]; next?: string | undefined; pageCount: number };

type CollectOptions<Row> = {
  /** Asks for a page, by its number and, where the page before named one, its cursor. */
  fetchPage: (page: number, cursor: string | undefined, signal: AbortSignal) => Promise<WalkedPage<Row>>;
  signal: AbortSignal;
  onProgress: (count: number) => void;
};

/** Walks all pages of what matches, one after the other, and returns their rows. */
export async function collectMatches<Row>({ fetchPage, signal, onProgress }: CollectOptions<Row>) {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await fetchPage(page, cursor, signal);
    rows.push(...answer.rows);
    onProgress(rows.length);
    cursor = answer.next;
    if (answer.rows.length === 0 || (cursor === undefined && page >= answer.pageCount)) return rows;
  }
}
