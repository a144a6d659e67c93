import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import type { HistoryEntry } from '#contract/history/history.ts';

/** Position of an order in the list, counted from 1, and its neighbours. */
export type OrderPosition = {
  number: number;
  total: RowCount;
  previousId: string | undefined;
  nextId: string | undefined;
  /** Whether a neighbour's of neighbours that aren't failed to load. */
  neighbourStatus?:
    | { previous?: NeighbourStatus | undefined; next?: NeighbourStatus | undefined }
    | undefined;
};
export type NeighbourStatus = 'loading' | 'failed';

/** State of changing the status. confirming: asks before cancelling the order. */
export type StatusUpdate =
  | { status: 'unavailable' }
  | { status: 'offered' }
  | { status: 'confirming' }
  | { status: 'saving'; choice: OrderStatus }
  | { status: 'failed'; choice: OrderStatus; reason: string };

const nextStatuses: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'confirmed',
  confirmed: 'out_for_delivery',
  out_for_delivery: 'delivered',
};

/** Returns the status that usually follows. */
export const getNextStatus = (status: OrderStatus | undefined): OrderStatus | undefined =>
  status && nextStatuses[status];

/** Everything that happened to an order; `none` if the backend has no history. */
export type OrderHistory =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'listed';
      events: readonly HistoryEntry[];
    };

export type DetailedOrder = {
  order: Order;
  /** Undefined if the order is not in the list; unknown: it may be on a page that is not loaded. */
  position: OrderPosition | 'unknown' | undefined;
  update: StatusUpdate;
  history: OrderHistory;
};

/** The states of the order dialog. */
export type OrderDetailState =
  | { status: 'loading'; id: string }
  | { status: 'failed'; id: string }
  | { status: 'notFound'; id: string }
  | ({ status: 'shown' } & DetailedOrder);

/** The dialog itself, or one of the printed sheets. */
export type PrintKind = 'order' | 'packingSlip' | 'invoice';
