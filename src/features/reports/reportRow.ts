import { joinRange } from '#contract/lists/ranges.ts';
import type { Sums } from '#contract/reports/orderSums.ts';
import type { Period } from '#contract/reports/reportOrders.ts';
import { paths } from '../paths.ts';
import { getAverage, type ReportWriting, formatRevenue } from './figures.ts';
import type { ReportSection } from './reportModel.ts';

type Measure = ReportSection['measure'];

/** What a list of orders shows where revenue or pieces are counted, or else orders. */
export const onlyCounted = (measure: Measure): OrdersBehind =>
  measure === 'orders' ? {} : { revenue: 'counted' };

/** Says of a row what is not drawn of it. */
function describe({ counted, revenue }: Sums, measure: Measure, { copy, formats }: ReportWriting): string {
  switch (measure) {
    case 'revenue':
      return copy.orders(counted);
    case 'orders':
      return formatRevenue(revenue, formats);
    case 'average':
    case 'pieces':
      return copy.ordersAndRevenue(counted, formatRevenue(revenue, formats));
    default:
      return measure satisfies never;
  }
}

/** The orders of a row are those that its link leads to: where revenue is drawn, the ones that count in it. */
export const toFigures = (sums: Sums, measure: Measure, writing: ReportWriting) => ({
  value: measure === 'average' ? getAverage(sums, writing.formats.currency) : sums[measure],
  note: describe(sums, measure, writing),
  orders: measure === 'orders' ? sums.orders : sums.counted,
  revenue: sums.revenue,
  average: getAverage(sums, writing.formats.currency),
  pieces: sums.pieces,
});

/** What the list of orders is filtered by to show the rows behind a figure. */
export type OrdersBehind = {
  revenue?: 'counted';
  status?: string;
  payment?: string;
  method?: string;
  category?: string;
  place?: string;
  product?: string;
};

/** Returns the address of the list with exactly the orders that a figure of a period counts. */
export function getOrdersHref({ from, to }: Period, filters: OrdersBehind = {}): string {
  return `${paths.orders}?${new URLSearchParams({ date: joinRange(from, to) ?? '', ...filters })}`;
}
