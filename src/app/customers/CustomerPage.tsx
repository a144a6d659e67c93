import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getCustomerTitle } from '#features/customers/customerModel.ts';
import { CustomerView, type CustomerViewState } from '#features/customers/CustomerView.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useLogFailure } from '../api/failure.ts';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';
import { OrdersSection } from '../orders/OrdersSection.tsx';
import { Title } from '../page/Title.tsx';
import { customerQueries } from './customerQueries.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { CustomerScreen } from './CustomerScreen.tsx';

/** Loads the customer with this id, and shows them with their orders. */
function CustomerSection({ id }: { id: string }) {
  const { customerList: t } = useMessages('customers');
  const query = useQuery(customerQueries.one(id));
  useLogFailure(query.error);
  function getState(): CustomerViewState {
    if (query.data) return { status: 'shown', ...query.data };
    if (query.data === null) return { status: 'notFound' };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  }
  return (
    <>
      <Title page={query.data ? getCustomerTitle(query.data.customer) : t.page} />
      <CustomerView
        state={getState()}
        onRetry={() => retryAndFocusMain(query.refetch)}
        orders={<OrdersSection customer={id} />}
      />
    </>
  );
}

export function CustomerPage() {
  const { customerId = '' } = useParams();
  return (
    <CustomerScreen>
      <CustomerSection key={customerId} id={customerId} />
    </CustomerScreen>
  );
}
