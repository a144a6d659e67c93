import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { CurrencyContext, TimeZoneContext } from '#features/format/useFormats.ts';
import { SalesSummary } from '#features/reports/SalesSummary.tsx';
import { toPeriod, getPreviousPeriod } from '#features/reports/reportPeriod.ts';
import { useToday } from '../browser/useToday.ts';
import { reportQueries, useReport } from '../reports/reportQueries.ts';

const PERIOD = '30days';

/** Sales of the last 30 days, and of the 30 days before. */
export function SalesSection() {
  const timeZone = use(TimeZoneContext);
  const currency = use(CurrencyContext);
  const today = useToday();
  const period = toPeriod(PERIOD, today);
  const before = getPreviousPeriod(PERIOD, period);
  const { state, retry } = useReport(period, before, timeZone);
  const { data, isLoading } = useQuery(
    reportQueries.sales({ period: before, before: getPreviousPeriod(PERIOD, before), timeZone, currency }),
  );
  return (
    <SalesSummary
      // The earlier days may change the scale of the chart, so it waits for them.
      state={isLoading && state.status === 'shown' ? { status: 'loading' } : state}
      // Without them if they can't be loaded.
      earlierDays={data?.status === 'shown' ? data.report.days : undefined}
      onRetry={retry}
    />
  );
}
