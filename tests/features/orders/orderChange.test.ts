import { describe, expect, it } from 'vitest';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import {
  getReturn,
  getSavedMove,
  getUndo,
  isMoved,
  type OrderChange,
} from '#features/orders/detail/orderChange.ts';
import { anOrder } from '#mocks/builders.ts';

const toOrder = (parts: Partial<StoredOrder>) =>
  lenientOrder.parse(anOrder({ quantity: 3, product: { _id: 'p1' }, ...parts }));
const pending = toOrder({ orderDetails: { orderStatus: 'pending' }, stock: 'taken' });
const dhl = { carrier: 'DHL', number: 'JD014' };

describe('getUndo', () => {
  const cancel: OrderChange = { kind: 'status', status: 'cancelled', from: 'pending', stock: 'return' };
  const back = { kind: 'status', status: 'pending', from: 'cancelled' };

  it('takes pieces out of stock again only if the change put them back', () => {
    expect(getUndo(cancel, pending, { ...pending, stock: 'returned' })).toEqual([{ ...back, stock: 'take' }]);
    // The product is gone.
    expect(getUndo(cancel, pending, pending)).toEqual([{ ...back, stock: undefined }]);
    const returned = toOrder({ orderDetails: { orderStatus: 'pending' }, stock: 'returned' });
    expect(getUndo(cancel, returned, returned)).toEqual([{ ...back, stock: undefined }]);
  });
  it('puts the pieces back that an order took when it was set back', () => {
    const cancelled = toOrder({ orderDetails: { orderStatus: 'cancelled' }, stock: 'returned' });
    const setBack: OrderChange = { kind: 'status', status: 'pending', from: 'cancelled' };
    expect(getUndo(setBack, cancelled, pending)).toEqual([
      { kind: 'status', status: 'cancelled', from: 'pending', stock: 'return' },
    ]);
  });
  it('removes the parcel that came with a status', () => {
    const dispatch: OrderChange = {
      kind: 'status',
      status: 'out_for_delivery',
      from: 'pending',
      tracking: dhl,
    };
    expect(getUndo(dispatch, pending, pending)).toEqual([
      { kind: 'status', status: 'pending', from: 'out_for_delivery', stock: undefined },
      { kind: 'tracking', tracking: undefined },
    ]);
  });
  it('restores the earlier parcel and the payment', () => {
    const sent = toOrder({ tracking: dhl });
    expect(getUndo({ kind: 'tracking', tracking: undefined }, sent, pending)).toEqual([
      { kind: 'tracking', tracking: dhl },
    ]);
    expect(getUndo({ kind: 'payment', status: 'paid' }, pending, pending)).toEqual([
      { kind: 'undoPayment', status: 'paid', stock: undefined },
    ]);
  });
  it('can’t undo a change from an unknown status, nor pieces that didn’t move', () => {
    const unknown = toOrder({ orderDetails: { orderStatus: 'awaiting_pickup' } });
    expect(getUndo(cancel, unknown, unknown)).toEqual([]);
    expect(getUndo({ kind: 'stock', move: 'take' }, pending, pending)).toEqual([]);
    expect(getUndo({ kind: 'stock', move: 'return' }, pending, { ...pending, stock: 'returned' })).toEqual([
      { kind: 'stock', move: 'take' },
    ]);
  });
});

describe('getSavedMove', () => {
  const cancelled = toOrder({ orderDetails: { orderStatus: 'cancelled' }, stock: 'returned' });
  const setBack: OrderChange = { kind: 'status', status: 'pending', from: 'cancelled' };

  it('takes the pieces of an order that was set back, even if too few were left', () => {
    expect(getSavedMove(setBack, cancelled, pending)).toBe('take');
    expect(getSavedMove(setBack, cancelled, { ...pending, stock: 'returned' })).toBe('take');
  });
  it('moves nothing of an order that stays refunded, or was never cancelled', () => {
    const refunded = {
      ...pending,
      stock: 'returned',
      paymentDetails: { paymentStatus: 'refunded' },
    } as const;
    expect(getSavedMove(setBack, cancelled, refunded)).toBeUndefined();
    expect(getSavedMove({ ...setBack, from: 'confirmed' }, pending, pending)).toBeUndefined();
    const counted = { ...pending, stock: 'returned' } as const;
    expect(getSavedMove({ ...setBack, from: 'confirmed' }, counted, counted)).toBeUndefined();
  });
});

it('says whether pieces were moved', () => {
  expect(isMoved('return', { ...pending, stock: 'returned' })).toBe(true);
  expect(isMoved('return', pending)).toBe(false);
  expect(isMoved('take', { ...pending, stock: 'returned' })).toBe(false);
});

it.each([
  ['cancel', 'pending', true],
  ['cancel', 'delivered', false],
  ['refunded', 'cancelled', true],
  ['refunded', 'confirmed', false],
  ['refunded', 'delivered', false],
] as const)(
  'on %s of an order that is %s, puts pieces back by default: %s',
  (question, orderStatus, byDefault) =>
    expect(getReturn(toOrder({ orderDetails: { orderStatus } }), question)).toEqual({ pieces: 3, byDefault }),
);

it('doesn’t offer to put back pieces that are back, or that are unknown', () => {
  expect(getReturn(toOrder({ stock: 'returned' }), 'cancel')).toBeUndefined();
  expect(getReturn(toOrder({ quantity: undefined }), 'cancel')).toBeUndefined();
});
