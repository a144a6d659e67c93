import { ArrowLeft, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page } from '#ui/page/Page.tsx';
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
  const { edit, editOnly: t } = useMessages('productForm');
  const page = { width: 'form', title: edit.page } as const;
  switch (state.status) {
    case 'loading':
      return <Page {...page} state={{ status: 'loading', label: t.loading }} />;
    case 'notFound':
      return (
        <Page
          {...page}
          state={{
            status: 'notFound',
            icon: <PackageX />,
            title: t.notFound,
            text: t.notFoundText,
            actions: (
              <ButtonLink variant="primary" icon={<ArrowLeft />} href={paths.productList}>
                {t.toProducts}
              </ButtonLink>
            ),
          }}
        />
      );
    case 'editing':
      return children;
    default:
      return state satisfies never;
  }
}
