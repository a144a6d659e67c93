import type { Product } from '#contract/products/product.ts';
import type { Formats } from '#features/format/formats.ts';
import type { ListColumn } from '#features/list/listDefinition.ts';
import type { Words } from '#languages/words.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonActions, SkeletonText } from '#ui/table/SkeletonRow.tsx';
import { formatCategory } from './categories.ts';
import { renderActions } from './productActions.tsx';
import {
  type ProductListActions,
  renderDiscount,
  renderImage,
  renderName,
  renderPrice,
  renderStock,
} from './productCells.tsx';

type ProductColumn = ListColumn<Product, ProductListActions>;
type ColumnId = keyof Words['products']['inventoryCopy']['columns'];
type ColumnLook = Omit<ProductColumn, 'id' | 'header' | 'cell'> & { id: ColumnId };

const looks: readonly ColumnLook[] = [
  {
    id: 'image',
    width: '2.75rem',
    // The gap to the words is its own: without it they begin at the card's edge.
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
    width: 'calc(5.25rem + var(--spare))',
    hiddenBelow: 'narrow',
    className: 'truncate cards:text-xs cards:text-text-subtle cards:[grid-area:cat]',
    skeleton: () => <Skeleton width="5rem" />,
  },
  {
    id: 'price',
    width: 'calc(5.25rem + var(--long-values) * 0.75 + var(--after-figures))',
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
    id: 'actions',
    width: 'calc(3 * var(--row-action) - 0.25rem)',
    align: 'end',
    fixed: 'last',
    className: 'tbl-actions print:hidden cards:-me-2.5 cards:-mt-2 cards:ms-3.5 cards:[grid-area:act]',
    skeleton: () => <SkeletonActions count={3} className="cards:hidden" />,
  },
];

/** The columns, with their heads and cells in the words of a language. */
export function createProductColumns(words: Words['products'], formats: Formats): readonly ProductColumn[] {
  const { inventoryCopy: copy } = words;
  const categories = words.productFilters.category.options;
  const cells: Record<ColumnId, ProductColumn['cell']> = {
    image: (product) => renderImage(copy, product),
    product: (product) => renderName(copy, product),
    category: ({ category }) => (category ? formatCategory(categories, category) : copy.missing),
    price: (product, actions) => renderPrice(copy, product, actions),
    stock: (product, actions) => renderStock(words, product, actions),
    discount: (product) => renderDiscount(copy, product, formats),
    actions: (product, actions) => renderActions(copy, product, actions),
  };
  return looks.map((look) => ({ ...look, header: copy.columns[look.id], cell: cells[look.id] }));
}
