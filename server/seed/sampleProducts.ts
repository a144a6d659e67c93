import type { StoredProduct } from '#contract/products/product.ts';
import { travel } from './products/travel.ts';
import { electronics } from './products/electronics.ts';
import { fashion } from './products/fashion.ts';
import { food } from './products/food.ts';
import { home } from './products/home.ts';
import { sports } from './products/sports.ts';

/** The sample products, newest first, for the demo store, mocks and stories. */
export const sampleProducts: readonly StoredProduct[] = [
  ...electronics,
  ...fashion,
  ...home,
  ...sports,
  ...food,
  ...travel,
].toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));

/** Finds the sample product whose name starts with `start`. Throws if there is none. */
export function sampleProduct(start: string): StoredProduct {
  const product = sampleProducts.find(({ name }) => name.startsWith(start));
  if (!product) throw new Error(`no sample product's name begins with '${start}'`);
  return product;
}
