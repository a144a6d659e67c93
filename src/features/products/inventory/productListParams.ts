import { PRODUCT_STATUSES } from '#contract/products/productFields.ts';
import { FEATURED, PRODUCT_SORTS, STOCK_LEVELS } from '#contract/products/productListNames.ts';
import type { ListParams } from '#features/list/listParams.ts';
import { ALL_CATEGORIES, CATEGORIES } from './categories.ts';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value }));

/** What the address of the products can say. Apart from their columns, because it is read before the page's code has come. */
export const productListParams = {
  sortBy: Object.fromEntries(PRODUCT_SORTS.map((name) => [name, name])),
  filters: [
    { param: 'category', options: toOptions([ALL_CATEGORIES, ...CATEGORIES]) },
    { param: 'stock', options: toOptions(['any', ...Object.keys(STOCK_LEVELS)]) },
    { param: 'status', options: toOptions(['any', ...PRODUCT_STATUSES]) },
    { param: 'featured', options: toOptions(['any', ...FEATURED]) },
    { param: 'price', range: 'money' },
  ],
  pageSizes: [10, 20, 50, 100],
  defaultPageSize: 10,
} satisfies ListParams;
