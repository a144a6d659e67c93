import { lenientOrder, type Order } from '#contract/orders/order.ts';
import {
  type Period,
  prepareOrders,
  buildReportFromOrders,
} from '#contract/reports/buildReportFromOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import type { ReportCriteria } from '#features/reports/reportParams.ts';
import { toPeriod, getPreviousPeriod } from '#features/reports/reportPeriod.ts';
import { generateOrders } from '#server/seed/generateRows.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';

/** Date of the sample store. */
export const TODAY = '2026-11-20';
const timeZone = 'Asia/Kolkata';

export const defaultCriteria: ReportCriteria = {
  period: '30days',
  step: undefined,
  measure: 'revenue',
  sellersBy: 'revenue',
};

export const parsedSampleOrders: readonly Order[] = sampleOrders.map((one) => lenientOrder.parse(one));

/** 900 orders of one year, most of them in its later months. */
export const aYearOfOrders: readonly Order[] = generateOrders(900).map((one, index) => {
  const share = Math.sqrt(((index * 611_953) % 900) / 900);
  const createdAt = new Date(Date.parse('2026-01-01T00:00:00Z') + share * 323 * 86_400_000).toISOString();
  return lenientOrder.parse({ ...one, createdAt });
});

/** Builds the report of the orders, with its period. */
export function aReport(
  criteria: Pick<ReportCriteria, 'period'>,
  orders: readonly Order[] = parsedSampleOrders,
): { report: SalesReport; period: Period } {
  const period = toPeriod(criteria.period, TODAY);
  const before = getPreviousPeriod(criteria.period, period);
  return { period, report: buildReportFromOrders(prepareOrders(orders, timeZone), period, before) };
}
