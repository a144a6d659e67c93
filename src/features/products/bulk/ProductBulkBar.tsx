import { CircleCheck, Star, Trash } from 'lucide-react';
import { PRODUCT_STATUSES, type ProductStatus } from '#contract/products/productFields.ts';
import type { Words } from '#languages/words.ts';
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
import { useWords } from '#features/words/useWords.ts';

export type ProductBulkAction =
  | { kind: 'delete' }
  | { kind: 'status'; status: ProductStatus }
  | { kind: 'featured'; isFeatured: boolean };

type BulkCopy = Words['productTools']['productBulkCopy'];
type OnAction = (action: ProductBulkAction) => void;
type ProductBulkBarProps = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  onAction: OnAction;
  exporting: ExportSelected;
};

/** The bulk actions on products. */
export const ProductBulkBar = ({ onAction, exporting, ...bar }: ProductBulkBarProps) => {
  const { bulkCopy } = useWords('listTools');
  const { productBulkCopy: copy } = useWords('productTools');
  return (
    <SelectionBar
      {...bar}
      label={copy.bar}
      buttons={<Actions {...{ onAction, exporting }} />}
      items={[
        ...statusItems(copy, onAction),
        ...featureItems(copy, onAction),
        toExportItem(bulkCopy, exporting),
        deleteItem(copy, onAction),
      ]}
    />
  );
};

const Actions = ({ onAction, exporting }: Pick<ProductBulkBarProps, 'onAction' | 'exporting'>) => {
  const { bulkCopy } = useWords('listTools');
  const { productBulkCopy: copy } = useWords('productTools');
  return (
    <>
      <Menu
        label={bulkCopy.status}
        trigger={<ActionsTrigger>{bulkCopy.status}</ActionsTrigger>}
        items={statusItems(copy, onAction)}
      />
      <Button size="sm" onClick={() => onAction({ kind: 'featured', isFeatured: true })}>
        {copy.feature}
      </Button>
      <Button size="sm" onClick={() => onAction({ kind: 'featured', isFeatured: false })}>
        {copy.unfeature}
      </Button>
      <ExportSelectedButton {...exporting} />
      <Button size="sm" variant="critical" icon={<Trash />} onClick={() => onAction({ kind: 'delete' })}>
        {copy.delete}
      </Button>
    </>
  );
};

const statusItems = (copy: BulkCopy, onAction: OnAction): MenuItem[] =>
  PRODUCT_STATUSES.map((status) => ({
    label: copy.statuses[status],
    icon: <CircleCheck />,
    onSelect: () => onAction({ kind: 'status', status }),
  }));

const featureItems = (copy: BulkCopy, onAction: OnAction): MenuItem[] => [
  {
    label: copy.feature,
    icon: <Star />,
    onSelect: () => onAction({ kind: 'featured', isFeatured: true }),
  },
  {
    label: copy.unfeature,
    icon: <Star />,
    onSelect: () => onAction({ kind: 'featured', isFeatured: false }),
  },
];

const deleteItem = (copy: BulkCopy, onAction: OnAction): MenuItem => ({
  label: copy.delete,
  icon: <Trash />,
  tone: 'critical',
  onSelect: () => onAction({ kind: 'delete' }),
});
