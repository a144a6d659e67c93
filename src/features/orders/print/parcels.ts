import type { Order } from '#contract/orders/order.ts';
import { getCustomerKey, getStatus } from '#contract/orders/orderValues.ts';

/** Orders of one cart that go to one customer at one address are packed together. Two storefronts may use the same name. */
const getParcelKey = ({ _id, cart, buyer, address }: Order): string =>
  cart === undefined ? _id : JSON.stringify([cart, getCustomerKey({ buyer })?.toLowerCase(), address]);

/** Groups orders by the parcel they are packed in, in the order of the list. */
export const groupParcels = (orders: readonly Order[]): Order[][] => [
  ...Map.groupBy(orders, getParcelKey).values(),
];

/** Returns the orders of a cart that are packed with an order, and itself; none of them if it is cancelled. */
export function findParcel(order: Order, cart: readonly Order[]): Order[] {
  const key = getParcelKey(order);
  const isPacked = (one: Order) => getStatus(one) !== 'cancelled' && getParcelKey(one) === key;
  return isPacked(order) ? cart.filter(isPacked) : [];
}
