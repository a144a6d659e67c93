import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import type { Formats } from '#features/format/formats.ts';
import { toFilterOptions } from '#features/list/filterText.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import type { ChoiceFilter, ListDefinition, ListFilter } from '#features/list/listDefinition.ts';
import type { Words } from '#languages/words.ts';
import { ALL_CATEGORIES, CATEGORIES } from './categories.ts';
import type { ProductListActions } from './productCells.tsx';
import { createProductColumns } from './productColumns.tsx';
import { productListParams } from './productListParams.ts';

type ProductListWords = Pick<Words, 'list' | 'products'>;

/** The products, in the dashboard and in the product list, in the words of a language. */
export const createProductList = (
  words: ProductListWords,
  formats: Formats,
): ListDefinition<ListedProduct, ProductListActions> => ({
  ...productListParams,
  ...productListRules,
  getRowId: ({ _id }) => _id,
  columns: createProductColumns(words.products, formats),
  filters: createFilters(words, formats.locale),
  onNarrowing: 'keepPage',
  failure: 'row',
  rowClassName:
    'cards:grid-cols-[auto_minmax(0,1fr)_auto] cards:content-start cards:gap-y-0.5 cards:[grid-template-areas:"img_name_act""img_cat_act""img_price_price""img_stock_disc"]',
  texts: {
    ...words.list.listCopy,
    ...words.products.inventoryCopy,
    count: (found) =>
      words.products.inventoryCopy.count(found.count, formatRowCount(words.list.listCopy, formats, found)),
  },
});

function createFilters({ list, products }: ProductListWords, locale: string): readonly ListFilter[] {
  const { inventoryCopy: copy } = products;
  const toOptions = (labels: Readonly<Record<string, string>>) => toFilterOptions(list.filterCopy, labels);
  return [
    { param: 'category', label: copy.category, options: createCategoryOptions(copy, locale) },
    { param: 'stock', label: copy.stockFilter, place: 'panel', options: toOptions(copy.stockLevels) },
    { param: 'status', label: copy.statusFilter, place: 'panel', options: toOptions(copy.statuses) },
    { param: 'featured', label: copy.featuredFilter, place: 'panel', options: toOptions(copy.featured) },
    { param: 'price', label: copy.priceFilter, range: 'money', screen: 'inventory' },
  ];
}

/** By their names, but for what is in none of them, which stays last. */
function createCategoryOptions(
  copy: ProductListWords['products']['inventoryCopy'],
  locale: string,
): ChoiceFilter['options'] {
  const options = CATEGORIES.map((value) => ({ value, label: copy.categories[value] }));
  const byName = options.slice(0, -1).toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return [{ value: ALL_CATEGORIES, label: copy.allCategories }, ...byName, ...options.slice(-1)];
}
