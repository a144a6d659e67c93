import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Order, OrderNote, OrderStatus } from '#contract/orders/order.ts';
import type { HistoryEntry } from '#contract/history/history.ts';
import { getStatus, parseStatus } from '#contract/orders/orderValues.ts';
import { getPaymentCode } from '#contract/orders/payment.ts';
import type { PrintChoice } from '../orderModel.ts';
import type { OrderChange, OrderQuestion } from './orderChange.ts';

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

/** Changes that a backend may offer. Notes are offered with the history that shows them. */
export type OrderOffers = Record<
  'status' | 'notes' | 'tracking' | 'payment' | 'stock',
  'offered' | 'unavailable'
>;

/** State of a change, except for notes. A form shows its failure itself. */
export type OrderUpdate =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; change: OrderChange; reason: string };

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

/**
 * Returns whether an order was loaded before someone else changed it: its history, which was loaded later, says more. */
export function isOutdated(order: Order, events: readonly HistoryEntry[]): boolean {
  const find = (kind: HistoryEntry['kind']) => events.findLast((event) => event.kind === kind);
  const status = find('orderStatusChanged')?.status;
  if (status && parseStatus(status.to) !== getStatus(order)) return true;
  const payment = find('orderPaymentChanged')?.event?.payment;
  if (payment && payment.to.toLowerCase() !== getPaymentCode(order)) return true;
  const parcel = find('orderTrackingChanged');
  if (parcel && parcel.event?.tracking?.number !== order.tracking?.number) return true;
  const notes = new Map(
    events.flatMap(({ event }) => (event?.note ? [[event.note.id, event.note.action]] : [])),
  );
  return [...notes].some(([id, action]) => action !== 'removed' && !findNote(order, id));
}

export const findNote = ({ notes }: Order, id: string | undefined): OrderNote | undefined =>
  notes?.find((note) => note.id === id);

export type DetailedOrder = {
  order: Order;
  /** Undefined if the order is not in the list; unknown: it may be on a page that is not loaded. */
  position: OrderPosition | 'unknown' | undefined;
  update: OrderUpdate;
  /** What is asked before a change. */
  question: OrderQuestion | undefined;
  offers: OrderOffers;
  history: OrderHistory;
};

/** The states of the order dialog. */
export type OrderDetailState =
  | { status: 'loading'; id: string }
  | { status: 'failed'; id: string }
  | { status: 'notFound'; id: string }
  | ({ status: 'shown' } & DetailedOrder);

/** Longer histories are folded. */
const MAX_UNFOLDED = 8;
const LAST_SHOWN = 5;

/** Returns the ids of events that a long history leaves out at first: neither the first, nor the last, nor notes. */
export function getFoldedEvents(order: Order, events: readonly HistoryEntry[]): ReadonlySet<string> {
  if (events.length <= MAX_UNFOLDED) return new Set();
  const middle = events.slice(1, -LAST_SHOWN);
  return new Set(
    middle
      .filter(({ event }) => event?.note?.action !== 'added' || !findNote(order, event.note.id))
      .map(({ _id }) => _id),
  );
}

/** The dialog itself, or one of the printed sheets. */
export type PrintKind = 'order' | PrintChoice;
