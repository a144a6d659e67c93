import type { StoredProduct } from '#contract/product.ts';
import { sampleProducts } from './sampleProducts.ts';

/** The sample product whose name begins so. */
export function sampleProduct(start: string): StoredProduct {
  const found = sampleProducts.find(({ name }) => name.startsWith(start));
  if (!found) throw new Error(`no sample product's name begins with '${start}'`);
  return found;
}
