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
    handle: async ({ params: { id }, body, admin, source }, { db, clock, log }) => {
      const { status } = body;
      const write = { at: new Date(clock()).toISOString(), adminId: admin.id, source };
      const order = await db.orders.changeStatus(id, { ...write, ...body });
      if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
      if (order.orderDetails?.orderStatus !== status) throw new HttpError(409, (t) => t.errors.statusChanged);
      log.info({ order: id, status }, 'order status set');
      return { order };
    },
  },

  issueInvoices: {
    access: 'admins',
    handle: async ({ body: { orderIds }, admin }, { db, clock, log }) => {
      const { timeZone = null } = await db.details.get();
      const write = { at: new Date(clock()).toISOString(), adminId: admin.id };
      const invoices = await db.invoices.issue(orderIds, write, timeZone);
      if (!invoices) throw new HttpError(404, (t) => t.errors.orderNotFound);
      log.info({ invoices: invoices.map(({ number }) => number), orders: orderIds }, 'invoices printed');
      return { invoices };
    },
  },
} satisfies Partial<Handlers>;
