import type { Product } from '#contract/products/product.ts';

/** The delete dialog: closed, then open for one product, then deleting it. */
export type DeleteState =
  | { status: 'closed' }
  | { status: 'confirming'; product: Product }
  | { status: 'deleting'; product: Product };
