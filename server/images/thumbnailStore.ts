import { existsSync } from 'node:fs';
import pLimit from 'p-limit';
import type { SweepableImageStore } from './createImageStore.ts';
import { encodeThumbnail } from './imageEncoder.ts';
import { createImageFiles, type ImageFiles } from './imageFiles.ts';

export type ThumbnailStore = ReturnType<typeof createThumbnailStore>;

/**
 * Creates a cache of small copies of images, `<publicId>.webp` each. A missing one is made when it is asked for, so the
 * sample, an older store and a restored backup have thumbnails too, and no backup contains them.
 */
export function createThumbnailStore(folder: string, images: Pick<ImageFiles, 'read'>) {
  // One at a time, over all requests: a decoded image takes far more memory than its file.
  const limitEncoding = pLimit(1);
  const files = createImageFiles(folder);

  async function create(publicId: string): Promise<void> {
    if (existsSync(files.path(publicId))) return;
    const image = await images.read(publicId);
    if (!image) throw new Error(`the image ${publicId} is not there`);
    await files.save(publicId, await encodeThumbnail(image));
  }
  return {
    folder,
    /** Creates the thumbnail if it is missing. Returns false where its image, or room on the disk, is missing. */
    async ensure(publicId: string): Promise<boolean> {
      if (existsSync(files.path(publicId))) return true;
      return limitEncoding(() => create(publicId)).then(
        () => true,
        () => false,
      );
    },
    remove: files.remove,
    sweep: files.sweep,
  };
}

/** Adds to an image store that thumbnails come and go with their images. */
export const withThumbnails = (
  images: SweepableImageStore,
  thumbnails: ThumbnailStore,
): SweepableImageStore => ({
  async add(files) {
    const added = await images.add(files);
    for (const { publicId } of added) await thumbnails.ensure(publicId);
    return added;
  },
  async remove(publicIds) {
    await images.remove(publicIds);
    await thumbnails.remove(publicIds);
  },
  async sweep(findUsed, before) {
    return (await images.sweep(findUsed, before)) + (await thumbnails.sweep(findUsed, before));
  },
  thumbUrl: ({ url, publicId }) =>
    url === `/uploads/${publicId}.webp` ? `/uploads/thumbnails/${publicId}.webp` : undefined,
});
