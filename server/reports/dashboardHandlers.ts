import type { Handlers } from '../base/handler.ts';

export const dashboardHandlers = {
  dashboardDetails: {
    access: 'admins',
    handle: (_, { db }) => db.getTotals(),
  },
} satisfies Partial<Handlers>;
