import type { OrderStatus } from '#contract/orders/order.ts';

/** The status that all selected orders are given. */
export type OrderBulkAction = { status: OrderStatus };
