import { sumRevisions } from '#contract/lists/lists.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';

export const customerHandlers = {
  getCustomerPage: {
    access: 'admins',
    handle: async ({ query, revisions }, { db }) => {
      const { rows, ...page } = await db.customers.getPage(query);
      return { customers: [...rows], ...page, revision: sumRevisions('customers', revisions) };
    },
  },

  getCustomer: {
    access: 'admins',
    handle: async ({ params: { id } }, { db }) => {
      const found = await db.customers.find(id);
      if (!found) throw new HttpError(404, (t) => t.errors.customerNotFound);
      return found;
    },
  },
} satisfies Partial<Handlers>;
