import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Period } from '#contract/reports/reportOrders.ts';
import { getSalesReport } from '#contract/reports/salesReport.ts';
import { send } from '../api/send.ts';
import { orderQueries } from './orders.ts';

export const reportQueries = {
  /**
   * A report that the backend adds up. Below the key of the orders: what asks for those again asks for this. The former report
   * stays until the one of another period comes.
   */
  sales: (period: Period, before: Period) =>
    queryOptions({
      queryKey: [...orderQueries.all().queryKey, 'report', period, before],
      queryFn: async ({ signal }) => {
        const query = { ...period, beforeFrom: before.from, beforeTo: before.to };
        // With its period, because it is shown while another one is asked for.
        return { period, report: await send(getSalesReport, { params: {}, body: undefined, query }, signal) };
      },
      placeholderData: keepPreviousData,
    }),
};
