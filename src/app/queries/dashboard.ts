import { queryOptions } from '@tanstack/react-query';
import { dashboardDetails } from '#contract/dashboard/dashboard.ts';
import { send } from '../api/send.ts';

export const dashboardQueries = {
  totals: () =>
    queryOptions({
      queryKey: ['totals'],
      queryFn: ({ signal }) => send(dashboardDetails, { params: {}, body: undefined }, signal),
    }),
};
