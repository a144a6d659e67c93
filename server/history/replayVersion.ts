import { type ProductVersion, undoChanges } from '#contract/history/productChanges.ts';
import { productFieldNames } from '#contract/products/productFields.ts';
import { product as productSchema, type StoredProduct } from '#contract/products/product.ts';
import type { ProductHistory } from '../base/history.ts';

/**
 * Returns the version of a product before the oldest of the changes, without dates and reviews. Starts from the present
 * product; a deletion has all fields. Returns `undefined` if changes can't be read or don't lead to a whole product.
 */
export function replayVersion({ productId, product, changes }: ProductHistory): StoredProduct | undefined {
  let version: Partial<ProductVersion> = Object.fromEntries(
    productFieldNames.map((name) => [name, product?.[name]]),
  );
  for (const change of changes) {
    if (!change) return undefined;
    version = undoChanges(version, change);
  }
  return productSchema.safeParse({ _id: productId, ...version }).data;
}
