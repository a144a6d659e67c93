import type { ChangeSource } from '#contract/history/historySource.ts';
import { order as orderSchema, type OrderNote, type StoredOrder } from '#contract/orders/order.ts';
import { MAX_NOTES } from '#contract/orders/orderEvents.ts';
import { getPaymentCode } from '#contract/orders/payment.ts';
import type { OrderChange, StoredAdmin } from '../base/database.ts';
import type { Deps } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';
import { changePaymentByHand } from './changePayment.ts';

type Change = {
  id: string;
  author: { admin: StoredAdmin; source?: ChangeSource | undefined };
  /** What the log says, and about which part of the order. */
  event: string;
  part?: Record<string, string>;
  plan: (order: StoredOrder) => OrderChange | undefined;
};

/** Changes an order in the name of an administrator. Throws a 404 if there is none. */
async function changeOrder({ id, author, event, part, plan }: Change, { db, clock, log }: Deps) {
  const { admin, source } = author;
  const write = { at: new Date(clock()).toISOString(), adminId: admin.id, source };
  const order = await db.orders.change(id, write, plan);
  if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
  log.info({ order: id, ...part }, event);
  return { order };
}

/** Throws a 403 if another administrator wrote the note. */
function assertOwn(note: OrderNote, admin: StoredAdmin): void {
  if (note.adminId !== admin.id) throw new HttpError(403, (t) => t.errors.noteOfOther);
}

const readNotes = (order: StoredOrder): OrderNote[] => orderSchema.parse(order).notes ?? [];

export const orderEventHandlers = {
  getOrderEvents: {
    access: 'admins',
    handle: async ({ params: { id } }, { db }) => {
      const order = await db.orders.find(id);
      if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
      const events = await db.history.findOrderEvents(id);
      const at = order.createdAt;
      // Orders from before this was recorded, and those of other programs.
      if (events.some(({ kind }) => kind === 'orderPlaced') || typeof at !== 'string') return { events };
      return { events: [{ _id: `placed ${id}`, at, kind: 'orderPlaced', subjectId: id }, ...events] };
    },
  },

  saveOrderNote: {
    access: 'admins',
    handle: async ({ params: { id }, body: { noteId, text }, admin }, deps) => {
      const newId = deps.createId();
      const at = new Date(deps.clock()).toISOString();
      const plan = (order: StoredOrder) => {
        const notes = readNotes(order);
        const note = notes.find((one) => one.id === noteId);
        if (noteId !== undefined && !note) throw new HttpError(404, (t) => t.errors.noteNotFound);
        if (note) {
          assertOwn(note, admin);
          if (note.text === text) return undefined;
          return {
            fields: { notes: notes.map((one) => (one === note ? { ...one, text, editedAt: at } : one)) },
          };
        }
        if (notes.length >= MAX_NOTES) throw new HttpError(409, (t) => t.errors.tooManyNotes(MAX_NOTES));
        return { fields: { notes: [...notes, { id: newId, text, adminId: admin.id, at }] } };
      };
      return changeOrder({ id, author: { admin }, event: 'order note saved', plan }, deps);
    },
  },

  removeOrderNote: {
    access: 'admins',
    handle: async ({ params: { id, noteId }, admin }, deps) => {
      const plan = (order: StoredOrder) => {
        const notes = readNotes(order);
        const note = notes.find((one) => one.id === noteId);
        if (!note) return undefined;
        assertOwn(note, admin);
        return { fields: { notes: notes.filter((one) => one !== note) } };
      };
      return changeOrder(
        { id, author: { admin }, event: 'order note removed', part: { note: noteId }, plan },
        deps,
      );
    },
  },

  saveTracking: {
    access: 'admins',
    handle: async ({ params: { id }, body: { tracking }, admin, source }, deps) => {
      const plan = () => ({ fields: { tracking } });
      return changeOrder({ id, author: { admin, source }, event: 'order tracking saved', plan }, deps);
    },
  },

  recordPaymentByHand: {
    access: 'admins',
    handle: async ({ params: { id }, body: { status, reference, stock }, admin, source }, deps) => {
      const plan = (order: StoredOrder) => changePaymentByHand(order, { status, reference, stock });
      return changeOrder({ id, author: { admin, source }, event: `payment ${status} by hand`, plan }, deps);
    },
  },

  undoPaymentByHand: {
    access: 'admins',
    handle: async ({ params: { id }, body: { status, stock }, admin, source }, deps) => {
      const events = await deps.db.history.findOrderEvents(id);
      const last = events.findLast(({ kind }) => kind === 'orderPaymentChanged');
      const plan = (stored: StoredOrder) => {
        const order = orderSchema.parse(stored);
        const payment = last?.event?.payment;
        const canUndo = last?.adminId && payment?.to === status && getPaymentCode(order) === status;
        if (!canUndo) throw new HttpError(409, (t) => t.errors.paymentChanged);
        const paymentDetails = { ...order.paymentDetails, paymentStatus: payment.from ?? 'pending' };
        return { fields: { paymentDetails }, stock };
      };
      return changeOrder({ id, author: { admin, source }, event: `payment ${status} undone`, plan }, deps);
    },
  },

  moveOrderStock: {
    access: 'admins',
    handle: async ({ params: { id }, body: { move }, admin, source }, deps) => {
      const plan = () => ({ stock: move });
      return changeOrder({ id, author: { admin, source }, event: `order stock: ${move}`, plan }, deps);
    },
  },
} satisfies Partial<Handlers>;
