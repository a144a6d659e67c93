import type { Handlers } from '../http/handler.ts';

export const dashboardCalls = {
  dashboardDetails: {
    access: 'admins',
    handle: (_, { store }) => store.totals(),
  },
} satisfies Partial<Handlers>;
