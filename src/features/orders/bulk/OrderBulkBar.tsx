import { ORDER_STATUSES } from '#contract/orders/order.ts';
import { ActionsTrigger } from '#features/bulk/ActionsTrigger.tsx';
import {
  type ExportSelected,
  ExportSelectedButton,
  toExportItem,
} from '#features/bulk/ExportSelectedButton.tsx';
import { type MenuItem, SelectionBar, type SelectionBarProps } from '#features/bulk/SelectionBar.tsx';
import { useWords } from '#features/words/useWords.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import type { OrderBulkAction } from './orderBulkModel.ts';

export type OrderBulkBarProps = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  onAction: (action: OrderBulkAction) => void;
  exporting: ExportSelected;
};

/** What can be done to the orders that are selected. */
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
