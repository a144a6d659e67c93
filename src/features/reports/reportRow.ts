import type { Sums } from '#contract/reports/orderSums.ts';
import { getAverage, type ReportWriting, formatRevenue } from './figures.ts';
import type { OrdersBehind } from './ordersHref.ts';
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
