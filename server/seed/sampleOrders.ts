import type { StoredOrder } from '#contract/orders/order.ts';
import { earlierOrders, october } from './orders/earlierOrders.ts';
import { november } from './orders/november.ts';
import { toStoredOrder } from './orders/sampleOrder.ts';

/** The day on which the demo store stands still; every sample date lies before its end. */
export const SAMPLE_TODAY = '2026-11-20';

/** The built-in order list, newest first: the seed of the demo store, and what mocks and stories show. */
export const sampleOrders: readonly StoredOrder[] = [...november, ...october, ...earlierOrders].map(
  toStoredOrder,
);
