import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';

type DashboardViewProps = {
  totals: ReactNode;
  /** To-do row, sales and inventory, or the first steps of an empty store. */
  children: ReactNode;
};

export const DashboardView = ({ totals, children }: DashboardViewProps) => {
  const t = useMessages('products').dashboard;
  return (
    <Page>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={
          <ButtonLink variant="primary" icon={<Plus />} href={paths.addProduct}>
            {t.addProduct}
          </ButtonLink>
        }
      />
      {totals}
      {children}
    </Page>
  );
};

/** Shown on the dashboard to signed-out visitors. */
export const DashboardAccessPrompt = ({ homeHref }: { homeHref: string }) => {
  const t = useMessages('products').dashboard;
  return (
    <AccessPrompt
      title={t.accessTitle}
      text={t.accessText}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.login}>
            {t.signIn}
          </ButtonLink>
          <ButtonLink href={homeHref}>{t.goHome}</ButtonLink>
        </>
      }
    />
  );
};
