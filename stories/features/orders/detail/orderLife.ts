import type { HistoryEntry } from '#contract/history/history.ts';
import { lenientOrder, type Order, type StoredOrder } from '#contract/orders/order.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { buildOrderEvents } from '#mocks/builders.ts';

const ananya = { adminId: 'ananya', adminName: 'Ananya Krishnamurthy' };
const asha = { adminId: 'asha', adminName: 'Asha Rao' };
const storefront = { by: 'storefront', keyName: 'diya.example' } as const;
const at = (time: string) => `2026-11-${time}:00.000Z`;

/** An order that everything happened to, as it is while it is out for delivery. */
export const busyOrder = (parts: Partial<StoredOrder> = {}): Order =>
  lenientOrder.parse({
    ...sampleOrders[0],
    orderDetails: { ...sampleOrders[0]!.orderDetails, orderStatus: 'out_for_delivery' },
    paymentDetails: { ...sampleOrders[0]!.paymentDetails, paymentStatus: 'paid' },
    quantity: 3,
    tracking: { carrier: 'DHL', number: 'JD014600006281230704' },
    notes: [
      {
        id: 'gift',
        text: 'A gift: no invoice in the parcel, please.\nThe customer will call back about the card.',
        adminId: 'ananya',
        at: at('20T10:05'),
        editedAt: at('20T10:40'),
      },
      { id: 'door', text: 'Leave it with the neighbour on the left.', adminId: 'asha', at: at('20T12:31') },
    ],
    ...parts,
  });

/** The history of the busy order, with the first, the payment and the mails by others than administrators. */
export const busyHistory: readonly HistoryEntry[] = buildOrderEvents(
  { at: at('20T09:14'), kind: 'orderPlaced', ...storefront },
  {
    at: at('20T09:15'),
    kind: 'orderMailSent',
    by: 'system',
    event: { mail: { template: 'confirmation', to: 'meera@example.com' } },
  },
  {
    at: at('20T09:16'),
    kind: 'orderPaymentChanged',
    ...storefront,
    event: { payment: { from: 'pending', to: 'paid', reference: 'pay_Ng2k4' } },
  },
  { at: at('20T10:02'), kind: 'orderStatusChanged', ...ananya, status: { from: 'pending', to: 'confirmed' } },
  {
    at: at('20T10:05'),
    kind: 'orderNoteChanged',
    ...ananya,
    event: { note: { id: 'gift', action: 'added' } },
  },
  {
    at: at('20T12:31'),
    kind: 'orderNoteChanged',
    ...asha,
    event: { note: { id: 'door', action: 'added' } },
  },
  {
    at: at('21T06:30'),
    kind: 'orderStatusChanged',
    ...ananya,
    status: { from: 'confirmed', to: 'out_for_delivery' },
  },
  {
    at: at('21T06:31'),
    kind: 'orderTrackingChanged',
    ...ananya,
    event: { tracking: { carrier: 'DHL', number: 'JD014600006281230704' } },
  },
);

/** A longer history, which ends with a refund. */
export const longHistory: readonly HistoryEntry[] = buildOrderEvents(
  ...busyHistory,
  {
    at: at('21T06:32'),
    kind: 'orderMailSent',
    by: 'system',
    event: { mail: { template: 'dispatch', to: 'meera@example.com' } },
  },
  { at: at('21T07:00'), kind: 'orderInvoiceIssued', ...asha, event: { invoice: { number: 12 } } },
  {
    at: at('22T08:00'),
    kind: 'orderNoteChanged',
    ...asha,
    event: { note: { id: 'gone', action: 'removed' } },
  },
  {
    at: at('22T09:00'),
    kind: 'orderStatusChanged',
    ...asha,
    status: { from: 'out_for_delivery', to: 'cancelled' },
  },
  { at: at('22T09:00'), kind: 'orderStockChanged', ...asha, event: { stock: { quantity: 3 } } },
  {
    at: at('22T09:10'),
    kind: 'orderPaymentChanged',
    event: { payment: { from: 'paid', to: 'refunded', reference: 'UTR 4711' } },
  },
).map((event, index) => ({ ...event, _id: `event-${index}` }));
