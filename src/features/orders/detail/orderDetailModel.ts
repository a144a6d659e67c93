import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import type { StatusChange } from '#contract/orders/orderCalls.ts';

/** Position of an order in the list, counted from 1, and its neighbours. */
export type OrderPosition = {
  number: number;
  total: RowCount;
  previousId: string | undefined;
  nextId: string | undefined;
  /** Neighbours whose page is loading or has failed. */
  neighbourStatus?:
    | { previous?: NeighbourStatus | undefined; next?: NeighbourStatus | undefined }
    | undefined;
};
export type NeighbourStatus = 'loading' | 'failed';

/**
 * Changing the status: unavailable, offered, choosing or saving. Nothing is preselected, because the status may
 * change meanwhile.
 */
export type StatusUpdate =
  | { status: 'unavailable' }
  | { status: 'offered' }
  | { status: 'choosing'; choice: OrderStatus | undefined }
  | { status: 'saving'; choice: OrderStatus };

/** The status history; `none` if the backend keeps none. */
export type OrderHistory =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'listed'; changes: readonly StatusChange[] };

export type DetailedOrder = {
  order: Order;
  /** Undefined if the order is not in the list; elsewhere: it may be on a page that was not loaded. */
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

/** Returns whether a choice is open, which opening another order would lose. */
export const isStatusChoiceOpen = ({ status }: StatusUpdate): boolean =>
  status === 'choosing' || status === 'saving';

/** The order as shown, or a sheet about it. */
export type PrintKind = 'order' | 'packingSlip' | 'invoice';
