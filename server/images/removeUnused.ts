import type { ProductImage } from '#contract/product.ts';
import type { Deps } from '../deps.ts';

/**
 * Removes the pictures that a product no longer has, but those of another product. It runs after the commit, so its
 * failure is no failure of the call: what it leaves is swept at the next start.
 */
export async function removeUnused(images: readonly ProductImage[], deps: Deps): Promise<void> {
  if (images.length === 0) return;
  try {
    const used = await deps.store.products.imagesInUse();
    await deps.images.remove(images.map(({ publicId }) => publicId).filter((id) => !used.has(id)));
  } catch (error) {
    deps.log.warn({ err: error }, 'pictures left behind');
  }
}
