import type { ProductImage } from '#contract/products/productFields.ts';
import type { Deps } from '../http/deps.ts';

/**
 * Removes images that a product no longer has, except those that another product has. It runs after the commit, so that
 * its failure is not the call's: what it leaves is swept at the next start.
 */
export async function removeUnusedImages(images: readonly ProductImage[], deps: Deps): Promise<void> {
  if (images.length === 0) return;
  try {
    const publicIds = images.map(({ publicId }) => publicId);
    const used = await deps.store.products.imagesInUse(publicIds);
    await deps.images.remove(publicIds.filter((publicId) => !used.has(publicId)));
  } catch (error) {
    deps.log.warn({ err: error }, 'images left behind');
  }
}
