import type { Product } from '#contract/products/product.ts';
import type { Words } from '#languages/words.ts';

/** What a product is called in the list, in its dialogs and in what its buttons say. */
export const productName = (
  copy: Words['products']['inventoryCopy'],
  { name }: Pick<Product, 'name'>,
): string => name?.trim() || copy.unnamed;
