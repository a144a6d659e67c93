import type { ProductImage } from '#contract/products/productFields.ts';
import type { Deps } from '../http/deps.ts';

/**
 * Removes images that no product has any more. Runs after the commit, so a failure doesn't fail the call; the next
 * start removes what is left.
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
