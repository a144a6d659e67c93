import pLimit from 'p-limit';

/** How many calls are on their way at once: a store has other administrators too. */
export const BULK_CONCURRENCY = 4;

/** Each item is in one of the three: nothing is claimed that did not happen. */
export type BulkOutcome<Item> = {
  done: Item[];
  failed: { item: Item; error: unknown }[];
  /** Not begun when it was cancelled. */
  notDone: Item[];
};

type BulkOptions<Item> = {
  items: readonly Item[];
  run: (item: Item) => Promise<unknown>;
  /** Aborted, no further item is begun; what is on its way is waited for, because it may have happened. */
  signal: AbortSignal;
  onProgress: (progress: { done: number; failed: number }) => void;
};

/** Runs a call for each item, at most four at a time, and says of each what became of it. */
export async function runBulk<Item>({
  items,
  run,
  signal,
  onProgress,
}: BulkOptions<Item>): Promise<BulkOutcome<Item>> {
  const outcome: BulkOutcome<Item> = { done: [], failed: [], notDone: [] };
  const limit = pLimit(BULK_CONCURRENCY);
  await limit.map(items, async (item) => {
    if (signal.aborted) return void outcome.notDone.push(item);
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
