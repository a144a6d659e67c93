import type { StoredProduct } from '#contract/products/product.ts';
import { sampleProducts } from './sampleProducts.ts';

/** Finds the sample product whose name begins with some text. Throws where there is none. */
export function sampleProduct(start: string): StoredProduct {
  const product = sampleProducts.find(({ name }) => name.startsWith(start));
  if (!product) throw new Error(`no sample product's name begins with '${start}'`);
  return product;
}
