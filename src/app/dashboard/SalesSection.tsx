import { use } from 'react';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import { SalesSummary } from '#features/reports/SalesSummary.tsx';
import { toPeriod, getPreviousPeriod } from '#features/reports/reportPeriod.ts';
import { useToday } from '../browser/useToday.ts';
import { useReport } from '../reports/reportQueries.ts';

const PERIOD = '30days';

/** Sales of the last 30 days. */
export function SalesSection() {
  const timeZone = use(TimeZoneContext);
  const today = useToday();
  const period = toPeriod(PERIOD, today);
  const { state, retry } = useReport(period, getPreviousPeriod(PERIOD, period), timeZone);
  return <SalesSummary state={state} onRetry={retry} />;
}
