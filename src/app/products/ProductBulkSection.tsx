import type { Product } from '#contract/products/product.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { ProductBulkBar, type ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import { createProductBulkMessages } from '#features/products/bulk/createProductBulkMessages.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { BulkSection, type SelectedRowsProps } from '../bulk/BulkSection.tsx';
import type { BulkWork } from '../bulk/useBulkRun.ts';
import { runOnProduct, invalidateAfterBulk } from '../queries/productBatches.ts';

const ProductExportSection = lazyWithRetry(() =>
  import('./ProductExportSection.tsx').then((module) => module.ProductExportSection),
);

/** Bulk actions on products. Loaded with the first selection. */
export const ProductBulkSection = (props: SelectedRowsProps<Product>) => {
  const messages = useMessages('productTools');
  const work: BulkWork<ProductBulkAction> = {
    messages: createProductBulkMessages(messages),
    run: (client, action, id) => runOnProduct(client, action, id, messages.bulkBar.notAvailable),
    invalidate: invalidateAfterBulk,
  };
  return <BulkSection {...props} work={work} Bar={ProductBulkBar} Export={ProductExportSection} />;
};
