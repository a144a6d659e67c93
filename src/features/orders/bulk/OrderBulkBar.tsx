import { Printer, Truck } from 'lucide-react';
import type { OrderStatus } from '#contract/orders/order.ts';
import type { PaymentByHand } from '#contract/orders/orderEvents.ts';
import { Button } from '#ui/button/Button.tsx';
import type { MenuItem } from '#ui/menu/Menu.tsx';
import {
  type ExportSelectedProps,
  ExportSelectedButton,
  createExportItem,
  BarMenu,
  SelectionBar,
  type SelectionBarProps,
} from '#features/bulk/SelectionBar.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { PrintChoice } from '../orderModel.ts';
import { NO_STOCK, type OrderBulkAction } from './orderBulkAction.ts';

type OrderBulkBarProps = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  /** The statuses that can be set; none if the backend can't change them. */
  statuses: readonly OrderStatus[];
  /** The payments that can be recorded; none if the backend can't change them. */
  payments: readonly PaymentByHand[];
  onAction: (action: OrderBulkAction) => void;
  /** Whether the backend keeps the tracking of orders. */
  trackingCapability: 'offered' | 'unavailable';
  onAddTracking: () => void;
  onPrint: (sheets: PrintChoice) => void;
  /** After the sheets in the menu, for example what they lack. */
  printHint?: MenuItem | undefined;
  exportSelected: ExportSelectedProps;
};

const PRINTED: readonly PrintChoice[] = ['packingSlip', 'packingSlipWithNotes', 'invoice'];

/** The bulk actions on orders. */
export function OrderBulkBar({
  statuses,
  payments,
  onAction,
  trackingCapability,
  onAddTracking,
  onPrint,
  printHint,
  exportSelected,
  ...bar
}: OrderBulkBarProps) {
  const { bulk: bulkMessages } = useMessages('listTools');
  const { statusLabels, bulkBar: t } = useMessages('orders');
  const { bulkPayment, bulkTracking } = useMessages('orderTools');
  const statusItems = statuses.map((status) => ({
    label: statusLabels[status],
    onSelect: () => onAction({ kind: 'status', status, returning: NO_STOCK }),
  }));
  const paymentItems = payments.map((status) => ({
    label: bulkPayment.actions[status],
    onSelect: () => onAction({ kind: 'payment', status, reference: '', returning: NO_STOCK }),
  }));
  const printItems: MenuItem[] = PRINTED.map((sheets) => ({
    label: t.sheets[sheets],
    icon: <Printer />,
    onSelect: () => onPrint(sheets),
  }));
  if (printHint) printItems.push(printHint);
  const menus = [
    { label: bulkMessages.status, items: statusItems },
    { label: bulkPayment.menu, items: paymentItems },
    { label: t.print, items: printItems },
  ].filter(({ items }) => items.length > 0);
  return (
    <SelectionBar
      {...bar}
      label={t.bar}
      buttons={
        <>
          {menus.map(({ label, items }) => (
            <BarMenu key={label} label={label} items={items} />
          ))}
          {trackingCapability === 'offered' && (
            <Button size="sm" aria-haspopup="dialog" onClick={onAddTracking}>
              {bulkTracking.add}
            </Button>
          )}
          <ExportSelectedButton {...exportSelected} />
        </>
      }
      items={[
        ...menus.map(({ label, items }) => ({ title: label, items })),
        ...(trackingCapability === 'offered'
          ? [{ label: bulkTracking.add, icon: <Truck />, onSelect: onAddTracking }]
          : []),
        createExportItem(bulkMessages, exportSelected),
      ]}
    />
  );
}
