import type { HttpHandler } from 'msw';
import { extensions } from '#contract/calls.ts';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { prepareOrders, buildReportFromOrders } from '#contract/reports/buildReportFromOrders.ts';
import { mockCall, refuse } from './mockCall.ts';

/** The zone of the sample's store. */
const TIME_ZONE = 'Asia/Kolkata';

/** Reports of these orders, as a backend with sums answers them. It has to announce `reports` as well. */
export const mockReports = (orders: () => readonly StoredOrder[], timeZone = TIME_ZONE) =>
  ({
    getSalesReport: mockCall(extensions.getSalesReport, ({ query }) => {
      const { from, to, beforeFrom, beforeTo } = query;
      if (to < from) return refuse(400, 'The end date must not be before the start date.');
      const before = beforeFrom && beforeTo ? { from: beforeFrom, to: beforeTo } : undefined;
      const read = orders()
        .toSorted((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? 1 : -1))
        .map((order) => lenientOrder.parse(order));
      return buildReportFromOrders(prepareOrders(read, timeZone), { from, to }, before);
    }),
  }) satisfies Record<string, HttpHandler>;
