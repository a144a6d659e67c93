import { useWords } from '#features/words/useWords.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#features/paths.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';

export type ProductListViewProps = { totals: ReactNode; inventory: ReactNode };

export const ProductListView = ({ totals, inventory }: ProductListViewProps) => {
  const { productListCopy: copy } = useWords('products');
  return (
    <Page>
      <PageHeader
        title={copy.title}
        actions={
          <>
            {/* On a phone the other one, which is longer, takes the rest of the line. */}
            <ButtonLink href={paths.importProducts} className="max-sm:flex-none!">
              {copy.importProducts}
            </ButtonLink>
            <ButtonLink variant="primary" icon={<Plus />} href={paths.addProduct}>
              {copy.addProduct}
            </ButtonLink>
          </>
        }
      />
      {totals}
      {inventory}
    </Page>
  );
};
