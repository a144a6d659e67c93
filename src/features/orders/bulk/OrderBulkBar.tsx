import { ORDER_STATUSES, type OrderStatus } from '#contract/orders/order.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import {
  type ExportSelected,
  ExportSelectedButton,
  toExportItem,
  ActionsTrigger,
  type MenuItem,
  SelectionBar,
  type SelectionBarProps,
} from '#features/bulk/SelectionBar.tsx';
import { useWords } from '#features/words/useWords.ts';

/** Sets the status of all selected orders. */
export type OrderBulkAction = { status: OrderStatus };

type OrderBulkBarProps = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  onAction: (action: OrderBulkAction) => void;
  exporting: ExportSelected;
};

/** The bulk actions on orders. */
export function OrderBulkBar({ onAction, exporting, ...bar }: OrderBulkBarProps) {
  const { bulkCopy } = useWords('listTools');
  const { statusLabels, orderBulkCopy: copy } = useWords('orders');
  const items: MenuItem[] = ORDER_STATUSES.map((status) => ({
    label: statusLabels[status],
    onSelect: () => onAction({ status }),
  }));
  return (
    <SelectionBar
      {...bar}
      label={copy.bar}
      buttons={
        <>
          <Menu
            label={bulkCopy.status}
            trigger={<ActionsTrigger>{bulkCopy.status}</ActionsTrigger>}
            items={items}
          />
          <ExportSelectedButton {...exporting} />
        </>
      }
      items={[...items, toExportItem(bulkCopy, exporting)]}
    />
  );
}
