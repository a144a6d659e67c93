import { CircleCheck, Star, Trash } from 'lucide-react';
import { PRODUCT_STATUSES, type ProductStatus } from '#contract/products/productFields.ts';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
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
import { useMessages } from '#features/messages/useMessages.ts';

export type ProductBulkAction =
  | { kind: 'delete' }
  | { kind: 'status'; status: ProductStatus }
  | { kind: 'featured'; isFeatured: boolean };

type BulkMessages = Messages['productTools']['bulkBar'];
type OnAction = (action: ProductBulkAction) => void;
type ProductBulkBarProps = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  onAction: OnAction;
  exporting: ExportSelected;
};

/** The bulk actions on products. */
export const ProductBulkBar = ({ onAction, exporting, ...bar }: ProductBulkBarProps) => {
  const { bulk: bulkMessages } = useMessages('listTools');
  const t = useMessages('productTools').bulkBar;
  return (
    <SelectionBar
      {...bar}
      label={t.bar}
      buttons={<Actions {...{ onAction, exporting }} />}
      items={[
        ...statusItems(t, onAction),
        ...featureItems(t, onAction),
        toExportItem(bulkMessages, exporting),
        deleteItem(t, onAction),
      ]}
    />
  );
};

const Actions = ({ onAction, exporting }: Pick<ProductBulkBarProps, 'onAction' | 'exporting'>) => {
  const { bulk: bulkMessages } = useMessages('listTools');
  const t = useMessages('productTools').bulkBar;
  return (
    <>
      <Menu
        label={bulkMessages.status}
        trigger={<ActionsTrigger>{bulkMessages.status}</ActionsTrigger>}
        items={statusItems(t, onAction)}
      />
      <Button size="sm" onClick={() => onAction({ kind: 'featured', isFeatured: true })}>
        {t.feature}
      </Button>
      <Button size="sm" onClick={() => onAction({ kind: 'featured', isFeatured: false })}>
        {t.unfeature}
      </Button>
      <ExportSelectedButton {...exporting} />
      <Button size="sm" variant="critical" icon={<Trash />} onClick={() => onAction({ kind: 'delete' })}>
        {t.delete}
      </Button>
    </>
  );
};

const statusItems = (t: BulkMessages, onAction: OnAction): MenuItem[] =>
  PRODUCT_STATUSES.map((status) => ({
    label: t.statuses[status],
    icon: <CircleCheck />,
    onSelect: () => onAction({ kind: 'status', status }),
  }));

const featureItems = (t: BulkMessages, onAction: OnAction): MenuItem[] => [
  {
    label: t.feature,
    icon: <Star />,
    onSelect: () => onAction({ kind: 'featured', isFeatured: true }),
  },
  {
    label: t.unfeature,
    icon: <Star />,
    onSelect: () => onAction({ kind: 'featured', isFeatured: false }),
  },
];

const deleteItem = (t: BulkMessages, onAction: OnAction): MenuItem => ({
  label: t.delete,
  icon: <Trash />,
  tone: 'critical',
  onSelect: () => onAction({ kind: 'delete' }),
});
