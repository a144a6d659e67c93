import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import type { StatusChange } from '#contract/orders/orderStatus.ts';

/** Position of an order in the list, counted from 1, and its neighbours. */
export type OrderPosition = {
  number: number;
  total: RowCount;
  previousId: string | undefined;
  nextId: string | undefined;
  /** Why a neighbour is not known yet: its page is loading, or failed to load. */
  waiting?: { previous?: Waiting | undefined; next?: Waiting | undefined } | undefined;
};
export type Waiting = 'loading' | 'failed';

/**
 * Changing the order's status: not with this backend, offered, being chosen, being saved. Nothing is chosen before somebody
 * chooses: the order may get another status meanwhile.
 */
export type StatusUpdate =
  | { status: 'unavailable' }
  | { status: 'offered' }
  | { status: 'choosing'; chosen: OrderStatus | undefined }
  | { status: 'saving'; chosen: OrderStatus };

/** The history of the order's status; `none` where this backend does not keep it. */
export type OrderHistory =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'listed'; changes: readonly StatusChange[] };

/** One order, whole. */
export type DetailedOrder = {
  order: Order;
  /** Undefined for an order that is not in the list; elsewhere: it may be on a page that was not loaded. */
  position: OrderPosition | 'elsewhere' | undefined;
  update: StatusUpdate;
  history: OrderHistory;
};

/** Everything the dialog of one order can be showing. */
export type OrderDetailState =
  | { status: 'loading'; id: string }
  | { status: 'failed'; id: string }
  | { status: 'notFound'; id: string }
  | ({ status: 'shown' } & DetailedOrder);

/** Says whether a choice is open, which a step to the next order would lose. */
export const isChanging = ({ status }: StatusUpdate): boolean => status === 'choosing' || status === 'saving';

/** What can be printed of an order: as it is shown, or a sheet about it. */
export type PrintKind = 'order' | 'packingSlip' | 'invoice';
