import { ArrowLeft, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';

export type EditProductState = { status: 'loading' } | { status: 'notFound' } | { status: 'editing' };

type EditProductViewProps = {
  state: EditProductState;
  /** The form, once the product is loaded. */
  children?: ReactNode;
};

/** The edit page: loading, not found, or with the form. */
export function EditProductView({ state, children }: EditProductViewProps) {
  const t = useMessages('productForm').editOnly;
  switch (state.status) {
    case 'loading':
      return (
        <TitledPage>
          <div data-loading="" className="grid min-h-[min(34rem,100dvh-12rem)] place-items-center">
            <Spinner size="lg" label={t.loading} className="text-text-muted" />
          </div>
        </TitledPage>
      );
    case 'notFound':
      return (
        <TitledPage>
          <EmptyState
            icon={<PackageX />}
            placement="page"
            title={t.notFound}
            text={t.notFoundText}
            actions={
              <ButtonLink variant="primary" icon={<ArrowLeft />} href={paths.productList}>
                {t.toProducts}
              </ButtonLink>
            }
          />
        </TitledPage>
      );
    case 'editing':
      return children;
    default:
      return state satisfies never;
  }
}

const TitledPage = ({ children }: { children: ReactNode }) => {
  const t = useMessages('productForm').edit;
  return (
    <Page width="form">
      <PageHeader title={t.page} />
      {children}
    </Page>
  );
};
