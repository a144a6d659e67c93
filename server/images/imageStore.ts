import type { ProductImage } from '#contract/products/productFields.ts';
import type { StoredProduct } from '#contract/products/product.ts';

/** Stores the images of products. Their names are the store's own and never a client's. */
export type ImageStore = {
  /** Stores all of these files or none: a file that is no image is refused by its name. */
  add(files: readonly File[]): Promise<ProductImage[]>;
  /** Ignores ids that it does not have. */
  remove(publicIds: readonly string[]): Promise<void>;
  /** Returns the address of a small copy, for tables. A store without small copies leaves this out. */
  thumbUrl?(image: ProductImage): string | undefined;
};

/** The image store does not answer, or not as it should. The message is for the log. */
export class ImageStoreUnavailable extends Error {}

/** Adds the addresses of the small copies to a product's images; no row keeps them. */
export function addThumbnailUrls(product: StoredProduct, { thumbUrl }: ImageStore): StoredProduct {
  if (!thumbUrl) return product;
  return { ...product, images: product.images.map((image) => ({ ...image, thumbUrl: thumbUrl(image) })) };
}
