import type { OrderStatus, Tracking } from '#contract/orders/order.ts';
import type { PaymentByHand } from '#contract/orders/orderEvents.ts';

/** A change of several orders. */
export type OrderBulkAction =
  | ({ kind: 'status'; status: OrderStatus } & ReturnsStock)
  | ({ kind: 'payment'; status: PaymentByHand; reference: string } & ReturnsStock)
  | { kind: 'tracking'; plan: TrackingPlan };

type ReturnsStock = {
  /** Ids of the orders whose pieces go back into stock. */
  returning: ReadonlySet<string>;
};

/** The tracking of each order, and whether its status becomes "Out for delivery" with it. */
export type TrackingPlan = ReadonlyMap<string, { tracking: Tracking; status: 'dispatch' | 'keep' }>;

export const NO_STOCK: ReadonlySet<string> = new Set();
