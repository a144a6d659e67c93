import type { Handlers } from '../handler.ts';

export const dashboardCalls = {
  dashboardDetails: {
    access: 'admins',
    answer: (_, { store }) => store.totals(),
  },
} satisfies Partial<Handlers>;
