import type { ReactNode } from 'react';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';

export const OrdersView = ({ orders }: { orders: ReactNode }) => {
  const t = useMessages('orders').orderList;
  return (
    <Page>
      <PageHeader title={t.page} />
      {orders}
    </Page>
  );
};

type OrdersAccessPromptProps = {
  onSignIn: () => void;
};

/** Shown on the orders page to signed-out visitors. */
export const OrdersAccessPrompt = ({ onSignIn }: OrdersAccessPromptProps) => {
  const t = useMessages('orders').orderList;
  return (
    <AccessPrompt
      title={t.accessTitle}
      text={t.accessText}
      actions={
        <ButtonLink
          variant="primary"
          href={paths.login}
          onClick={(event) => {
            event.preventDefault();
            onSignIn();
          }}
        >
          {t.signIn}
        </ButtonLink>
      }
    />
  );
};
