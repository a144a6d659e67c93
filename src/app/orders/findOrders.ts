import type { QueryClient } from '@tanstack/react-query';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { toFilterKey } from '#contract/lists/listRules.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { FoundOrder } from '#features/orders/bulk/trackingModel.ts';
import { logFailure } from '../api/failure.ts';
import { runBulk } from '../bulk/runBulk.ts';
import { orderQueries } from './orderQueries.ts';

type FindOptions = {
  signal: AbortSignal;
  onProgress: (done: number) => void;
};

/** Finds orders by their numbers or ids, a few at a time. */
export async function findOrders(
  client: QueryClient,
  texts: Iterable<string>,
  { signal, onProgress }: FindOptions,
): Promise<ReadonlyMap<string, FoundOrder>> {
  const found = new Map<string, FoundOrder>();
  await runBulk({
    items: [...new Set(texts)].filter((text) => text !== ''),
    run: async (text) => found.set(text, await findOrder(client, text, signal)),
    signal,
    onProgress: ({ done }) => onProgress(done),
  });
  return found;
}

async function findOrder(client: QueryClient, text: string, signal: AbortSignal): Promise<FoundOrder> {
  try {
    const criteria = { ...getDefaultCriteria(orderListRules), filters: { orderNumber: text } };
    const { rows } = await orderQueries.readPage(client, criteria, signal);
    const key = toFilterKey(text);
    // Backends may ignore a filter that they don't know.
    const [order, second] = rows.filter(
      ({ orderDetails }) => toFilterKey(orderDetails?.orderId ?? '') === key,
    );
    if (second) return { status: 'ambiguous' };
    if (order) return { status: 'found', order };
    const byId = await orderQueries.readOrder(client, text, signal);
    return byId ? { status: 'found', order: byId } : { status: 'unknown' };
  } catch (error) {
    if (!signal.aborted) logFailure(error);
    return { status: 'failed' };
  }
}
