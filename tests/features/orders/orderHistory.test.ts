import { expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/history/history.ts';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { getFoldedEvents, isOutdated } from '#features/orders/detail/orderDetailModel.ts';
import { anOrder, buildOrderEvents } from '#mocks/builders.ts';

const note = (id: string) => ({ id, text: 'A gift', adminId: 'asha', at: '2026-11-20T10:00:00Z' });
const toOrder = (parts: Partial<StoredOrder>) => lenientOrder.parse(anOrder(parts));
const noteEvent = (id: string, action: 'added' | 'changed' | 'removed'): Partial<HistoryEntry> => ({
  kind: 'orderNoteChanged',
  event: { note: { id, action } },
});

const order = toOrder({
  orderDetails: { orderStatus: 'confirmed' },
  paymentDetails: { paymentStatus: 'Paid' },
  tracking: { carrier: 'DHL', number: 'JD014' },
  notes: [note('gift')],
});

it.each<[string, Partial<HistoryEntry>, boolean]>([
  ['its status', { kind: 'orderStatusChanged', status: { to: 'confirmed' } }, false],
  ['another status', { kind: 'orderStatusChanged', status: { to: 'delivered' } }, true],
  ['its payment', { kind: 'orderPaymentChanged', event: { payment: { to: 'paid' } } }, false],
  ['another payment', { kind: 'orderPaymentChanged', event: { payment: { to: 'refunded' } } }, true],
  [
    'its parcel',
    { kind: 'orderTrackingChanged', event: { tracking: { carrier: 'DHL', number: 'JD014' } } },
    false,
  ],
  ['no parcel', { kind: 'orderTrackingChanged', event: {} }, true],
  ['its note', noteEvent('gift', 'added'), false],
  ['a note it doesn’t have', noteEvent('door', 'added'), true],
  ['a note that was removed', noteEvent('door', 'removed'), false],
])('compares an order with a history that ends with %s', (_, event, outdated) =>
  expect(isOutdated(order, buildOrderEvents({ kind: 'orderPlaced' }, event))).toBe(outdated),
);

it('folds the middle of a long history, except for notes that are still there', () => {
  const mails = Array.from({ length: 6 }, (): Partial<HistoryEntry> => ({ kind: 'orderMailSent' }));
  const events = (last: number) =>
    buildOrderEvents(
      {},
      ...mails.slice(0, 1),
      noteEvent('gift', 'added'),
      noteEvent('gone', 'added'),
      ...mails.slice(0, last),
    );
  expect(getFoldedEvents(order, events(4)).size).toBe(0);
  expect([...getFoldedEvents(order, events(5))]).toEqual(['event-1', 'event-3']);
});
