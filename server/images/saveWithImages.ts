import type { ProductImage } from '#contract/products/productFields.ts';
import type { Deps } from '../base/deps.ts';

// Images are saved before the row that uses them and removed after it, so that no row refers to a missing image, even
// after a crash.

/**
 * Removes images that nothing uses any more. Runs after the commit, so a failure doesn't fail the caller; the next start
 * removes the images.
 */
export async function removeUnusedImages(
  images: readonly Pick<ProductImage, 'publicId'>[],
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
): Promise<void> {
  if (images.length === 0) return;
  try {
    const publicIds = images.map(({ publicId }) => publicId);
    const usedIds = await deps.db.findUsedImageIds(publicIds);
    await deps.images.remove(publicIds.filter((publicId) => !usedIds.has(publicId)));
  } catch (error) {
    deps.log.warn({ err: error }, 'unused images not removed');
  }
}

/** Saves the files, then calls `commit` with them. Removes them if it fails. */
export async function saveWithImages<T>(
  files: readonly File[],
  deps: Deps,
  commit: (added: ProductImage[]) => Promise<T>,
): Promise<T> {
  const added = await deps.images.add(files);
  try {
    return await commit(added);
  } catch (error) {
    await removeUnusedImages(added, deps);
    throw error;
  }
}
