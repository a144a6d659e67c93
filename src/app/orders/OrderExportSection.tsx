import { use } from 'react';
import { LIST_PAGED } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import type { ExportScope } from '#features/list/export/exportModel.ts';
import { TimeZoneContext } from '#features/format/TimeZoneContext.ts';
import { createOrderExportColumns } from '#features/orders/table/orderExport.ts';
import { useWords } from '#features/words/useWords.ts';
import { fetchOrder, readOrderPages } from '../list/export/exportPages.ts';
import { ExportSection, getExportCounts } from '../list/export/ExportSection.tsx';
import { readHeldRows } from '../list/export/rowReader.ts';
import { readSelectedHeldRows, readSelectedPages } from '../list/export/selectedRows.ts';
import type { ListSource } from '../list/useListSource.ts';
import { useCapability } from '../session/useCapability.ts';

export type OrderExportSectionProps = {
  source: ListSource<Order>;
  /** Only these, where they are selected. */
  selectedIds?: ReadonlySet<string> | undefined;
  onClose: () => void;
};

/** Orders as a file: page by page where the backend has pages, else from the rows that the list holds. */
export function OrderExportSection({ source, selectedIds, onClose }: OrderExportSectionProps) {
  const { orderColumnNames } = useWords('exportNames');
  const hasPages = useCapability(LIST_PAGED) === 'offered';
  const timeZone = use(TimeZoneContext);
  const { held } = source;
  const rows = held.kind === 'all' ? held : { rows: [], matchingRows: [] };
  const readPaged = (scope: ExportScope) => {
    const readPages = readOrderPages(source.criteria, scope);
    return selectedIds ? readSelectedPages(selectedIds, { readPages, fetchOne: fetchOrder }) : readPages;
  };
  const readHeld = (scope: ExportScope) =>
    selectedIds
      ? readSelectedHeldRows(selectedIds, rows)
      : readHeldRows(scope === 'shown' ? rows.matchingRows : rows.rows);
  return (
    <ExportSection
      name="orders"
      columns={createOrderExportColumns(timeZone)}
      names={orderColumnNames}
      counts={selectedIds ? { selected: selectedIds.size } : getExportCounts(source)}
      read={hasPages ? readPaged : readHeld}
      onClose={onClose}
    />
  );
}
