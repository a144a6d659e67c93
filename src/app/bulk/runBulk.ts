import pLimit from 'p-limit';

/** Limits the load on the backend. */
export const BULK_CONCURRENCY = 4;

export type BulkOutcome<Item> = {
  done: Item[];
  failed: { item: Item; error: unknown }[];
  /** Not started, because the run was cancelled. */
  skipped: Item[];
};

type BulkOptions<Item> = {
  items: readonly Item[];
  run: (item: Item) => Promise<unknown>;
  /** When aborted, no further item starts. Pending calls are awaited, because they may succeed. */
  signal: AbortSignal;
  onProgress: (progress: { done: number; failed: number }) => void;
};

/** Runs a call for each item, BULK_CONCURRENCY at a time, and returns the items by outcome. */
export async function runBulk<Item>({
  items,
  run,
  signal,
  onProgress,
}: BulkOptions<Item>): Promise<BulkOutcome<Item>> {
  const outcome: BulkOutcome<Item> = { done: [], failed: [], skipped: [] };
  const limit = pLimit(BULK_CONCURRENCY);
  await limit.map(items, async (item) => {
    if (signal.aborted) return void outcome.skipped.push(item);
    try {
      await run(item);
      outcome.done.push(item);
    } catch (error) {
      outcome.failed.push({ item, error });
    }
    onProgress({ done: outcome.done.length, failed: outcome.failed.length });
  });
  return outcome;
}
