import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getCustomerTitle } from '#features/customers/customerModel.ts';
import { CustomerView, type CustomerViewState, NoCustomerList } from '#features/customers/CustomerView.tsx';
import { TodayContext } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useLogFailure } from '../api/failure.ts';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';
import { useToday } from '../browser/useToday.ts';
import { OrdersSection } from '../orders/OrdersSection.tsx';
import { Title } from '../page/Title.tsx';
import { customerQueries } from './customerQueries.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useCustomersOffered } from './useCustomersOffered.ts';

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
  const t = useMessages('customers').customerList;
  const { customerId = '' } = useParams();
  const offered = useCustomersOffered();
  const today = useToday();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        {offered === 'unavailable' ? (
          <NoCustomerList />
        ) : (
          <TodayContext value={today}>
            <CustomerSection key={customerId} id={customerId} />
          </TodayContext>
        )}
      </RequireAuth>
    </>
  );
}
