import type { Product } from '#contract/products/product.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { addHeaders } from '#features/list/addHeaders.ts';
import type { ListColumn } from '#features/list/listDefinition.ts';
import { ProductStatus } from '../ProductStatus.tsx';
import { formatCategory, getThumbnailUrl } from '../productModel.ts';
import {
  DiscountCell,
  LocationsCell,
  NameCell,
  PriceCell,
  ProductActions,
  type ProductListActions,
  StockCell,
  UpdatedCell,
} from './productCells.tsx';

/** Creates the columns of the product list. */
export function createProductColumns(
  messages: Messages['products'],
): readonly ListColumn<Product, ProductListActions>[] {
  const t = messages.inventory;
  const categories = messages.productFilters.category.options;
  return addHeaders(t.columns, [
    {
      id: 'image',
      width: '2.75rem',
      card: 'image',
      // Without alternative text, because the name is next to it.
      cell: (product) => <Thumbnail size="row" src={getThumbnailUrl(product)} alt="" />,
    },
    {
      id: 'product',
      minWidth: '16rem',
      card: 'title',
      cell: (product) => <NameCell product={product} />,
    },
    {
      id: 'category',
      width: 'calc(5.25rem + var(--extra-width))',
      visible: 'fromNarrow',
      card: 'subtitle',
      className: 'truncate',
      cell: ({ category }) => (isPresent(category) ? formatCategory(categories, category) : t.missing),
    },
    {
      id: 'price',
      width: 'calc(5.25rem + var(--long-value-width) * 0.75 + var(--number-gap))',
      align: 'end',
      card: 'value',
      // An amount that is too long extends into the gap before it.
      className: 'tbl-long-value',
      cell: (product, { onQuickEdit }) => <PriceCell {...{ product, onQuickEdit }} />,
    },
    {
      id: 'stock',
      width: '7.5rem',
      card: 'detail',
      cell: (product, { onQuickEdit }) => <StockCell {...{ product, onQuickEdit }} />,
    },
    {
      id: 'discount',
      width: '4.75rem',
      visible: 'fromMedium',
      card: 'aside',
      cell: (product) => <DiscountCell product={product} />,
    },
    {
      id: 'status',
      width: '6rem',
      visible: 'onRequest',
      card: 'line',
      cell: ({ status }) => (isPresent(status) ? <ProductStatus status={status} look="text" /> : t.missing),
    },
    {
      id: 'brand',
      width: '7rem',
      visible: 'onRequest',
      card: 'line',
      className: 'truncate',
      cell: ({ brand }) => (isPresent(brand) ? <bdi title={brand}>{brand}</bdi> : t.missing),
    },
    {
      id: 'locations',
      width: '8.5rem',
      visible: 'onRequest',
      card: 'line',
      cell: (product) => <LocationsCell product={product} />,
    },
    {
      id: 'updated',
      width: '5.75rem',
      visible: 'onRequest',
      card: 'line',
      cell: (product) => <UpdatedCell product={product} />,
    },
    {
      id: 'actions',
      width: 'calc(3 * var(--row-action) - 0.25rem)',
      card: 'actions',
      cell: (product, { onDelete, onQuickEdit }) => (
        <ProductActions {...{ product, onDelete, onQuickEdit }} />
      ),
    },
  ]);
}

const isPresent = (text: string | undefined): text is string => trimToUndefined(text) !== undefined;
