import { use } from 'react';
import type { Product } from '#contract/products/product.ts';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import { createProductExportColumns } from '#features/products/inventory/productExport.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { ExportSection } from '../list/export/ExportSection.tsx';
import type { ListPageQuery } from '../list/useListPage.ts';
import { fetchProduct } from './productQueries.ts';

type ProductExportSectionProps = {
  pageQuery: ListPageQuery<Product>;
  selectedIds?: ReadonlySet<string> | undefined;
  onClose: () => void;
};

/** Exports products to a file. */
export function ProductExportSection({ pageQuery, selectedIds, onClose }: ProductExportSectionProps) {
  const { inStoreTime } = useMessages('listTools').exportDialog;
  const { labels } = useMessages('productLabels');
  return (
    <ExportSection
      fileName="products"
      {...{ pageQuery, selectedIds, onClose }}
      readOne={fetchProduct}
      columns={createProductExportColumns(use(TimeZoneContext))}
      columnNames={{
        ...labels,
        storeCreatedAt: inStoreTime(labels.createdAt),
        storeUpdatedAt: inStoreTime(labels.updatedAt),
      }}
    />
  );
}
