import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toDay } from '#contract/time/days.ts';
import { TimeZoneContext } from '#features/format/TimeZoneContext.ts';
import { TodayContext } from '#features/format/TodayContext.ts';
import { OrdersAccess, OrdersView } from '#features/orders/OrdersView.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { useClock } from '../browser/clock.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { Title } from '../shell/Title.tsx';

export const OrdersPage = () => {
  const { ordersCopy } = useWords('orders');
  const today = toDay(useClock().now(), use(TimeZoneContext));
  return (
    <>
      <Title page={ordersCopy.page} />
      <RequireAuth otherwise={<AccessSection />}>
        <TodayContext value={today}>
          <OrdersView orders={<OrdersSection />} />
        </TodayContext>
      </RequireAuth>
    </>
  );
};

/** Leads to the sign-in, and from there back to these very orders. */
function AccessSection() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state: NavigationState = { from: pathname + search };
  return <OrdersAccess onSignIn={() => void navigate(paths.login, { state })} />;
}
