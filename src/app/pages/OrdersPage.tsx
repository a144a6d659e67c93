import { useLocation, useNavigate } from 'react-router-dom';
import { OrdersAccess } from '#features/orders/OrdersAccess.tsx';
import { OrdersView } from '#features/orders/OrdersView.tsx';
import { ordersCopy } from '#features/orders/table/ordersCopy.ts';
import { paths } from '#features/paths.ts';
import type { Arrival } from '../arrival.ts';
import { SignedIn } from '../SignedIn.tsx';
import { OrdersSection } from '../sections/OrdersSection.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={ordersCopy.page} />
    <SignedIn otherwise={<AccessSection />}>
      <OrdersView orders={<OrdersSection />} />
    </SignedIn>
  </>
);

/** Leads to the sign-in, and from there back to these very orders. */
function AccessSection() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state: Arrival = { from: pathname + search };
  return <OrdersAccess onSignIn={() => void navigate(paths.login, { state })} />;
}
