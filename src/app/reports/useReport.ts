import { useIsFetching, useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { type Period, readOrders, reportOrders } from '#contract/reports/reportOrders.ts';
import { LARGE_REPORT_ORDERS, REPORTS } from '#contract/reports/salesReport.ts';
import { CurrencyContext } from '#features/format/CurrencyContext.ts';
import type { ReportState } from '#features/reports/reportModel.ts';
import { adminQueries } from '../queries/admin.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { hasFailed } from '../queries/hasFailed.ts';
import { orderQueries } from '../queries/orders.ts';
import { reportQueries } from '../queries/reports.ts';
import { useCapability } from '../session/useCapability.ts';
import { useRetry } from '../shell/useRetry.ts';

/** More orders than this are neither loaded nor added up in a browser. */
const MAX_LOADED_ORDERS = 100_000;

/** Who adds the orders up. */
type Source = 'unknown' | 'server' | 'browser' | 'nobody';

/** A store of many orders asks its backend, if that can do it; the orders of others are loaded, and held for the other pages. */
function useSource(): { source: Source; orderCount: number | undefined } {
  const isOffered = useCapability(REPORTS) === 'offered';
  const isAsking = useIsFetching({ queryKey: adminQueries.session().queryKey }) > 0;
  const totals = useQuery(dashboardQueries.totals());
  const orderCount = totals.data?.totalOrders;
  if (orderCount === undefined && !hasFailed(totals)) return { source: 'unknown', orderCount };
  const isLarge = orderCount === undefined || orderCount > LARGE_REPORT_ORDERS;
  if (isOffered && isLarge) return { source: 'server', orderCount };
  if (isAsking) return { source: 'unknown', orderCount };
  return { source: (orderCount ?? 0) > MAX_LOADED_ORDERS ? 'nobody' : 'browser', orderCount };
}

/** The report of a period beside the one before it. `timeZone` is the store's, or undefined for the browser's. */
export function useReport(period: Period, before: Period, timeZone: string | undefined) {
  const { source, orderCount } = useSource();
  const asked = useQuery({ ...reportQueries.sales(period, before), enabled: source === 'server' });
  const loaded = useQuery({ ...orderQueries.all(), enabled: source === 'browser' });
  const reckoned = useReckoned(loaded.data, period, before, timeZone);
  const retry = useRetry(() => (source === 'server' ? asked.refetch() : loaded.refetch()));
  return { state: getState(), retry };

  function getState(): ReportState {
    switch (source) {
      case 'unknown':
        return { status: 'loading' };
      case 'nobody':
        return { status: 'tooMany', orders: orderCount ?? 0 };
      case 'server':
        if (asked.data && !(asked.isPlaceholderData && hasFailed(asked)))
          return {
            status: 'shown',
            ...asked.data,
            freshness: asked.isPlaceholderData ? 'updating' : 'current',
          };
        return { status: hasFailed(asked) ? 'failed' : 'loading' };
      case 'browser':
        if (reckoned && loaded.data?.length === 0) return { status: 'noOrders' };
        if (reckoned) return { status: 'shown', ...reckoned, freshness: 'current' };
        return { status: hasFailed(loaded) ? 'failed' : 'loading' };
      default:
        return source satisfies never;
    }
  }
}

type Orders = Parameters<typeof readOrders>[0];

/** By the days and not by the object that names them, which is another with each rendering. */
function useReckoned(
  orders: Orders | undefined,
  period: Period,
  before: Period,
  timeZone: string | undefined,
) {
  const [from, to, beforeFrom, beforeTo] = [period.from, period.to, before.from, before.to];
  const currency = use(CurrencyContext);
  const read = useMemo(() => orders && readOrders(orders, timeZone, currency), [orders, timeZone, currency]);
  return useMemo(() => {
    if (!read) return undefined;
    const days = { from, to };
    return { period: days, report: reportOrders(read, days, { from: beforeFrom, to: beforeTo }) };
  }, [read, from, to, beforeFrom, beforeTo]);
}
