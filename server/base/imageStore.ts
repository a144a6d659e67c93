import type { ProductImage } from '#contract/products/productFields.ts';
import type { StoredProduct } from '#contract/products/product.ts';

/** Stores product images under generated names. */
export type ImageStore = {
  /** Stores all files or none. Throws an error that names the first file that is not an image. */
  add(files: readonly File[]): Promise<ProductImage[]>;
  /** Ignores unknown ids. */
  remove(publicIds: readonly string[]): Promise<void>;
  /** Returns the URL of the thumbnail. Stores without thumbnails omit this. */
  getThumbnailUrl?(image: ProductImage): string | undefined;
};

/** Thrown if the image store is unreachable or fails. The message is written to the log. */
export class ImageStoreUnavailableError extends Error {}

/** Adds thumbnail URLs, which aren't stored, to a product's images. */
export function addThumbnailUrls(product: StoredProduct, { getThumbnailUrl }: ImageStore): StoredProduct {
  if (!getThumbnailUrl) return product;
  return {
    ...product,
    images: product.images.map((image) => ({ ...image, thumbUrl: getThumbnailUrl(image) })),
  };
}
