import type { Period } from '#contract/reports/reportOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import { toBuckets } from './buckets.ts';
import { formatBucket, formatTick } from './formatPeriod.ts';
import { getOrdersHref } from './ordersHref.ts';
import type { ReportRow, ReportSection } from './reportModel.ts';
import type { ReportCriteria } from './reportParams.ts';
import { pickStep } from './reportPeriod.ts';
import { onlyCounted, toFigures } from './reportRow.ts';
import { reportsCopy as copy } from './reportsCopy.ts';

/** The columns over time. */
export function getSales(
  report: SalesReport,
  { step, measure }: Pick<ReportCriteria, 'step' | 'measure'>,
  { period, currency }: { period: Period; currency: string | null },
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
