import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { productFields } from '#contract/products/productFields.ts';
import { buildChangeBody } from '../bulk/buildChangeBody.ts';
import type { PreviousSave } from './importModel.ts';

/** Returns a 64-bit hash. Not cryptographic. */
export function hashText(text: string): string {
  // FNV-1a and a second multiplier, because 32 bits would collide among ten thousand texts.
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995) ^ (second >>> 15);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}

/**
 * Returns the versions that a file may be based on: the stored one, and earlier ones if only imports from this browser
 * have saved since then. If a row has the
 * stock at its export, a changed stock is no conflict.
 */
export function findBaseVersions(
  before: Product,
  save: PreviousSave | undefined,
  stockAtExport: 'given' | 'missing',
): string[] {
  const { product } = buildChangeBody(before, {});
  const stock = stockAtExport === 'given' ? (save?.stock ?? product.stock) : product.stock;
  const isOwn = save?.fingerprint === getFingerprint({ ...product, stock });
  return [...(isOwn ? save.bases : []), ...(before.updatedAt ? [before.updatedAt] : [])];
}

/** Returns a fingerprint of a product's content. Treats undefined, null, '' and [] as the same. */
export const getFingerprint = (product: Body<typeof editProduct>['product']): string =>
  hashText(
    JSON.stringify(
      Object.keys(productFields).map((name) => {
        const value: unknown = product[name as keyof typeof product];
        return value === null || value === '' || (Array.isArray(value) && value.length === 0)
          ? undefined
          : value;
      }),
    ),
  );
