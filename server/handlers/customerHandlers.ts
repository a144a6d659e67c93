import { sumRevisions } from '#contract/lists/lists.ts';
import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/httpError.ts';

export const customerHandlers = {
  getCustomerPage: {
    access: 'admins',
    handle: async ({ query, revisions }, { store }) => {
      const { rows, ...page } = await store.customers.getPage(query);
      return { customers: [...rows], ...page, revision: sumRevisions('customers', revisions) };
    },
  },

  getCustomer: {
    access: 'admins',
    handle: async ({ params: { id } }, { store }) => {
      const found = await store.customers.find(id);
      if (!found) throw new HttpError(404, (t) => t.errors.customerNotFound);
      return found;
    },
  },
} satisfies Partial<Handlers>;
