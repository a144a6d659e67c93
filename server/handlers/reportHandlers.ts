import type { Period } from '#contract/reports/reportOrders.ts';
import { REPORT_DAYS_MAX } from '#contract/reports/salesReport.ts';
import { countDays } from '#contract/time/days.ts';
import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/httpError.ts';

function readPeriod(from: string, to: string): Period {
  if (to < from) throw new HttpError(400, (t) => t.errors.periodInDisorder);
  if (countDays(from, to) > REPORT_DAYS_MAX) {
    throw new HttpError(400, (t) => t.errors.periodTooLong(REPORT_DAYS_MAX));
  }
  return { from, to };
}

function readPreviousPeriod(from: string | undefined, to: string | undefined): Period | undefined {
  if (from !== undefined && to !== undefined) return readPeriod(from, to);
  if (from === undefined && to === undefined) return undefined;
  throw new HttpError(400, (t) => t.errors.periodHalf);
}

export const reportHandlers = {
  getSalesReport: {
    access: 'admins',
    handle: async ({ query: { from, to, beforeFrom, beforeTo } }, { store }) => {
      if (!store.getSalesReport) throw new HttpError(404, (t) => t.errors.noReports);
      return store.getSalesReport(readPeriod(from, to), readPreviousPeriod(beforeFrom, beforeTo));
    },
  },
} satisfies Partial<Handlers>;
