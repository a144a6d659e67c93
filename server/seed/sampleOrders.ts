import type { StoredOrder } from '#contract/orders/order.ts';
import { earlierOrders } from './orders/earlierOrders.ts';
import { novemberOrders } from './orders/novemberOrders.ts';
import { toStoredOrder } from './orders/sampleOrder.ts';

/** The current day in mocks and stories. No sample date is later. */
export const SAMPLE_TODAY = '2026-11-20';

/** The sample orders, newest first, for the demo store, mocks and stories. */
export const sampleOrders: readonly StoredOrder[] = [...novemberOrders, ...earlierOrders].map(toStoredOrder);
