import type { StoredProduct } from '#contract/product.ts';
import type { ImageStore } from './imageStore.ts';

/** The product as it is answered: its images with the addresses of their small copies, which no row keeps. */
export function announceThumbnails(product: StoredProduct, { thumbUrl }: ImageStore): StoredProduct {
  if (!thumbUrl) return product;
  return { ...product, images: product.images.map((image) => ({ ...image, thumbUrl: thumbUrl(image) })) };
}
