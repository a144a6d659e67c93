import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { type ProductField, productFields } from '#contract/products/productFields.ts';
import { getSavedImages, toSlots } from '../images/imageModel.ts';

export type ProductChange = Partial<Pick<Product, 'status' | 'isFeatured'>>;

const fieldNames = Object.keys(productFields) as ProductField[];

/** Returns whether the product already has the new values. */
export const hasChange = (product: Product, { status, isFeatured }: ProductChange): boolean =>
  (status === undefined || product.status === status) &&
  (isFeatured === undefined || (product.isFeatured ?? false) === isFeatured);

/**
 * Returns the body of an edit that changes one field and sends the others back unchanged. The edit fails if another
 * version was saved in the meantime.
 */
export function buildChangeBody(product: Product, change: ProductChange): Body<typeof editProduct> {
  const before = Object.fromEntries(fieldNames.map((name) => [name, product[name]]));
  return {
    product: {
      ...({ ...before, ...change } as Body<typeof editProduct>['product']),
      images: getSavedImages(toSlots(product.images)),
      updatedAt: product.updatedAt,
    },
    images: [],
    imagesToDelete: [],
  };
}
