import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page } from '#ui/page-header/PageHeader.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';

type DashboardViewProps = {
  totals: ReactNode;
  inventory: ReactNode;
  /** Below everything in the specification. */
  sales?: ReactNode;
};

export const DashboardView = ({ totals, inventory, sales }: DashboardViewProps) => {
  const { dashboardCopy: copy } = useWords('products');
  return (
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
      {sales}
    </Page>
  );
};

/** The dashboard for visitors. */
export const DashboardAccess = ({ homeHref }: { homeHref: string }) => {
  const { dashboardCopy: copy } = useWords('products');
  return (
    <AccessPrompt
      title={copy.accessTitle}
      text={copy.accessText}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.login}>
            {copy.signIn}
          </ButtonLink>
          <ButtonLink href={homeHref}>{copy.goHome}</ButtonLink>
        </>
      }
    />
  );
};
