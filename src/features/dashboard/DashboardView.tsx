import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page } from '#ui/page/Page.tsx';
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
    <Page
      title={t.title}
      description={t.description}
      actions={
        <ButtonLink variant="primary" icon={<Plus />} href={paths.addProduct}>
          {t.addProduct}
        </ButtonLink>
      }
    >
      {totals}
      {children}
    </Page>
  );
};
