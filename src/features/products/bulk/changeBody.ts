import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { type ProductField, productFields } from '#contract/products/productFields.ts';
import { getSavedImages, toSlots } from '../images/imageModel.ts';

export type ProductChange = Partial<Pick<Product, 'status' | 'isFeatured'>>;

const fieldNames = Object.keys(productFields) as ProductField[];

/** Tells whether the product is already as the change wants it: then nothing has to be sent. */
export const hasChange = (product: Product, { status, isFeatured }: ProductChange): boolean =>
  (status === undefined || product.status === status) &&
  (isFeatured === undefined || (product.isFeatured ?? false) === isFeatured);

/**
 * The body of an edit that changes one field: every other goes back as it came, and the edit is refused where somebody
 * has saved another version meanwhile. A backend checks what a product lacks.
 */
export function changeBody(product: Product, change: ProductChange): Body<typeof editProduct> {
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
