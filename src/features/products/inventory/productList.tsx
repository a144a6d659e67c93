import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import { toFilterOptions } from '#features/list/filterText.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonActions, SkeletonText } from '#ui/table/SkeletonText.tsx';
import { categoryLabels } from './categories.ts';
import { inventoryCopy as copy } from './inventoryCopy.ts';
import {
  type ProductListActions,
  renderActions,
  renderDiscount,
  renderName,
  renderImage,
  renderPrice,
  renderStock,
} from './productCells.tsx';
import { productListParams } from './productListParams.ts';

const [allCategories, ...categories] = Object.entries(categoryLabels).map(([value, label]) => ({
  value,
  label,
}));

/** The products, in the dashboard and in the product list. */
export const productList: ListDefinition<ListedProduct, ProductListActions> = {
  ...productListParams,
  ...productListRules,
  columns: [
    {
      id: 'image',
      header: copy.columns.image,
      width: '5.25rem',
      // The gap to the words is its own: without it they begin at the card's edge.
      className: 'cards:me-3.5 cards:[grid-area:img]',
      cell: renderImage,
      skeleton: () => (
        <Skeleton width="2.75rem" height="2.75rem" shape="block" className="compact:size-8! cards:size-14!" />
      ),
    },
    {
      id: 'product',
      header: copy.columns.product,
      fixed: 'shown',
      className: 'cards:[grid-area:name]',
      cell: renderName,
      skeleton: (index) => <SkeletonText row={index} />,
    },
    {
      id: 'category',
      header: copy.columns.category,
      width: '9rem',
      priority: 'wide',
      className: 'truncate cards:text-xs cards:text-text-subtle cards:[grid-area:cat]',
      cell: ({ category }) => category || copy.missing,
      skeleton: () => <Skeleton width="5rem" />,
    },
    {
      id: 'price',
      header: copy.columns.price,
      width: '8rem',
      align: 'end',
      className:
        'font-medium whitespace-nowrap tabular-nums cards:mt-1.5 cards:text-start cards:[grid-area:price]',
      cell: renderPrice,
      skeleton: () => <Skeleton width="4.25rem" />,
    },
    {
      id: 'stock',
      header: copy.columns.stock,
      width: '10.5rem',
      className: 'cards:flex cards:min-h-5 cards:items-center cards:gap-1.5 cards:[grid-area:stock]',
      cell: renderStock,
      skeleton: () => (
        <span>
          <Skeleton width="4.5rem" />
        </span>
      ),
    },
    {
      id: 'discount',
      header: copy.columns.discount,
      width: '7rem',
      priority: 'wide',
      className:
        'tabular-nums cards:ms-3.5 cards:self-center cards:justify-self-end cards:text-xs cards:text-text-muted cards:[grid-area:disc]',
      cell: renderDiscount,
      skeleton: () => <Skeleton width="2.25rem" />,
    },
    {
      id: 'actions',
      header: copy.columns.actions,
      width: 'calc(3 * var(--row-action) + 2.25rem)',
      align: 'end',
      fixed: 'last',
      className: 'cards:-me-2.5 cards:-mt-2 cards:ms-3.5 cards:[grid-area:act]',
      cell: renderActions,
      skeleton: () => <SkeletonActions count={3} className="cards:hidden" />,
    },
  ],
  filters: [
    {
      param: 'category',
      label: copy.category,
      options: [allCategories!, ...categories],
    },
    { param: 'stock', label: copy.stockFilter, place: 'panel', options: toFilterOptions(copy.stockLevels) },
    { param: 'status', label: copy.statusFilter, place: 'panel', options: toFilterOptions(copy.statuses) },
    {
      param: 'featured',
      label: copy.featuredFilter,
      place: 'panel',
      options: toFilterOptions(copy.featured),
    },
    { param: 'price', label: copy.priceFilter, range: 'money', screen: 'inventory' },
  ],
  onNarrowing: 'keepPage',
  failure: 'row',
  cardBreakpoint: 'narrow',
  rowClassName:
    'cards:grid-cols-[auto_minmax(0,1fr)_auto] cards:gap-y-0.5 cards:[grid-template-areas:"img_name_act""img_cat_act""img_price_price""img_stock_disc"]',
  texts: { ...copy, count: (found) => copy.count(formatRowCount(found), found.count === 1) },
};
