import { Printer } from 'lucide-react';
import type { OrderStatus } from '#contract/orders/order.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import {
  type ExportSelectedProps,
  ExportSelectedButton,
  createExportItem,
  ActionsTrigger,
  type MenuItem,
  SelectionBar,
  type SelectionBarProps,
} from '#features/bulk/SelectionBar.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { SheetKind } from '../orderModel.ts';

/** Sets the status of all selected orders. */
export type OrderBulkAction = { status: OrderStatus };

type OrderBulkBarProps = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  /** The statuses that can be set; none if the backend can't change them. */
  statuses: readonly OrderStatus[];
  onAction: (action: OrderBulkAction) => void;
  onPrint: (kind: SheetKind) => void;
  exportSelected: ExportSelectedProps;
};

/** The bulk actions on orders. */
export function OrderBulkBar({ statuses, onAction, onPrint, exportSelected, ...bar }: OrderBulkBarProps) {
  const { bulk: bulkMessages } = useMessages('listTools');
  const { statusLabels, bulkBar: t } = useMessages('orders');
  const items: MenuItem[] = statuses.map((status) => ({
    label: statusLabels[status],
    onSelect: () => onAction({ status }),
  }));
  const printItems = [
    { label: t.packingSlips, icon: <Printer />, onSelect: () => onPrint('packingSlip') },
    { label: t.invoices, icon: <Printer />, onSelect: () => onPrint('invoice') },
  ];
  return (
    <SelectionBar
      {...bar}
      label={t.bar}
      buttons={
        <>
          {items.length > 0 && (
            <Menu
              label={bulkMessages.status}
              trigger={<ActionsTrigger>{bulkMessages.status}</ActionsTrigger>}
              items={items}
            />
          )}
          <Menu label={t.print} trigger={<ActionsTrigger>{t.print}</ActionsTrigger>} items={printItems} />
          <ExportSelectedButton {...exportSelected} />
        </>
      }
      items={[
        ...items,
        { title: t.print, items: printItems },
        createExportItem(bulkMessages, exportSelected),
      ]}
    />
  );
}
