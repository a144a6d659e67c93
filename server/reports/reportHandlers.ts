import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import { MAX_REPORT_DAYS } from '#contract/reports/salesReport.ts';
import { countDays } from '#contract/time/days.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';

function readPeriod(from: string, to: string): Period {
  if (to < from) throw new HttpError(400, (t) => t.errors.periodEndsBeforeStart);
  if (countDays(from, to) > MAX_REPORT_DAYS) {
    throw new HttpError(400, (t) => t.errors.periodTooLong(MAX_REPORT_DAYS));
  }
  return { from, to };
}

function readPreviousPeriod(from: string | undefined, to: string | undefined): Period | undefined {
  if (from !== undefined && to !== undefined) return readPeriod(from, to);
  if (from === undefined && to === undefined) return undefined;
  throw new HttpError(400, (t) => t.errors.previousPeriodIncomplete);
}

export const reportHandlers = {
  getSalesReport: {
    access: 'admins',
    handle: async ({ query: { from, to, beforeFrom, beforeTo } }, { db }) =>
      db.getSalesReport(readPeriod(from, to), readPreviousPeriod(beforeFrom, beforeTo)),
  },
} satisfies Partial<Handlers>;
