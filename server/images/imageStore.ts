import type { ProductImage } from '#contract/products/productFields.ts';
import type { StoredProduct } from '#contract/products/product.ts';

/** Stores product images under generated names. */
export type ImageStore = {
  /** Stores all files or none. Throws an error that names the first file that is not an image. */
  add(files: readonly File[]): Promise<ProductImage[]>;
  /** Ignores unknown ids. */
  remove(publicIds: readonly string[]): Promise<void>;
  /** Returns the URL of the thumbnail. Stores without thumbnails omit this. */
  thumbUrl?(image: ProductImage): string | undefined;
};

/** The image store is unreachable or failing. The message is for the log. */
export class ImageStoreUnavailable extends Error {}

/** Adds the thumbnail URLs to a product's images. They aren't stored. */
export function addThumbnailUrls(product: StoredProduct, { thumbUrl }: ImageStore): StoredProduct {
  if (!thumbUrl) return product;
  return { ...product, images: product.images.map((image) => ({ ...image, thumbUrl: thumbUrl(image) })) };
}
