import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { ProductBulkBar } from '#features/products/bulk/ProductBulkBar.tsx';
import { productBulkWords as words } from '#features/products/bulk/productBulkCopy.ts';
import { BulkSection, type SelectedRowsProps } from '../bulk/BulkSection.tsx';
import { withWords } from '../language/withWords.ts';
import { fetchMatches, runOnProduct, showBulkDone } from '../queries/bulkProducts.ts';

const work = { words, run: runOnProduct, showDone: showBulkDone };
const loadExport = async () =>
  (await withWords(import('./ProductExportSection.tsx'), 'listTools', 'productForm')).ProductExportSection;

/** What can be done to the products that are selected. Loaded with the first selection. */
export const ProductBulkSection = (props: SelectedRowsProps<ListedProduct>) => (
  <BulkSection {...props} {...{ work, fetchMatches }} Bar={ProductBulkBar} loadExport={loadExport} />
);
