import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { use } from 'react';
import type { Currency } from '#contract/money/currency.ts';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import { getSalesReport, REPORTS_CAPABILITY, type SalesReport } from '#contract/reports/salesReport.ts';
import { CurrencyContext } from '#features/format/useFormats.ts';
import type { ReportState } from '#features/reports/reportModel.ts';
import { send } from '../api/send.ts';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';
import { supports } from '../session/sessionQuery.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../orders/orderQueries.ts';

/** Limit for computing a report in the browser. */
const MAX_LOADED_ORDERS = 100_000;

type SalesResult =
  | { status: 'shown'; period: Period; report: SalesReport }
  | { status: 'noOrders' }
  | { status: 'tooMany'; orders: number };

type SalesOptions = {
  period: Period;
  /** The period to compare with. */
  before: Period;
  /** IANA name; the browser's time zone if undefined. */
  timeZone: string | undefined;
  currency: Currency;
};

export const reportQueries = {
  /**
   * Loads a report, or computes it from all orders if the backend has no reports. The previous period stays until
   * the next one is loaded.
   */
  sales: ({ period, before, timeZone, currency }: SalesOptions) => {
    const queryKey = [...orderQueries.key, 'report', period, before, timeZone, currency] as const;
    return queryOptions({
      queryKey,
      queryFn: async ({ client, signal }): Promise<SalesResult> => {
        const totals = await client.fetchQuery(dashboardQueries.totals()).catch(() => undefined);
        if (totals?.totalOrders === 0) return { status: 'noOrders' };
        if (await supports(client, REPORTS_CAPABILITY)) {
          const query = { ...period, beforeFrom: before.from, beforeTo: before.to };
          const report = await send(getSalesReport, { params: {}, body: undefined, query }, signal);
          return { status: 'shown', period, report };
        }
        if (totals?.totalOrders !== undefined && totals.totalOrders > MAX_LOADED_ORDERS)
          return { status: 'tooMany', orders: totals.totalOrders };
        const orders = await orderQueries.readAll(client, queryKey);
        if (orders.length === 0) return { status: 'noOrders' };
        const { prepareOrders, buildReportFromOrders } =
          await import('#contract/reports/buildReportFromOrders.ts');
        const report = buildReportFromOrders(prepareOrders(orders, timeZone, currency), period, before);
        return { status: 'shown', period, report };
      },
      placeholderData: keepPreviousData,
    });
  },
};

/** Returns the report of a period and the one before it. `timeZone` is the browser's if undefined. */
export function useReport(period: Period, before: Period, timeZone: string | undefined) {
  const query = useQuery(reportQueries.sales({ period, before, timeZone, currency: use(CurrencyContext) }));
  return { state: toState(query), retry: () => retryAndFocusMain(query.refetch) };
}

function toState(query: UseQueryResult<SalesResult>): ReportState {
  const { data, isPlaceholderData } = query;
  if (!data || (isPlaceholderData && isFailedOrOffline(query)))
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  if (data.status !== 'shown') return data;
  return { ...data, freshness: isPlaceholderData ? 'updating' : 'current' };
}
