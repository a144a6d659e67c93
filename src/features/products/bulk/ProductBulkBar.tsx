import { CircleCheck, PencilLine, Star, Trash } from 'lucide-react';
import { PRODUCT_STATUSES, type ProductStatus } from '#contract/products/productFields.ts';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
import {
  type ExportSelectedProps,
  ExportSelectedButton,
  createExportItem,
  BarMenu,
  type MenuItem,
  SelectionBar,
  type SelectionBarProps,
} from '#features/bulk/SelectionBar.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ChangePlan, ChangeTarget } from './valueChange.ts';

export type ProductBulkAction =
  | { kind: 'delete' }
  | { kind: 'status'; status: ProductStatus }
  | { kind: 'featured'; isFeatured: boolean }
  /** Prices or stocks. A dialog asks for the new values first; pasted ones have their own preview. */
  | { kind: 'change'; target: ChangeTarget | 'pasted'; plan: ChangePlan };

type BarMessages = Messages['productTools']['bulkBar'];
type OnAction = (action: ProductBulkAction) => void;
type ProductBulkBarProps = Omit<SelectionBarProps, 'label' | 'buttons' | 'items'> & {
  onAction: OnAction;
  exportSelected: ExportSelectedProps;
};

/** The bulk actions on products. */
export const ProductBulkBar = ({ onAction, exportSelected, ...bar }: ProductBulkBarProps) => {
  const { bulk: bulkMessages } = useMessages('listTools');
  const t = useMessages('productTools').bulkBar;
  return (
    <SelectionBar
      {...bar}
      label={t.bar}
      buttons={<Actions {...{ onAction, exportSelected }} />}
      items={[
        ...createStatusItems(t, onAction),
        ...createChangeItems(t, onAction),
        ...createFeaturedItems(t, onAction),
        createExportItem(bulkMessages, exportSelected),
        createDeleteItem(t, onAction),
      ]}
    />
  );
};

const Actions = ({ onAction, exportSelected }: Pick<ProductBulkBarProps, 'onAction' | 'exportSelected'>) => {
  const { bulk: bulkMessages } = useMessages('listTools');
  const t = useMessages('productTools').bulkBar;
  return (
    <>
      <BarMenu label={bulkMessages.status} items={createStatusItems(t, onAction)} />
      {TARGETS.map((target) => (
        <Button
          key={target}
          size="sm"
          aria-haspopup="dialog"
          onClick={() => onAction({ kind: 'change', target, plan: NO_PLAN })}
        >
          {t.changes[target]}
        </Button>
      ))}
      <BarMenu label={t.featured} items={createFeaturedItems(t, onAction)} />
      <ExportSelectedButton {...exportSelected} />
      <Button size="sm" variant="critical" onClick={() => onAction({ kind: 'delete' })}>
        {t.delete}
      </Button>
    </>
  );
};

const createStatusItems = (t: BarMessages, onAction: OnAction): MenuItem[] =>
  PRODUCT_STATUSES.map((status) => ({
    label: t.statuses[status],
    icon: <CircleCheck />,
    onSelect: () => onAction({ kind: 'status', status }),
  }));

const TARGETS = ['price', 'stock'] as const;
const NO_PLAN: ChangePlan = new Map();

const createChangeItems = (t: BarMessages, onAction: OnAction): MenuItem[] =>
  TARGETS.map((target) => ({
    label: t.changes[target],
    icon: <PencilLine />,
    onSelect: () => onAction({ kind: 'change', target, plan: NO_PLAN }),
  }));

const createFeaturedItems = (t: BarMessages, onAction: OnAction): MenuItem[] => [
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

const createDeleteItem = (t: BarMessages, onAction: OnAction): MenuItem => ({
  label: t.delete,
  icon: <Trash />,
  tone: 'critical',
  onSelect: () => onAction({ kind: 'delete' }),
});
