import { SOURCE_NAMES } from '#contract/lists/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import type { LenientTotals } from '#contract/dashboard/dashboard.ts';
import { type Currency, getStoreCurrency } from '#contract/money/currency.ts';
import { TotalsCards, type TotalsCardsProps, type TotalsState } from '#features/dashboard/TotalsCards.tsx';
import { CurrencyContext } from '#features/format/useFormats.ts';
import { paths } from '#features/paths.ts';
import { useLogFailure } from '../api/failure.ts';
import { useRemoteWriteCount } from '../live/useLive.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';

/** Revenue excludes cancelled orders, and orders in other currencies. */
const getRevenueHref = (
  { otherCurrencies = [] }: Pick<LenientTotals, 'otherCurrencies'>,
  currency: Currency,
) => {
  const others = otherCurrencies.length > 0 && { currency: getStoreCurrency(currency) };
  return `${paths.orders}?${new URLSearchParams({ revenue: 'counted', ...others })}`;
};
/** With a parameter, so that the list shows all rows and not the administrator's default view. */
const toAllRows = (path: string) => `${path}?page=1`;

/**
 * Shows the store's totals, linked to the rows they count. Users have no page. A failure is logged and shows zeros, as
 * the specification says.
 */
export function TotalsSection(cardsProps: Omit<TotalsCardsProps, 'state' | 'hrefs'>) {
  const query = useQuery(dashboardQueries.totals());
  const { data, error } = query;
  useLogFailure(error);
  useRefetchAfterWrites(query);
  const state: TotalsState = data
    ? { status: 'shown', totals: data }
    : isFailedOrOffline(query)
      ? { status: 'shown', totals: {} }
      : { status: 'loading' };
  const hrefs = {
    orders: toAllRows(paths.orders),
    products: toAllRows(paths.productList),
    revenue: getRevenueHref(data ?? {}, use(CurrencyContext)),
  };
  return <TotalsCards {...cardsProps} {...{ state, hrefs }} />;
}

/** Bounds the number of requests while others write much. */
const REFRESH_DELAY_MS = 500;

/** Loads the totals again after others have written. */
function useRefetchAfterWrites({ isFetching, refetch }: { isFetching: boolean; refetch: () => unknown }) {
  const writes = useRemoteWriteCount(...SOURCE_NAMES);
  const [countedWrites, setCountedWrites] = useState(writes);
  const isOutdated = writes !== countedWrites && !isFetching;
  const refresh = useEffectEvent(() => {
    setCountedWrites(writes);
    void refetch();
  });
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setTimeout(refresh, REFRESH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOutdated]);
}
