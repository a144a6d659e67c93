import type { ListedProduct } from '#contract/products/listedProduct.ts';

/** The delete dialog: closed, then open for one product, then deleting it. */
export type DeleteState =
  | { status: 'closed' }
  | { status: 'confirming'; product: ListedProduct }
  | { status: 'deleting'; product: ListedProduct };
