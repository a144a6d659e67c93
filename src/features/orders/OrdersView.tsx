import type { ReactNode } from 'react';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page } from '#ui/page-header/PageHeader.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';

export const OrdersView = ({ orders }: { orders: ReactNode }) => {
  const { ordersCopy: copy } = useWords('orders');
  return (
    <Page>
      <PageHeader title={copy.page} />
      {orders}
    </Page>
  );
};

type OrdersAccessProps = {
  onSignIn: () => void;
};

/** The orders page for visitors. */
export const OrdersAccess = ({ onSignIn }: OrdersAccessProps) => {
  const { ordersCopy: copy } = useWords('orders');
  return (
    <AccessPrompt
      title={copy.accessTitle}
      text={copy.accessText}
      actions={
        <ButtonLink
          variant="primary"
          href={paths.login}
          onClick={(event) => {
            event.preventDefault();
            onSignIn();
          }}
        >
          {copy.signIn}
        </ButtonLink>
      }
    />
  );
};
