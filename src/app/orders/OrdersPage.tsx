import { useLocation, useNavigate } from 'react-router-dom';
import { OrdersAccess, OrdersView } from '#features/orders/OrdersView.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { Title } from '../shell/Title.tsx';

export const OrdersPage = () => {
  const { ordersCopy } = useWords('orders');
  return (
    <>
      <Title page={ordersCopy.page} />
      <RequireAuth otherwise={<AccessSection />}>
        <OrdersView orders={<OrdersSection />} />
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
