import type { Order, OrderStatus } from '#contract/order.ts';
import type { StatusChange } from '#contract/orderStatus.ts';

/** Where an order stands among those that are walked through, and what stands beside it. */
export type Place = {
  position: number;
  total: number;
  previous: string | undefined;
  next: string | undefined;
};

/**
 * Changing the order's status: not with this backend, offered, being chosen, being saved. Nothing is chosen before somebody
 * chooses: the order may get another status meanwhile.
 */
export type StatusUpdate =
  | { status: 'unavailable' }
  | { status: 'offered' }
  | { status: 'choosing'; chosen: OrderStatus | undefined }
  | { status: 'saving'; chosen: OrderStatus };

/** What the order's status has been: this backend does not keep it, it is on its way, it could not be had, here it is. */
export type OrderHistory =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'listed'; changes: readonly StatusChange[] };

/** One order, whole. */
export type OrderDetail = {
  order: Order;
  /** Undefined for an order that is not among those that are walked through. */
  place: Place | undefined;
  update: StatusUpdate;
  history: OrderHistory;
};

/** Everything the dialog of one order can be showing. */
export type OrderDetailState =
  | { status: 'closed' }
  | { status: 'notFound'; id: string }
  | ({ status: 'shown' } & OrderDetail)
  /** Drawn, but not to be seen: before it is asked for, and until the frame after it has been left. */
  | ({ status: 'hidden' } & OrderDetail);

export function placeOf(walk: readonly Order[], id: string): Place | undefined {
  const index = walk.findIndex((one) => one._id === id);
  if (index === -1) return undefined;
  return {
    position: index + 1,
    total: walk.length,
    previous: walk[index - 1]?._id,
    next: walk[index + 1]?._id,
  };
}

/** What is chosen or saved can't be left by a step to the next order. */
export const isChanging = ({ status }: StatusUpdate): boolean => status === 'choosing' || status === 'saving';
