import { Plus } from 'lucide-react';
import { CREATE_ORDER_CAPABILITY } from '#contract/orders/createOrderCapability.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page } from '#ui/page/Page.tsx';
import { TodayContext } from '#features/format/useFormats.ts';
import { paths } from '#features/paths.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useCapability } from '../session/useSession.ts';
import { useToday } from '../browser/useToday.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { Title } from '../page/Title.tsx';
import { OrdersSection } from './OrdersSection.tsx';

export const OrdersPage = () => {
  const t = useMessages('orders').orderList;
  const { newOrder } = useMessages('newOrder');
  const canPlaceOrders = useCapability(CREATE_ORDER_CAPABILITY) === 'offered';
  const today = useToday();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        <TodayContext value={today}>
          <Page
            title={t.page}
            phoneActions="title"
            actions={
              canPlaceOrders && (
                <ButtonLink variant="primary" icon={<Plus />} href={paths.newOrder}>
                  {newOrder.page}
                </ButtonLink>
              )
            }
          >
            <OrdersSection />
          </Page>
        </TodayContext>
      </RequireAuth>
    </>
  );
};
