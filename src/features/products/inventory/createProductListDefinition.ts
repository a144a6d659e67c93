import { useMemo } from 'react';
import type { Product } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { createFilters } from '#features/list/createFilters.ts';
import { formatRowCount } from '#features/list/formatListCount.ts';
import type { ChoiceFilter, ListDefinition, ListFilter } from '#features/list/listDefinition.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ProductListActions } from './productCells.tsx';
import { createProductColumns } from './productColumns.tsx';

/** Creates the product list, for the dashboard and the product list page. */
export const createProductListDefinition = (
  { list, products }: Pick<Messages, 'list' | 'products'>,
  formats: Formats,
): ListDefinition<Product, ProductListActions> => ({
  ...productListRules,
  getRowId: ({ _id }) => _id,
  openRow: ({ _id }, { onView }) => onView(_id),
  columns: createProductColumns(products, formats),
  filters: createFilters(productListRules, {
    messages: products.productFilters,
    defaultAllLabel: list.filters.any,
    toolbar: 'category',
    screen: 'inventory',
  }).map((filter) => (isCategory(filter) ? sortCategories(filter, formats.locale) : filter)),
  pageOnFilterChange: 'keep',
  failure: 'row',
  rowClassName:
    'cards:grid-cols-[auto_minmax(0,1fr)_auto] cards:content-start cards:gap-y-0.5 cards:[grid-template-areas:"img_name_act""img_cat_act""img_price_price""img_stock_disc"]',
  messages: {
    ...list.shared,
    ...products.inventory,
    count: (matches) =>
      products.inventory.count(matches.count, formatRowCount(list.shared, formats, matches)),
  },
});

const isCategory = (filter: ListFilter): filter is ChoiceFilter =>
  filter.param === 'category' && filter.options !== undefined;

/** Sorts categories by name, with "Other" last. */
function sortCategories(filter: ChoiceFilter, locale: string): ChoiceFilter {
  const [all, ...categories] = filter.options;
  const byName = categories.slice(0, -1).toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return { ...filter, options: [all, ...byName, ...categories.slice(-1)] };
}

/** Returns the product list in the current language. Memoized, so that memoized rows don't render again. */
export function useProductListDefinition() {
  const list = useMessages('list');
  const products = useMessages('products');
  const formats = useFormats();
  return useMemo(() => createProductListDefinition({ list, products }, formats), [list, products, formats]);
}
