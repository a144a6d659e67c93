import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import type { createProduct } from '#contract/products/productCalls.ts';
import type { ProductValues } from '../form/productFormModel.ts';
import { createBody } from '../form/productPayload.ts';
import { createFileSlot } from '../images/imageModel.ts';

/** A new product as the form would have it, with what the form doesn't ask for beside it. */
export type NewProduct = { values: ProductValues; kept: Pick<Product, 'ram' | 'sizes' | 'weights'> };

/** Returns the body of the call, once the images that were named by their address are files. */
export function toCreateBody(
  { values, kept }: NewProduct,
  files: readonly File[],
): Body<typeof createProduct> {
  const images = files.map((file) => createFileSlot(file, file.name));
  return createBody({ ...values, images }, { _id: '', ...kept } as Product);
}
