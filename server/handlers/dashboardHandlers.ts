import type { Handlers } from '../http/handler.ts';

export const dashboardHandlers = {
  dashboardDetails: {
    access: 'admins',
    handle: (_, { store }) => store.getTotals(),
  },
} satisfies Partial<Handlers>;
