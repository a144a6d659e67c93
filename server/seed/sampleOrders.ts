import type { StoredOrder } from '#contract/orders/order.ts';
import { earlierOrders } from './orders/earlierOrders.ts';
import { november } from './orders/november.ts';
import { toStoredOrder } from './orders/sampleOrder.ts';

/** The current day in mocks and stories. All sample dates are before its end. */
export const SAMPLE_TODAY = '2026-11-20';

/** The sample orders, newest first, for the demo store, mocks and stories. */
export const sampleOrders: readonly StoredOrder[] = [...november, ...earlierOrders].map(toStoredOrder);
