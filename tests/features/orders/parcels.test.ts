import { expect, it } from 'vitest';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { findParcel, groupParcels } from '#features/orders/print/parcels.ts';

const anOrder = (id: string, parts: Partial<StoredOrder> = {}) =>
  lenientOrder.parse({
    _id: id,
    cart: 'c',
    buyer: { email: 'asha@customer.example' },
    address: { city: 'Pune' },
    ...parts,
  });
const ids = (orders: readonly { _id: string }[]) => orders.map(({ _id }) => _id);

const first = anOrder('first');
const second = anOrder('second', { buyer: { email: 'Asha@Customer.example' } });
const elsewhere = anOrder('elsewhere', { address: { city: 'Delhi' } });
const ofRavi = anOrder('ofRavi', { buyer: { email: 'ravi@customer.example' } });
const cancelled = anOrder('cancelled', { orderDetails: { orderStatus: 'cancelled' } });
const alone = anOrder('alone', { cart: undefined });

it('packs orders of one cart, customer and address together, in the order of the list', () => {
  const orders = [alone, first, elsewhere, ofRavi, second, anOrder('other', { cart: undefined })];
  expect(groupParcels(orders).map(ids)).toEqual([
    ['alone'],
    ['first', 'second'],
    ['elsewhere'],
    ['ofRavi'],
    ['other'],
  ]);
});

it('finds what is packed with an order, without cancelled orders', () => {
  const cart = [first, elsewhere, cancelled, second, ofRavi];
  expect(ids(findParcel(second, cart))).toEqual(['first', 'second']);
  expect(ids(findParcel(elsewhere, cart))).toEqual(['elsewhere']);
  expect(findParcel(cancelled, cart)).toEqual([]);
});
