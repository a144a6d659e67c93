import type { OrderStatus } from '#contract/orders/order.ts';
import type { PAYMENT_METHODS } from '#contract/orders/payment.ts';
import type { ReportGroup, ReportGroups, SalesReport } from '#contract/reports/salesReport.ts';
import type { Messages } from '#languages/messages.ts';
import type { ReportFormatting } from './figures.ts';
import { formatBucket, formatTick } from './formatPeriod.ts';
import type { ReportRow, ReportSection } from './reportModel.ts';
import type { ReportCriteria } from './reportParams.ts';
import { toBuckets, pickStep } from './reportPeriod.ts';
import { getOrdersHref, getOrderFilters, getRowValues, type ReportScope } from './reportRow.ts';

type Measure = ReportSection['measure'];

type PaymentMethod = (typeof PAYMENT_METHODS)[number];
type Context = ReportFormatting & {
  orders: Pick<Messages['orders'], 'statusLabels' | 'orderFilters'>;
  period: ReportScope;
};

type GroupOptions = {
  measure: Measure;
  filter: 'status' | 'method' | 'category' | 'place' | 'product';
  getLabel?: (group: ReportGroup) => string;
};

function toGroupRows(
  { top, others, unknown }: ReportGroups,
  { measure, filter, getLabel = ({ label }) => label }: GroupOptions,
  { period, ...formatting }: Context,
): ReportRow[] {
  const { t } = formatting;
  const namedRows = top.map((group): ReportRow => ({
    id: group.key,
    label: getLabel(group),
    // Uses the original spelling, because the order list shows it. The filter ignores case.
    href: getOrdersHref(period, {
      [filter]: filter === 'status' ? group.key : group.label,
      ...getOrderFilters(measure),
    }),
    ...getRowValues(group, measure, formatting),
  }));
  const unnamedGroups = [
    { id: '\0others', label: t.others(others.groups), sums: others },
    { id: '\0unknown', label: t.unknown[filter], sums: unknown },
  ];
  const unnamedRows = unnamedGroups
    .filter(({ sums }) => sums.orders > 0)
    .map(({ id, label, sums }): ReportRow => ({
      id,
      label,
      href: undefined,
      ...getRowValues(sums, measure, formatting),
    }));
  // A group can have only cancelled orders, which sales don't count.
  return [...namedRows, ...unnamedRows].filter(({ orders }) => orders > 0);
}

/** Returns the sections of a report. */
export function createSections(
  report: SalesReport,
  criteria: ReportCriteria,
  context: Context,
): readonly ReportSection[] {
  const { sellersBy } = criteria;
  const { t } = context;
  const { statusLabels, orderFilters } = context.orders;
  const getMethodLabel = ({ key, label }: ReportGroup) =>
    orderFilters.method.options[key as PaymentMethod] ?? label;
  const getStatusLabel = ({ key, label }: ReportGroup) => statusLabels[key as OrderStatus] ?? label;
  const sellers = sellersBy === 'revenue' ? report.productsByRevenue : report.productsByPieces;
  return [
    createSalesSection(report, criteria, context),
    {
      id: 'statuses',
      title: t.sections.statuses,
      rowHeader: t.columns.status,
      measure: 'orders',
      rows: toGroupRows(
        report.statuses,
        { measure: 'orders', filter: 'status', getLabel: getStatusLabel },
        context,
      ),
    },
    {
      id: 'methods',
      title: t.sections.methods,
      rowHeader: t.columns.method,
      measure: 'revenue',
      rows: toGroupRows(
        report.methods,
        { measure: 'revenue', filter: 'method', getLabel: getMethodLabel },
        context,
      ),
    },
    {
      id: 'sellers',
      title: t.sections.sellers,
      rowHeader: t.columns.product,
      measure: sellersBy,
      rows: toGroupRows(sellers, { measure: sellersBy, filter: 'product' }, context),
    },
    {
      id: 'categories',
      title: t.sections.categories,
      rowHeader: t.columns.category,
      measure: 'revenue',
      rows: toGroupRows(report.categories, { measure: 'revenue', filter: 'category' }, context),
    },
    {
      id: 'places',
      title: t.sections.places,
      rowHeader: t.columns.place,
      measure: 'revenue',
      rows: toGroupRows(report.places, { measure: 'revenue', filter: 'place' }, context),
    },
  ];
}

/** Returns the sales section, with columns over time. */
export function createSalesSection(
  report: SalesReport,
  { step, measure }: Pick<ReportCriteria, 'step' | 'measure'>,
  { period, ...formatting }: ReportFormatting & { period: ReportScope },
) {
  const { t, formats } = formatting;
  const columnStep = pickStep(step, period);
  const rows = toBuckets(period, report.days, columnStep).map((bucket): ReportRow => ({
    id: bucket.from,
    label: formatBucket(bucket, formats),
    tick: formatTick(bucket, columnStep, formats),
    href: getOrdersHref({ ...bucket, currency: period.currency }, getOrderFilters(measure)),
    ...getRowValues(bucket, measure, formatting),
  }));
  return {
    id: 'sales',
    title: t.sections.sales[measure],
    rowHeader: t.columns.period,
    measure,
    rows,
  } satisfies ReportSection;
}
