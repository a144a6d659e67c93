import type { Call } from '#contract/call.ts';
import { extensions } from '#contract/calls.ts';
import { CREATE_ORDER_CAPABILITY } from '#contract/orders/createOrderCapability.ts';
import { INVOICES_CAPABILITY } from '#contract/orders/invoiceCalls.ts';
import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import {
  ORDER_EVENTS_CAPABILITY,
  ORDER_NOTES_CAPABILITY,
  ORDER_STOCK_CAPABILITY,
  PAYMENT_BY_HAND_CAPABILITY,
  TRACKING_CAPABILITY,
} from '#contract/orders/orderEvents.ts';
import { calls } from '#contract/calls.ts';
import { expectEqual, expectRefusal, skip } from '../expectations.ts';
import { defineRules, nothing, type Rule } from '../rule.ts';
import type { Session } from '../session.ts';
import { buildOrder } from './storeApiRules.ts';

// What administrators do with an order. It needs an order: a new one if the backend can place it, otherwise the first
// of the store. Only unknown orders are safe on a store that must stay as it is.

const UNKNOWN = '0'.repeat(24);

/** Returns the id of an order that may change. */
export async function provideOrder(session: Session): Promise<string> {
  const { client, capabilities } = session;
  if (capabilities.includes(CREATE_ORDER_CAPABILITY)) {
    const body = { ...(await buildOrder(session)), payment: 'pending' as const };
    const input = { params: {}, body, idempotencyKey: crypto.randomUUID() };
    return (await client.call(extensions.createOrderByHand, input)).order._id;
  }
  const { orders } = await client.call(calls.getOrders, nothing);
  return orders[0]?._id ?? skip('the store has no orders');
}

/** Requests about an order, with the body of each. */
const requests: Readonly<Record<string, { call: Call; body?: unknown; params?: object }>> = {
  updateOrderStatus: { call: extensions.updateOrderStatus, body: { status: 'delivered' } },
  getOrderEvents: { call: extensions.getOrderEvents },
  saveOrderNote: { call: extensions.saveOrderNote, body: { text: 'Ring twice' } },
  removeOrderNote: { call: extensions.removeOrderNote, params: { noteId: 'gone' } },
  saveTracking: { call: extensions.saveTracking, body: { tracking: null } },
  recordPaymentByHand: { call: extensions.recordPaymentByHand, body: { status: 'paid' } },
  undoPaymentByHand: { call: extensions.undoPaymentByHand, body: { status: 'paid' } },
  moveOrderStock: { call: extensions.moveOrderStock, body: { move: 'return' } },
  getOrderMails: { call: extensions.getOrderMails },
  sendOrderMail: { call: extensions.sendOrderMail, body: { template: 'confirmation' } },
};

const unknownOrderRules: Rule[] = Object.entries(requests).flatMap(([name, { call, body, params }]) =>
  defineRules(
    'orders',
    {
      [`${name} refuses an unknown order`]: async ({ client }) => {
        const sent = { params: { id: UNKNOWN, ...params }, body };
        const fix = 'Answer 404 if no order has the id.';
        expectRefusal(await client.send(call, sent as never), fix, [404]);
      },
    },
    { capability: call.capability },
  ),
);

const lasting = (capability: string) => ({ capability, isLasting: true });

const statusRules = defineRules(
  'orders',
  {
    'updateOrderStatus sets a status, unless it has changed meanwhile': async (session) => {
      const params = { id: await provideOrder(session) };
      const set = (status: 'confirmed' | 'delivered', from?: string) =>
        session.client.call(extensions.updateOrderStatus, { params, body: { status, from } });
      const { order } = await set('confirmed');
      const fix = 'Set the status of the order, and return the order with it.';
      expectEqual(order.orderDetails?.orderStatus, 'confirmed', 'orderStatus', fix);
      const body = { status: 'delivered', from: 'lost' } as const;
      const late = await session.client.send(extensions.updateOrderStatus, { params, body });
      // Backends may ignore `from`.
      if (late.status !== 200) expectRefusal(late, 'Answer 409 if the order has another status.', [409]);
      await set('delivered', 'confirmed');
    },
  },
  lasting(UPDATE_STATUS_CAPABILITY),
);

const eventRules = defineRules(
  'orders',
  {
    'getOrderEvents begins with the order being placed': async (session) => {
      const { orders } = await session.client.call(calls.getOrders, nothing);
      const id =
        orders[0]?._id ?? (session.isLasting ? await provideOrder(session) : skip('the store has no orders'));
      const sent = { params: { id }, body: undefined };
      const { events } = await session.client.call(extensions.getOrderEvents, sent);
      expectEqual(events[0]?.kind, 'orderPlaced', 'events[0].kind', 'Send the events oldest first.');
    },
  },
  { capability: ORDER_EVENTS_CAPABILITY },
);

const noteRules = defineRules(
  'orders',
  {
    'saveOrderNote and removeOrderNote keep internal notes': async (session) => {
      const { client } = session;
      const id = await provideOrder(session);
      const save = async (body: { text: string; noteId?: string }) => {
        const { order } = await client.call(extensions.saveOrderNote, { params: { id }, body });
        return order.notes ?? [];
      };
      const text = 'Ring twice <b>घंटी</b> 🔔';
      const note = (await save({ text })).at(-1);
      expectEqual(note?.text, text, 'the text of the last note', 'Store the note as it is sent.');
      const noteId = note?.id ?? '';
      const changed = (await save({ text: 'Ring once', noteId })).filter((one) => one.id === noteId);
      const fix = 'Replace the text of the note with this id.';
      expectEqual(
        changed.map((one) => one.text),
        ['Ring once'],
        'texts',
        fix,
      );
      const blank = await client.send(extensions.saveOrderNote, { params: { id }, body: { text: ' ' } });
      expectRefusal(blank, 'Answer 400 to a note without a text.');
      const removal = { params: { id, noteId }, body: undefined };
      const { order } = await client.call(extensions.removeOrderNote, removal);
      const isLeft = (order.notes ?? []).some((one) => one.id === noteId);
      expectEqual(isLeft, false, 'the note is left', 'Remove the note with this id.');
    },
  },
  lasting(ORDER_NOTES_CAPABILITY),
);

const trackingRules = defineRules(
  'orders',
  {
    'saveTracking sets and removes the parcel': async (session) => {
      const params = { id: await provideOrder(session) };
      const save = (tracking: { carrier: string; number: string; url?: string } | null) =>
        session.client.send(extensions.saveTracking, { params, body: { tracking } });
      const parcel = { carrier: 'DHL', number: 'JD 1' };
      const sent = { params, body: { tracking: parcel } };
      const { order } = await session.client.call(extensions.saveTracking, sent);
      const { carrier, number } = order.tracking ?? {};
      expectEqual({ carrier, number }, parcel, 'order.tracking', 'Store the parcel, and return it.');
      const script = { carrier: 'Own van', number: '1', url: 'javascript:alert(1)' };
      expectRefusal(await save(script), 'Refuse links that are not http or https.');
      const none = { params, body: { tracking: null } };
      const removed = await session.client.call(extensions.saveTracking, none);
      expectEqual(removed.order.tracking ?? null, null, 'order.tracking', 'Remove the parcel if it is null.');
    },
  },
  lasting(TRACKING_CAPABILITY),
);

const paymentRules = defineRules(
  'orders',
  {
    'recordPaymentByHand records a payment, and undoPaymentByHand takes it back': async (session) => {
      const { client, capabilities } = session;
      if (!capabilities.includes(CREATE_ORDER_CAPABILITY)) skip('the kit can place no order that is unpaid');
      const params = { id: await provideOrder(session) };
      const early = { params, body: { status: 'refunded' } as const };
      const refused = await client.send(extensions.recordPaymentByHand, early);
      expectRefusal(refused, 'Answer 409: an order that is not paid can not be refunded.', [409]);
      const paid = { params, body: { status: 'paid', reference: 'Receipt 12' } as const };
      const { order } = await client.call(extensions.recordPaymentByHand, paid);
      const fix = 'Store the payment, and return the order with it.';
      expectEqual(order.paymentDetails?.paymentStatus, 'paid', 'paymentStatus', fix);
      const undo = { params, body: { status: 'paid' } as const };
      const before = (await client.call(extensions.undoPaymentByHand, undo)).order;
      const back = 'Restore the payment that the order had before.';
      expectEqual(before.paymentDetails?.paymentStatus, 'pending', 'paymentStatus', back);
    },
  },
  lasting(PAYMENT_BY_HAND_CAPABILITY),
);

const stockRules = defineRules(
  'orders',
  {
    'moveOrderStock puts the pieces back into stock and takes them out again': async (session) => {
      const params = { id: await provideOrder(session) };
      const fix = 'Move the pieces of the order, and return the order with `stock`.';
      for (const [move, stock] of [
        ['return', 'returned'],
        ['take', 'taken'],
      ] as const) {
        const sent = { params, body: { move } };
        const { order } = await session.client.call(extensions.moveOrderStock, sent);
        expectEqual(order.stock, stock, `order.stock after ${move}`, fix);
      }
    },
  },
  lasting(ORDER_STOCK_CAPABILITY),
);

const invoiceRules = defineRules(
  'orders',
  {
    'issueInvoices gives each order one number for good': async (session) => {
      const { client } = session;
      const id = await provideOrder(session);
      const issue = async () => {
        const body = { orderIds: [id] };
        return (await client.call(extensions.issueInvoices, { params: {}, body })).invoices;
      };
      const first = await issue();
      expectEqual(first[0]?.orderId, id, 'invoices[0].orderId', 'Return the invoice of each order.');
      expectEqual(await issue(), first, 'the invoices', 'Keep the number that an order has got.');
      const body = { orderIds: [id, UNKNOWN] };
      const answer = await client.send(extensions.issueInvoices, { params: {}, body });
      expectRefusal(answer, 'Number nothing if one of the orders does not exist.');
    },
  },
  lasting(INVOICES_CAPABILITY),
);

const createRules = defineRules(
  'orders',
  {
    'createOrderByHand places an order once for each key': async (session) => {
      const { client } = session;
      const details = { payment: 'paid', reference: 'Receipt 12', note: 'Call first' } as const;
      const body = { ...(await buildOrder(session)), ...details };
      const input = { params: {}, body, idempotencyKey: crypto.randomUUID() };
      const { order } = await client.call(extensions.createOrderByHand, input);
      const fix = 'Store how the order was paid, and return it.';
      expectEqual(order.paymentDetails?.paymentStatus, 'paid', 'paymentStatus', fix);
      const again = await client.call(extensions.createOrderByHand, input);
      const once = 'Store the order with its Idempotency-Key, and answer a repetition with it.';
      expectEqual(again.order._id, order._id, 'order._id of the repetition', once);
      const cheap = { ...input, body: { ...body, price: 1 }, idempotencyKey: crypto.randomUUID() };
      const price = 'Answer 409 about `price` if it is not the price of the product, without a reason.';
      expectRefusal(await client.send(extensions.createOrderByHand, cheap), price, [409]);
    },
  },
  lasting(CREATE_ORDER_CAPABILITY),
);

export const orderWorkRules: Rule[] = [
  ...unknownOrderRules,
  ...eventRules,
  ...statusRules,
  ...noteRules,
  ...trackingRules,
  ...paymentRules,
  ...stockRules,
  ...invoiceRules,
  ...createRules,
];
