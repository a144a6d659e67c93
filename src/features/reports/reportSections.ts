import type { OrderStatus } from '#contract/orders/order.ts';
import type { Sums } from '#contract/reports/orderSums.ts';
import type { Period } from '#contract/reports/reportOrders.ts';
import type { ReportGroup, ReportGroups, SalesReport } from '#contract/reports/salesReport.ts';
import { formatCount } from '../format/formatCount.ts';
import { toBuckets } from './buckets.ts';
import { formatRevenue } from './formatFigure.ts';
import { formatBucket, formatTick } from './formatPeriod.ts';
import { getOrdersHref, type OrdersBehind } from './ordersHref.ts';
import type { ReportRow, ReportSection } from './reportModel.ts';
import type { ReportCriteria } from './reportParams.ts';
import { pickStep } from './reportPeriod.ts';
import { reportsCopy as copy } from './reportsCopy.ts';

type Measure = ReportSection['measure'];

export type ReportWords = {
  currency: string | null;
  /** What the orders' own screens call each status. */
  statusLabels: Readonly<Record<OrderStatus, string>>;
};
type Context = ReportWords & { period: Period };

/** What a list of orders shows where revenue or pieces are counted, or else orders. */
const onlyCounted = (measure: Measure): OrdersBehind => (measure === 'orders' ? {} : { revenue: 'counted' });

const formatOrders = (count: number) => copy.orders(formatCount(count), count === 1);

/** Says of a row what is not drawn of it. */
function describe({ counted, revenue }: Sums, measure: Measure, currency: string | null): string {
  switch (measure) {
    case 'revenue':
      return formatOrders(counted);
    case 'orders':
      return formatRevenue(revenue, currency);
    case 'pieces':
      return `${formatOrders(counted)}, ${formatRevenue(revenue, currency)}`;
    default:
      return measure satisfies never;
  }
}

/** The orders of a row are those that its link leads to: where revenue is drawn, the ones that count in it. */
const toFigures = (sums: Sums, measure: Measure, currency: string | null) => ({
  value: sums[measure],
  note: describe(sums, measure, currency),
  orders: measure === 'orders' ? sums.orders : sums.counted,
  revenue: sums.revenue,
  pieces: sums.pieces,
});

/** The columns over time. */
export function getSales(
  report: SalesReport,
  { step, measure }: Pick<ReportCriteria, 'step' | 'measure'>,
  { period, currency }: Pick<Context, 'period' | 'currency'>,
) {
  const chosen = pickStep(step, period);
  const rows = toBuckets(period, report.days, chosen).map((bucket): ReportRow => ({
    id: bucket.from,
    label: formatBucket(bucket),
    tick: formatTick(bucket, chosen),
    href: getOrdersHref(bucket, onlyCounted(measure)),
    ...toFigures(bucket, measure, currency),
  }));
  return {
    id: 'sales',
    title: copy.sections.sales[measure],
    rowHeader: copy.columns.period,
    measure,
    rows,
  } satisfies ReportSection;
}

type GroupOptions = {
  measure: Measure;
  filter: 'status' | 'category' | 'place' | 'product';
  labelOf?: (group: ReportGroup) => string;
};

function toGroupRows(
  { top, others, unknown }: ReportGroups,
  { measure, filter, labelOf = ({ label }) => label }: GroupOptions,
  { period, currency }: Context,
): ReportRow[] {
  const named = top.map((group): ReportRow => ({
    id: group.key,
    label: labelOf(group),
    // As it is spelled, for that is what the list says: its filter does without case.
    href: getOrdersHref(period, {
      [filter]: filter === 'status' ? group.key : group.label,
      ...onlyCounted(measure),
    }),
    ...toFigures(group, measure, currency),
  }));
  const rest = [
    {
      id: '\0others',
      label: others.groups === 1 ? copy.oneOther : copy.others(formatCount(others.groups)),
      sums: others,
    },
    { id: '\0unknown', label: copy.unknown, sums: unknown },
  ];
  const unnamed = rest
    .filter(({ sums }) => sums.orders > 0)
    .map(({ id, label, sums }): ReportRow => ({
      id,
      label,
      href: undefined,
      ...toFigures(sums, measure, currency),
    }));
  // Cancelled orders alone sell nothing.
  return [...named, ...unnamed].filter(({ orders }) => orders > 0);
}

/** Divides a report into what is drawn one below the other. */
export function getSections(
  report: SalesReport,
  criteria: ReportCriteria,
  context: Context,
): readonly ReportSection[] {
  const { sellersBy } = criteria;
  const statusOf = ({ key, label }: ReportGroup) => context.statusLabels[key as OrderStatus] ?? label;
  const sellers = sellersBy === 'revenue' ? report.productsByRevenue : report.productsByPieces;
  return [
    getSales(report, criteria, context),
    {
      id: 'statuses',
      title: copy.sections.statuses,
      rowHeader: copy.columns.status,
      measure: 'orders',
      rows: toGroupRows(report.statuses, { measure: 'orders', filter: 'status', labelOf: statusOf }, context),
    },
    {
      id: 'sellers',
      title: copy.sections.sellers,
      rowHeader: copy.columns.product,
      measure: sellersBy,
      rows: toGroupRows(sellers, { measure: sellersBy, filter: 'product' }, context),
    },
    {
      id: 'categories',
      title: copy.sections.categories,
      rowHeader: copy.columns.category,
      measure: 'revenue',
      rows: toGroupRows(report.categories, { measure: 'revenue', filter: 'category' }, context),
    },
    {
      id: 'places',
      title: copy.sections.places,
      rowHeader: copy.columns.place,
      measure: 'revenue',
      rows: toGroupRows(report.places, { measure: 'revenue', filter: 'place' }, context),
    },
  ];
}
