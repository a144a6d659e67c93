import type { Sums } from '#contract/reports/orderSums.ts';
import { formatCount } from '../format/formatCount.ts';
import { getAverage } from './figures.ts';
import { formatRevenue } from './formatFigure.ts';
import type { OrdersBehind } from './ordersHref.ts';
import type { ReportSection } from './reportModel.ts';
import { reportsCopy as copy } from './reportsCopy.ts';

type Measure = ReportSection['measure'];

/** What a list of orders shows where revenue or pieces are counted, or else orders. */
export const onlyCounted = (measure: Measure): OrdersBehind =>
  measure === 'orders' ? {} : { revenue: 'counted' };

const formatOrders = (count: number) => copy.orders(formatCount(count), count === 1);

/** Says of a row what is not drawn of it. */
function describe({ counted, revenue }: Sums, measure: Measure, currency: string | null): string {
  switch (measure) {
    case 'revenue':
      return formatOrders(counted);
    case 'orders':
      return formatRevenue(revenue, currency);
    case 'average':
      return `${formatOrders(counted)}, ${formatRevenue(revenue, currency)}`;
    case 'pieces':
      return `${formatOrders(counted)}, ${formatRevenue(revenue, currency)}`;
    default:
      return measure satisfies never;
  }
}

/** The orders of a row are those that its link leads to: where revenue is drawn, the ones that count in it. */
export const toFigures = (sums: Sums, measure: Measure, currency: string | null) => ({
  value: measure === 'average' ? getAverage(sums) : sums[measure],
  note: describe(sums, measure, currency),
  orders: measure === 'orders' ? sums.orders : sums.counted,
  revenue: sums.revenue,
  average: getAverage(sums),
  pieces: sums.pieces,
});
