import { joinRange } from '#contract/lists/ranges.ts';
import { type Currency, getStoreCurrency } from '#contract/money/currency.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import type { Sums } from '#contract/reports/orderSums.ts';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import { paths } from '../paths.ts';
import { getAverage, type ReportFormatting, formatRevenue } from './figures.ts';
import type { ReportSection } from './reportModel.ts';

type Measure = ReportSection['measure'];

/** Returns the order filter of a measure. All measures except orders leave out cancelled orders. */
export const getOrderFilters = (measure: Measure): OrderFilters =>
  measure === 'orders' ? {} : { revenue: 'counted' };

/** Returns the text beside a row's value. */
function getNote({ counted, revenue }: Sums, measure: Measure, { t, formats }: ReportFormatting): string {
  switch (measure) {
    case 'revenue':
      return t.orders(counted);
    case 'orders':
      return formatRevenue(revenue, formats);
    case 'average':
    case 'pieces':
      return t.ordersAndRevenue(counted, formatRevenue(revenue, formats));
    default:
      return measure satisfies never;
  }
}

/** Returns a row's values. The number of orders equals that of the linked list. */
export const getRowValues = (sums: Sums, measure: Measure, formatting: ReportFormatting) => ({
  value: measure === 'average' ? getAverage(sums, formatting.formats.currency) : sums[measure],
  note: getNote(sums, measure, formatting),
  orders: measure === 'orders' ? sums.orders : sums.counted,
  revenue: sums.revenue,
  average: getAverage(sums, formatting.formats.currency),
  pieces: sums.pieces,
});

/** Filters of the order list that select the orders behind a figure. */
export type OrderFilters = {
  revenue?: 'counted';
  status?: string;
  payment?: string;
  method?: string;
  category?: string;
  place?: string;
  product?: string;
};

/** The orders of a report: those of a period, in one currency if there are others. */
export type ReportScope = Period & { currency?: string | undefined };

/** Returns the orders that a report counts. */
export const getScope = (period: Period, report: SalesReport, currency: Currency): ReportScope =>
  report.otherCurrencies?.length ? { ...period, currency: getStoreCurrency(currency) } : period;

/** Returns the URL of the order list, filtered to the orders that a figure counts. */
export function getOrdersHref({ from, to, currency }: ReportScope, filters: OrderFilters = {}): string {
  const params = { date: joinRange(from, to) ?? '', ...filters, ...(currency && { currency }) };
  return `${paths.orders}?${new URLSearchParams(params)}`;
}
