import { use } from 'react';
import { LIST_PAGED } from '#contract/lists/pageCall.ts';
import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { TimeZoneContext } from '#features/format/TimeZoneContext.ts';
import {
  createProductExportColumns,
  heldProductColumns,
} from '#features/products/inventory/productExport.ts';
import { useWords } from '#features/words/useWords.ts';
import { fetchProduct, readProductPages } from '../list/export/exportPages.ts';
import { ExportSection, getExportCounts } from '../list/export/ExportSection.tsx';
import { readHeldRows } from '../list/export/rowReader.ts';
import { readSelectedHeldRows, readSelectedPages } from '../list/export/selectedRows.ts';
import type { ListSource } from '../list/useListSource.ts';
import { useCapability } from '../session/useCapability.ts';

export type ProductExportSectionProps = {
  source: ListSource<ListedProduct>;
  /** Only these, where they are selected. */
  selectedIds?: ReadonlySet<string> | undefined;
  onClose: () => void;
};

/** Products as a file: whole ones, page by page, where the backend has pages; else what the list holds of them. */
export function ProductExportSection({ source, selectedIds, onClose }: ProductExportSectionProps) {
  const { productColumnNames } = useWords('exportNames');
  const timeZone = use(TimeZoneContext);
  const shared = {
    name: 'products',
    names: productColumnNames,
    counts: selectedIds ? { selected: selectedIds.size } : getExportCounts(source),
    onClose,
  };
  const hasPages = useCapability(LIST_PAGED) === 'offered';
  if (hasPages) {
    return (
      <ExportSection
        {...shared}
        columns={createProductExportColumns(timeZone)}
        read={(scope) => {
          const readPages = readProductPages(source.criteria, scope);
          return selectedIds
            ? readSelectedPages(selectedIds, { readPages, fetchOne: fetchProduct })
            : readPages;
        }}
      />
    );
  }
  const { held } = source;
  const rows = held.kind === 'all' ? held : { rows: [], matchingRows: [] };
  return (
    <ExportSection
      {...shared}
      columns={heldProductColumns}
      read={(scope) =>
        selectedIds
          ? readSelectedHeldRows(selectedIds, rows)
          : readHeldRows(scope === 'shown' ? rows.matchingRows : rows.rows)
      }
    />
  );
}
