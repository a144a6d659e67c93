import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import type { StatusChange } from '#contract/orders/orderCalls.ts';

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

/**
 * State of changing the status. offered: not started. Nothing is preselected, because the status may change
 * in the meantime.
 */
export type StatusUpdate =
  | { status: 'unavailable' }
  | { status: 'offered' }
  | { status: 'choosing'; choice: OrderStatus | undefined }
  | { status: 'saving'; choice: OrderStatus };

/** The status history; `none` if the backend has no history. */
export type OrderHistory =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'listed'; changes: readonly StatusChange[] };

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

/** Returns whether a status choice is open or being saved. Opening another order would discard it. */
export const isStatusChoiceOpen = ({ status }: StatusUpdate): boolean =>
  status === 'choosing' || status === 'saving';

/** The dialog itself, or one of the printed sheets. */
export type PrintKind = 'order' | 'packingSlip' | 'invoice';
