import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { use } from 'react';
import type { Period } from '#contract/reports/reportOrders.ts';
import { CurrencyContext } from '#features/format/CurrencyContext.ts';
import type { ReportState } from '#features/reports/reportModel.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { reportQueries, type SalesAnswer } from '../queries/reports.ts';
import { retryAndFocusMain } from '../shell/retryAndFocusMain.ts';

/** The report of a period beside the one before it. `timeZone` is the store's, or the browser's if undefined. */
export function useReport(period: Period, before: Period, timeZone: string | undefined) {
  const query = useQuery(reportQueries.sales({ period, before, timeZone, currency: use(CurrencyContext) }));
  return { state: toState(query), retry: () => retryAndFocusMain(query.refetch) };
}

function toState(query: UseQueryResult<SalesAnswer>): ReportState {
  const { data, isPlaceholderData } = query;
  if (!data || (isPlaceholderData && isFailedOrOffline(query)))
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  if (data.status !== 'shown') return data;
  return { ...data, freshness: isPlaceholderData ? 'updating' : 'current' };
}
