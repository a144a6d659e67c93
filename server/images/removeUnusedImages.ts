import type { ProductImage } from '#contract/products/productFields.ts';
import type { Deps } from '../http/deps.ts';

/**
 * Removes images that a product no longer has, except those that another product has. It runs after the commit, so that
 * its failure is not the call's: what it leaves is swept at the next start.
 */
export async function removeUnusedImages(images: readonly ProductImage[], deps: Deps): Promise<void> {
  if (images.length === 0) return;
  try {
    const used = await deps.store.products.imagesInUse();
    await deps.images.remove(images.map(({ publicId }) => publicId).filter((id) => !used.has(id)));
  } catch (error) {
    deps.log.warn({ err: error }, 'images left behind');
  }
}
