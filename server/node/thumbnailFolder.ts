import { existsSync } from 'node:fs';
import { encodeThumbnail } from './imageEncoder.ts';
import { inTurn } from './inTurn.ts';
import type { KeptImages } from './keptImages.ts';
import { type PictureFiles, pictureFiles } from './pictureFiles.ts';

export type ThumbnailFolder = ReturnType<typeof thumbnailFolder>;

/**
 * Small copies of pictures, `<publicId>.webp` each. It is a cache: what is not there is made when it is asked for, so
 * the sample, an older store and a restored backup have their thumbnails too, and nobody has to keep them.
 */
export function thumbnailFolder(folder: string, pictures: Pick<PictureFiles, 'read'>) {
  const turn = inTurn();
  const files = pictureFiles(folder);

  async function make(publicId: string): Promise<void> {
    if (existsSync(files.path(publicId))) return;
    const picture = await pictures.read(publicId);
    if (!picture) throw new Error(`the picture ${publicId} is not there`);
    await files.place(publicId, await encodeThumbnail(picture));
  }
  return {
    folder,
    /** Whether there is one now. Without its picture, or room on the disk, there is none. */
    async has(publicId: string): Promise<boolean> {
      if (existsSync(files.path(publicId))) return true;
      return turn(() => make(publicId)).then(
        () => true,
        () => false,
      );
    },
    remove: files.remove,
    sweep: files.sweep,
  };
}

/** Pictures whose thumbnails come and go with them. */
export const withThumbnails = (pictures: KeptImages, thumbnails: ThumbnailFolder): KeptImages => ({
  async add(files) {
    const added = await pictures.add(files);
    for (const { publicId } of added) await thumbnails.has(publicId);
    return added;
  },
  async remove(publicIds) {
    await pictures.remove(publicIds);
    await thumbnails.remove(publicIds);
  },
  async sweep(used, before) {
    return (await pictures.sweep(used, before)) + (await thumbnails.sweep(used, before));
  },
  thumbUrl: ({ url, publicId }) =>
    url === `/uploads/${publicId}.webp` ? `/uploads/thumbnails/${publicId}.webp` : undefined,
});
