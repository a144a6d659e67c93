import { useMemo } from 'react';
import type { Product } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { createFilters } from '#features/list/createFilters.ts';
import { createCount } from '#features/list/formatListCount.ts';
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
  columns: createProductColumns(products),
  filters: createFilters(productListRules, {
    messages: products.productFilters,
    defaultAllLabel: list.filters.any,
    toolbar: 'category',
    screen: 'inventory',
  }).map((filter) => (isCategory(filter) ? sortCategories(filter, formats.locale) : filter)),
  builtInViews: 'stock',
  pageOnFilterChange: 'keep',
  failure: 'row',
  messages: {
    ...list.shared,
    ...products.inventory,
    count: createCount(list.shared, products.inventory, formats),
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

/**
 * Returns the product list in the current language. Memoized, so that memoized rows don't render again. Without
 * `updatedAt` in its rows, there is no column for it.
 */
export function useProductListDefinition(updatedAt: 'sent' | 'missing' = 'sent') {
  const list = useMessages('list');
  const products = useMessages('products');
  const formats = useFormats();
  return useMemo(() => {
    const definition = createProductListDefinition({ list, products }, formats);
    if (updatedAt === 'sent') return definition;
    return { ...definition, columns: definition.columns.filter(({ id }) => id !== 'updated') };
  }, [list, products, formats, updatedAt]);
}
