import { productListRules } from '#contract/products/productListRules.ts';
import type { ListParams } from '#features/list/listParams.ts';
import { categoryLabels } from './categories.ts';

/** What the address of the products can say. Apart from their columns, because it is read before the page's code has come. */
export const productListParams = {
  sortBy: productListRules.sortBy,
  filters: [{ param: 'category', options: Object.keys(categoryLabels).map((value) => ({ value })) }],
  pageSizes: [10, 20, 50, 100],
  defaultPageSize: 10,
} satisfies ListParams;
