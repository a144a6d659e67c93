import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';

// Unknown and malformed ids both get a 404.

export const orderHandlers = {
  getOrders: {
    access: 'admins',
    cachedList: 'orders',
    async *getBatches({ db }) {
      for await (const orders of db.orders.readBatches()) yield { orders };
    },
  },

  getOrderPage: {
    access: 'admins',
    handle: async ({ query, revisions }, { db }) => {
      const { rows, ...page } = await db.orders.getPage(query);
      return { orders: [...rows], ...page, revision: revisions.orders };
    },
  },

  getOrder: {
    access: 'admins',
    handle: async ({ params: { id } }, { db }) => {
      const order = await db.orders.find(id);
      if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
      return { order };
    },
  },

  updateOrderStatus: {
    access: 'admins',
    handle: async ({ params: { id }, body: { status, from }, admin, source }, { db, clock, log }) => {
      const at = new Date(clock()).toISOString();
      const write = { at, adminId: admin.id, source };
      const order = await db.orders.changeStatus(id, { ...write, status, from });
      if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
      if (order.orderDetails?.orderStatus !== status) throw new HttpError(409, (t) => t.errors.statusChanged);
      log.info({ order: id, status }, 'order status set');
      return { order, history: await db.orders.getStatusHistory(id) };
    },
  },

  issueInvoices: {
    access: 'admins',
    handle: async ({ body: { orderIds } }, { db, clock, log }) => {
      const { timeZone = null } = await db.details.get();
      const invoices = await db.invoices.issue(orderIds, new Date(clock()).toISOString(), timeZone);
      if (!invoices) throw new HttpError(404, (t) => t.errors.orderNotFound);
      log.info({ invoices: invoices.map(({ number }) => number), orders: orderIds }, 'invoices printed');
      return { invoices };
    },
  },

  orderStatusHistory: {
    access: 'admins',
    handle: async ({ params: { id } }, { db }) => {
      const history = await db.orders.getStatusHistory(id);
      if (!history) throw new HttpError(404, (t) => t.errors.orderNotFound);
      return { history };
    },
  },
} satisfies Partial<Handlers>;
