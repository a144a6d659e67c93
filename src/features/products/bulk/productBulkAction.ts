import type { ProductStatus } from '#contract/products/productFields.ts';

/** What can be done to all products that are selected. */
export type ProductBulkAction =
  | { kind: 'delete' }
  | { kind: 'status'; status: ProductStatus }
  | { kind: 'featured'; isFeatured: boolean };
