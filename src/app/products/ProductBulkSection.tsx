import type { Product } from '#contract/products/product.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { ProductBulkBar, type ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import { BulkSection, type BulkListProps } from '../bulk/BulkSection.tsx';
import type { BulkActions } from '../bulk/useBulkRun.ts';
import { useProductBulkActions } from './useProductBulkActions.ts';
import { ValueChangeSection } from './ValueChangeSection.tsx';

const ProductExportSection = lazyWithRetry(() =>
  import('./ProductExportSection.tsx').then((module) => module.ProductExportSection),
);

/** Bulk actions on products. Loaded with the first selection. */
export const ProductBulkSection = (props: BulkListProps<Product>) => {
  const { state } = props.pageQuery;
  const actions: BulkActions<ProductBulkAction> = {
    ...useProductBulkActions(),
    form: {
      isNeeded: ({ kind }) => kind === 'change',
      render: (form) => (
        <ValueChangeSection {...form} pageProducts={state.status === 'listed' ? state.rows : []} />
      ),
    },
  };
  return <BulkSection {...props} actions={actions} Bar={ProductBulkBar} Export={ProductExportSection} />;
};
