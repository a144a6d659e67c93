import type { Order, OrderStatus } from '#contract/orders/order.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { StatusChange } from '#contract/orders/orderStatus.ts';

/** Where an order stands among those that are walked through, counted from 1, and the orders beside it. */
export type WalkPosition = {
  number: number;
  total: number;
  /** Left out where all have been counted. */
  precision?: RowCount['precision'] | undefined;
  previousId: string | undefined;
  nextId: string | undefined;
  /** Why an order is not known that there is: it stands on a page that is on its way, or could not be had. */
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
export type OrderDetail = {
  order: Order;
  /** Undefined for an order that is not among those that are walked through; elsewhere: perhaps on a page that nobody has opened. */
  position: WalkPosition | 'elsewhere' | undefined;
  update: StatusUpdate;
  history: OrderHistory;
};

/** Everything the dialog of one order can be showing. */
export type OrderDetailState =
  | { status: 'loading'; id: string }
  | { status: 'failed'; id: string }
  | { status: 'notFound'; id: string }
  | ({ status: 'shown' } & OrderDetail);

/** Finds where an order stands in a walk; undefined for one that is not part of it. */
export function findPosition(walk: readonly Pick<Order, '_id'>[], id: string): WalkPosition | undefined {
  const index = walk.findIndex((one) => one._id === id);
  if (index === -1) return undefined;
  return {
    number: index + 1,
    total: walk.length,
    previousId: walk[index - 1]?._id,
    nextId: walk[index + 1]?._id,
  };
}

/** Says whether a choice is open, which a step to the next order would lose. */
export const isChanging = ({ status }: StatusUpdate): boolean => status === 'choosing' || status === 'saving';

/** What can be printed of an order: as it is shown, or a sheet about it. */
export type PrintKind = 'order' | 'packingSlip' | 'invoice';
