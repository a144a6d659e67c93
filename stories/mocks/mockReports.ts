import type { HttpHandler } from 'msw';
import { extensions } from '#contract/calls.ts';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { prepareOrders, buildReportFromOrders } from '#contract/reports/buildReportFromOrders.ts';
import { mockCall, respondWithError } from './mockCall.ts';

/** Time zone of the sample store. */
const TIME_ZONE = 'Asia/Kolkata';

/** Mocks the report call over these orders. `checkAdmin` must also announce the `reports` capability. */
export const mockReports = (orders: () => readonly StoredOrder[], timeZone = TIME_ZONE) =>
  ({
    getSalesReport: mockCall(extensions.getSalesReport, ({ query }) => {
      const { from, to, beforeFrom, beforeTo } = query;
      if (to < from) return respondWithError(400, 'The end date must not be before the start date.');
      const before = beforeFrom && beforeTo ? { from: beforeFrom, to: beforeTo } : undefined;
      const read = orders()
        .toSorted((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? 1 : -1))
        .map((order) => lenientOrder.parse(order));
      return buildReportFromOrders(prepareOrders(read, timeZone), { from, to }, before);
    }),
  }) satisfies Record<string, HttpHandler>;
