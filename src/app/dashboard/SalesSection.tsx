import { use } from 'react';
import { toDay } from '#contract/time/days.ts';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import { SalesSummary } from '#features/reports/SalesSummary.tsx';
import { toPeriod, getPreviousPeriod } from '#features/reports/reportPeriod.ts';
import { useClock } from '../browser/clock.ts';
import { useReport } from '../queries/reports.ts';

const PERIOD = '30days';

/** Sales of the last 30 days. */
export function SalesSection() {
  const timeZone = use(TimeZoneContext);
  const today = toDay(useClock().now(), timeZone) ?? '';
  const period = toPeriod(PERIOD, today);
  const { state, retry } = useReport(period, getPreviousPeriod(PERIOD, period), timeZone);
  return <SalesSummary state={state} onRetry={retry} />;
}
