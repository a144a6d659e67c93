import { Page } from '#ui/page/Page.tsx';
import { TodayContext } from '#features/format/useFormats.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useToday } from '../browser/useToday.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { Title } from '../page/Title.tsx';
import { OrdersSection } from './OrdersSection.tsx';

export const OrdersPage = () => {
  const t = useMessages('orders').orderList;
  const today = useToday();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        <TodayContext value={today}>
          <Page title={t.page}>
            <OrdersSection />
          </Page>
        </TodayContext>
      </RequireAuth>
    </>
  );
};
