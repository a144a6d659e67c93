import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { CurrencyContext, TimeZoneContext } from '#features/format/useFormats.ts';
import { COLUMN_CAPABILITIES, createOrderExportColumns } from '#features/orders/table/orderExport.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { ExportSection } from '../list/export/ExportSection.tsx';
import type { ListPageQuery } from '../list/useListPage.ts';
import { useSession } from '../session/useSession.ts';
import { orderQueries } from './orderQueries.ts';

type OrderExportSectionProps = {
  pageQuery: ListPageQuery<Order>;
  selectedIds?: ReadonlySet<string> | undefined;
  onClose: () => void;
};

/** Exports orders to a file. */
export function OrderExportSection({ pageQuery, selectedIds, onClose }: OrderExportSectionProps) {
  const { inStoreTime } = useMessages('listTools').exportDialog;
  const { labels } = useMessages('orderLabels');
  const client = useQueryClient();
  const session = useSession();
  const columns = createOrderExportColumns(use(TimeZoneContext), use(CurrencyContext)).filter(({ id }) => {
    const needed = COLUMN_CAPABILITIES[id];
    return needed === undefined || (session.status === 'signedIn' && session.capabilities.includes(needed));
  });
  return (
    <ExportSection
      fileName="orders"
      {...{ pageQuery, selectedIds, onClose }}
      readOne={(id, signal) => orderQueries.readOrder(client, id, signal)}
      columns={columns}
      columnNames={{ ...labels, storeDate: inStoreTime(labels.date) }}
    />
  );
}
