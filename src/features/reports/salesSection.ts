import type { Period } from '#contract/reports/reportOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import type { ReportWriting } from './figures.ts';
import { formatBucket, formatTick } from './formatPeriod.ts';
import type { ReportRow, ReportSection } from './reportModel.ts';
import type { ReportCriteria } from './reportParams.ts';
import { toBuckets, pickStep } from './reportPeriod.ts';
import { getOrdersHref, getOrderFilters, toFigures } from './reportRow.ts';

/** Returns the sales section, with columns over time. */
export function getSales(
  report: SalesReport,
  { step, measure }: Pick<ReportCriteria, 'step' | 'measure'>,
  { period, ...writing }: ReportWriting & { period: Period },
) {
  const { copy, formats } = writing;
  const chosen = pickStep(step, period);
  const rows = toBuckets(period, report.days, chosen).map((bucket): ReportRow => ({
    id: bucket.from,
    label: formatBucket(bucket, formats),
    tick: formatTick(bucket, chosen, formats),
    href: getOrdersHref(bucket, getOrderFilters(measure)),
    ...toFigures(bucket, measure, writing),
  }));
  return {
    id: 'sales',
    title: copy.sections.sales[measure],
    rowHeader: copy.columns.period,
    measure,
    rows,
  } satisfies ReportSection;
}
