import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { LIST_PAGED } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import { orderExportColumns } from '#features/orders/table/orderExport.ts';
import { readOrderPages } from '../list/export/exportPages.ts';
import { ExportSection, getExportCounts } from '../list/export/ExportSection.tsx';
import { readHeldRows } from '../list/export/rowReader.ts';
import type { ListSource } from '../list/useListSource.ts';
import { useCapability } from '../session/useCapability.ts';

export type OrderExportSectionProps = {
  source: ListSource<Order>;
  criteria: ListCriteria;
  onClose: () => void;
};

/** Orders as a file: page by page where the backend has pages, else from the rows that the list holds. */
export function OrderExportSection({ source, criteria, onClose }: OrderExportSectionProps) {
  const hasPages = useCapability(LIST_PAGED) === 'offered';
  const { held } = source;
  const { rows, matchingRows } = held.kind === 'all' ? held : { rows: [], matchingRows: [] };
  return (
    <ExportSection
      name="orders"
      columns={orderExportColumns}
      counts={getExportCounts(source.state, criteria)}
      read={(scope) =>
        hasPages ? readOrderPages(criteria, scope) : readHeldRows(scope === 'shown' ? matchingRows : rows)
      }
      onClose={onClose}
    />
  );
}
