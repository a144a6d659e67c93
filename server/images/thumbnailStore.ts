import { existsSync } from 'node:fs';
import pLimit from 'p-limit';
import type { PersistentImageStore } from './createImageStore.ts';
import { encodeThumbnail } from './imageEncoder.ts';
import { createImageFiles, type ImageFiles } from './imageFiles.ts';

export type ThumbnailStore = ReturnType<typeof createThumbnailStore>;

/**
 * Creates a cache of thumbnails, in files `<publicId>.webp`. They are created on request, because sample images, older
 * stores and restored backups come without them.
 */
export function createThumbnailStore(folder: string, images: Pick<ImageFiles, 'read'>) {
  // One at a time for all requests: a decoded image takes far more memory than its file.
  const limitEncoding = pLimit(1);
  const files = createImageFiles(folder);

  async function create(publicId: string): Promise<void> {
    if (existsSync(files.getPath(publicId))) return;
    const image = await images.read(publicId);
    if (!image) throw new Error(`image ${publicId} does not exist`);
    await files.save(publicId, await encodeThumbnail(image));
  }
  return {
    folder,
    /** Creates the thumbnail if it is missing. Returns false if its image doesn't exist or the disk is full. */
    async ensure(publicId: string): Promise<boolean> {
      if (existsSync(files.getPath(publicId))) return true;
      return limitEncoding(() => create(publicId)).then(
        () => true,
        () => false,
      );
    },
    remove: files.remove,
    removeUnused: files.removeUnused,
  };
}

/** Makes an image store create and remove thumbnails together with their images. */
export const withThumbnails = (
  images: PersistentImageStore,
  thumbnails: ThumbnailStore,
): PersistentImageStore => ({
  async add(files) {
    const added = await images.add(files);
    for (const { publicId } of added) await thumbnails.ensure(publicId);
    return added;
  },
  async remove(publicIds) {
    await images.remove(publicIds);
    await thumbnails.remove(publicIds);
  },
  async removeUnused(findUsedIds, savedBefore) {
    return (
      (await images.removeUnused(findUsedIds, savedBefore)) +
      (await thumbnails.removeUnused(findUsedIds, savedBefore))
    );
  },
  getThumbnailUrl: ({ url, publicId }) =>
    url === `/uploads/${publicId}.webp` ? `/uploads/thumbnails/${publicId}.webp` : undefined,
});
