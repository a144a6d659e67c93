import { clsx } from 'clsx';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Copy, Eye, Pencil, PencilLine, Trash } from 'lucide-react';
import type { Product } from '#contract/products/product.ts';
import type { Messages } from '#languages/messages.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { RowActionButton, RowActionLink, RowMenuButton } from '#ui/table/RowActions.tsx';
import { SkeletonActions, SkeletonText } from '#ui/table/SkeletonRow.tsx';
import type { Formats } from '#features/format/formats.ts';
import type { ListColumn } from '#features/list/listDefinition.ts';
import { paths } from '#features/paths.ts';
import { ProductStatus } from '../ProductStatus.tsx';
import { formatCategory, getProductName } from '../productModel.ts';
import {
  type ProductListActions,
  renderDiscount,
  renderImage,
  renderLocations,
  renderName,
  renderPrice,
  renderStock,
  renderUpdated,
} from './productCells.tsx';
import { getPriceField } from './quickEditCell.ts';

/** View, edit and delete: three buttons in a row, or one menu with more actions in a card. */
function renderActions(
  t: Messages['products']['inventory'],
  product: Product,
  { onDelete, onQuickEdit }: ProductListActions,
) {
  const name = getProductName(t, product);
  const [view, edit] = [paths.viewProduct(product._id), paths.editProduct(product._id)];
  const openDelete = () => onDelete(product);
  return (
    <>
      <RowActionLink icon="view" label={t.view(name)} href={view} className="tbl-row-only" />
      <RowActionLink icon="edit" label={t.edit(name)} href={edit} className="tbl-row-only" />
      <RowActionButton
        icon="delete"
        tone="critical"
        label={t.delete(name)}
        onClick={openDelete}
        className="tbl-row-only"
      />
      <RowMenuButton
        label={t.actions(name)}
        getItems={() => [
          { label: t.viewItem, icon: <Eye />, href: view },
          { label: t.editItem, icon: <Pencil />, href: edit },
          {
            label: t.editPriceItem,
            icon: <PencilLine />,
            onSelect: () => onQuickEdit(product, getPriceField(product)),
          },
          { label: t.editStockItem, icon: <PencilLine />, onSelect: () => onQuickEdit(product, 'stock') },
          { label: t.duplicateItem, icon: <Copy />, href: paths.duplicateProduct(product._id) },
          { label: t.deleteItem, icon: <Trash />, tone: 'critical', onSelect: openDelete },
        ]}
      />
    </>
  );
}

type ProductColumn = ListColumn<Product, ProductListActions>;
type InventoryMessages = Messages['products']['inventory'];
type OptionalColumnId = keyof InventoryMessages['optionalColumns'];
type ColumnId = keyof InventoryMessages['columns'] | OptionalColumnId;
type ColumnLayout = Omit<ProductColumn, 'id' | 'header' | 'cell'> & { id: ColumnId };

/** In cards, below the other values. */
const optionalCardStyle = 'cards:mt-0.5 cards:text-xs cards:[grid-column:2/-1]';

const columnLayouts: readonly ColumnLayout[] = [
  {
    id: 'image',
    width: '2.75rem',
    // The gap is part of the image's cell, so that text without an image is not indented.
    className: 'cards:me-3.5 cards:[grid-area:img]',
    skeleton: () => (
      <Skeleton width="2.75rem" height="2.75rem" shape="block" className="compact:size-8! cards:size-14!" />
    ),
  },
  {
    id: 'product',
    fixed: 'shown',
    minWidth: '16rem',
    className: 'cards:[grid-area:name]',
    skeleton: (index) => <SkeletonText row={index} />,
  },
  {
    id: 'category',
    width: 'calc(5.25rem + var(--extra-width))',
    hiddenBelow: 'narrow',
    className: 'truncate cards:text-xs cards:text-text-subtle cards:[grid-area:cat]',
    skeleton: () => <Skeleton width="5rem" />,
  },
  {
    id: 'price',
    width: 'calc(5.25rem + var(--long-value-width) * 0.75 + var(--number-gap))',
    align: 'end',
    className:
      'font-medium whitespace-nowrap tabular-nums cards:mt-1.5 cards:text-start cards:whitespace-normal cards:[grid-area:price]',
    skeleton: () => <Skeleton width="4.25rem" />,
  },
  {
    id: 'stock',
    width: '7.5rem',
    className: 'cards:flex cards:min-h-5 cards:items-center cards:gap-1.5 cards:[grid-area:stock]',
    skeleton: () => (
      <span>
        <Skeleton width="4.5rem" />
      </span>
    ),
  },
  {
    id: 'discount',
    width: '4.75rem',
    hiddenBelow: 'medium',
    className:
      'tabular-nums cards:ms-3.5 cards:self-center cards:justify-self-end cards:text-xs cards:text-text-muted cards:[grid-area:disc]',
    skeleton: () => <Skeleton width="2.25rem" />,
  },
  {
    id: 'status',
    optional: true,
    width: '6rem',
    className: optionalCardStyle,
    skeleton: () => <Skeleton width="4rem" />,
  },
  {
    id: 'brand',
    optional: true,
    width: '7rem',
    className: clsx('truncate', optionalCardStyle),
    skeleton: () => <Skeleton width="5rem" />,
  },
  {
    id: 'locations',
    optional: true,
    width: '8.5rem',
    className: optionalCardStyle,
    skeleton: () => <Skeleton width="6rem" />,
  },
  {
    id: 'updated',
    optional: true,
    width: '5.75rem',
    className: optionalCardStyle,
    skeleton: () => <Skeleton width="4.5rem" />,
  },
  {
    id: 'actions',
    width: 'calc(3 * var(--row-action) - 0.25rem)',
    align: 'end',
    fixed: 'last',
    className: 'tbl-actions print:hidden cards:-me-2.5 cards:-mt-2 cards:ms-3.5 cards:[grid-area:act]',
    skeleton: () => <SkeletonActions count={3} className="cards:hidden" />,
  },
];

/** Creates the columns of the product list. */
export function createProductColumns(
  messages: Messages['products'],
  formats: Formats,
): readonly ProductColumn[] {
  const t = messages.inventory;
  const categories = messages.productFilters.category.options;
  const cells: Record<ColumnId, ProductColumn['cell']> = {
    image: renderImage,
    product: (product) => renderName(t, product),
    category: ({ category }) => (isPresent(category) ? formatCategory(categories, category) : t.missing),
    price: (product, actions) => renderPrice(t, product, actions),
    stock: (product, actions) => renderStock(messages, product, actions),
    discount: (product) => renderDiscount(t, product, formats),
    status: ({ status }) => (isPresent(status) ? <ProductStatus status={status} look="text" /> : t.missing),
    brand: ({ brand }) => (isPresent(brand) ? <bdi title={brand}>{brand}</bdi> : t.missing),
    locations: ({ locations }) => renderLocations(t, locations),
    updated: ({ updatedAt }) => renderUpdated(t, updatedAt),
    actions: (product, actions) => renderActions(t, product, actions),
  };
  const headers = { ...t.columns, ...t.optionalColumns };
  return columnLayouts.map((column) => ({
    ...column,
    header: headers[column.id],
    cell: cells[column.id],
  }));
}

const isPresent = (text: string | undefined): text is string => trimToUndefined(text) !== undefined;
