import { Copy, Eye, Pencil, PencilLine, Trash } from 'lucide-react';
import { getPercentOff, getPrices } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import { getStockLevel } from '#contract/products/stockLevel.ts';
import { trimInvisible } from '#contract/text/cleanText.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { StatusText } from '#ui/badge/Badge.tsx';
import type { MenuItem } from '#ui/menu/Menu.tsx';
import { CellText } from '#ui/table/Cell.tsx';
import { CellEditButton } from '#ui/table/CellEditButton.tsx';
import { RowActionButton, RowActionLink, RowMenuButton } from '#ui/table/RowActions.tsx';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { formatLocation } from '#features/format/formatFieldValue.ts';
import { Money } from '#features/format/Money.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { ProductStatus } from '../ProductStatus.tsx';
import { formatPercent, formatProductName } from '../productModel.ts';
import { getPriceField, type QuickEditField } from './quickEditCell.ts';

export type ProductListActions = {
  onView: (id: string) => void;
  onDelete: (product: Product) => void;
  onQuickEdit: (product: Product, field: QuickEditField) => void;
};

type ProductCellProps = { product: Product };
type EditableCellProps = ProductCellProps & Pick<ProductListActions, 'onQuickEdit'>;

export function NameCell({ product }: ProductCellProps) {
  const t = useMessages('products').inventory;
  return (
    <CellText
      href={paths.viewProduct(product._id)}
      badge={renderStatusBadge(product)}
      detail={product.description}
    >
      {formatProductName(t, product)}
    </CellText>
  );
}

/** Draft or Inactive. Most products are active, so those have no badge. */
function renderStatusBadge({ status = '' }: Product) {
  const known = trimInvisible(status).toLowerCase();
  return (known === 'draft' || known === 'inactive') && <ProductStatus status={status} look="badge" />;
}

/** The price, editable in place. */
export function PriceCell({ product, onQuickEdit }: EditableCellProps) {
  const t = useMessages('products').inventory;
  const field = getPriceField(product);
  const { price, compareAtPrice } = getPrices(product);
  return (
    <CellEditButton
      name={field}
      value={product._id}
      description={t.editCell[field]}
      onEdit={() => onQuickEdit(product, field)}
    >
      {price === undefined ? (
        <span className="font-regular">{t.missing}</span>
      ) : (
        <>
          <Money amount={price} screen="inventory" />
          {compareAtPrice !== undefined && (
            <s data-sr-text={t.was} className="tbl-detail sr-only-before">
              <Money amount={compareAtPrice} screen="inventory" />
            </s>
          )}
        </>
      )}
    </CellEditButton>
  );
}

/** The stock, editable in place. */
export function StockCell({ product, onQuickEdit }: EditableCellProps) {
  const t = useMessages('products').inventory;
  return (
    <CellEditButton
      name="stock"
      value={product._id}
      description={t.editCell.stock}
      onEdit={() => onQuickEdit(product, 'stock')}
    >
      <StockLevel product={product} />
    </CellEditButton>
  );
}

/** The stock with its unit: red with an icon and text if low or out, otherwise green. */
function StockLevel({ product }: ProductCellProps) {
  const t = useMessages('products');
  const { stock, stockUnit } = product;
  const level = getStockLevel(product);
  if (stock === undefined || level === undefined) return <span>{t.inventory.missing}</span>;
  const amount = t.stock.amount(stock, trimToUndefined(stockUnit));
  if (level === 'enough')
    return (
      <StatusText
        tone="positive"
        icon="circle-check"
        data-sr-text={t.stock.inStock}
        className="sr-only-after"
      >
        {amount}
      </StatusText>
    );
  return (
    <>
      <StatusText tone="critical" icon="triangle-alert">
        {amount}
      </StatusText>
      <span className="tbl-detail">{t.stock.shortage[level]}</span>
    </>
  );
}

/** The first locations, with all of them in the tooltip. */
export function LocationsCell({ product: { locations = [] } }: ProductCellProps) {
  const t = useMessages('products').inventory;
  const { locations: names } = useMessages('productForm').choices;
  if (locations.length === 0) return t.missing;
  const text = locations.map((location) => formatLocation(names, location)).join(', ');
  return (
    <bdi title={text} className="line-clamp-2">
      {text}
    </bdi>
  );
}

/** The day of the last change. Cards have no headers, so there it has a label. */
export function UpdatedCell({ product: { updatedAt } }: ProductCellProps) {
  const t = useMessages('products').inventory;
  return (
    <>
      <span className="tbl-card-only">{`${t.updatedInCard} `}</span>
      <FormattedDate iso={updatedAt} />
    </>
  );
}

/** The discount in percent. */
export function DiscountCell({ product }: ProductCellProps) {
  const t = useMessages('products').inventory;
  const formats = useFormats();
  const percent = getPercentOff(product);
  if (percent === undefined) return <span className="tbl-row-only text-text-subtle">{t.noDiscount}</span>;
  return (
    <>
      <span translate="no">{formatPercent(percent, formats)}</span>
      <span className="tbl-card-only">{` ${t.off}`}</span>
    </>
  );
}

type RowActions = Pick<ProductListActions, 'onDelete' | 'onQuickEdit'>;

/** View, edit and delete: three buttons in a row, or one menu with more actions in a card. */
export function ProductActions({ product, ...actions }: ProductCellProps & RowActions) {
  const t = useMessages('products').inventory;
  const name = formatProductName(t, product);
  return (
    <>
      <RowActionLink
        icon="view"
        label={t.view(name)}
        href={paths.viewProduct(product._id)}
        className="tbl-row-only"
      />
      <RowActionLink
        icon="edit"
        label={t.edit(name)}
        href={paths.editProduct(product._id)}
        className="tbl-row-only"
      />
      <RowActionButton
        icon="delete"
        tone="critical"
        label={t.delete(name)}
        onClick={() => actions.onDelete(product)}
        className="tbl-row-only"
      />
      <RowMenuButton label={t.actions(name)} getItems={() => createMenuItems(t, product, actions)} />
    </>
  );
}

const createMenuItems = (
  t: Messages['products']['inventory'],
  product: Product,
  { onDelete, onQuickEdit }: RowActions,
): readonly MenuItem[] => [
  { label: t.viewItem, icon: <Eye />, href: paths.viewProduct(product._id) },
  { label: t.editItem, icon: <Pencil />, href: paths.editProduct(product._id) },
  {
    label: t.editPriceItem,
    icon: <PencilLine />,
    onSelect: () => onQuickEdit(product, getPriceField(product)),
  },
  { label: t.editStockItem, icon: <PencilLine />, onSelect: () => onQuickEdit(product, 'stock') },
  { label: t.duplicateItem, icon: <Copy />, href: paths.duplicateProduct(product._id) },
  { label: t.deleteItem, icon: <Trash />, tone: 'critical', onSelect: () => onDelete(product) },
];
