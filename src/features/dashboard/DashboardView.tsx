import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#features/paths.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Page } from '#ui/page-header/Page.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { dashboardCopy as copy } from './dashboardCopy.ts';

export type DashboardViewProps = { totals: ReactNode; inventory: ReactNode };

export const DashboardView = ({ totals, inventory }: DashboardViewProps) => (
  <Page>
    <PageHeader
      title={copy.title}
      description={copy.description}
      actions={
        <ButtonLink variant="primary" icon={<Plus />} href={paths.addProduct}>
          {copy.addProduct}
        </ButtonLink>
      }
    />
    {totals}
    {inventory}
  </Page>
);
