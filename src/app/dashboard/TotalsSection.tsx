import { useQuery } from '@tanstack/react-query';
import {
  NO_TOTALS,
  TotalsCards,
  type TotalsCardsProps,
  type TotalsState,
} from '#features/dashboard/TotalsCards.tsx';
import { useLogFailure } from '../api/failure.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';

/** Shows the store's totals. A failure is logged and shows zeros, as the specification says. */
export function TotalsSection(cardsProps: Omit<TotalsCardsProps, 'state'>) {
  const query = useQuery(dashboardQueries.totals());
  const { data, error } = query;
  useLogFailure(error);
  const state: TotalsState = data
    ? { status: 'shown', totals: data }
    : isFailedOrOffline(query)
      ? { status: 'shown', totals: NO_TOTALS }
      : { status: 'loading' };
  return <TotalsCards {...cardsProps} state={state} />;
}
