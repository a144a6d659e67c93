import pLimit from 'p-limit';
import { HttpError } from '../base/httpError.ts';
import { createToken } from '../base/ids.ts';
import { encodeImage } from './imageEncoder.ts';
import type { ImageFiles } from './imageFiles.ts';
import type { ImageStore } from '../base/imageStore.ts';

export type PersistentImageStore = ImageStore & {
  /** Removes images that no product uses, for example after a crash before the product was saved. */
  removeUnused: ImageFiles['removeUnused'];
};

const createPublicId = () => createToken().slice(0, 22);

/** Creates an image store that re-encodes every image. `uploads.ts` serves the results. */
export function createImageStore(files: ImageFiles): PersistentImageStore {
  // One at a time for all requests: a decoded image takes far more memory than its file.
  const limitEncoding = pLimit(1);

  async function saveAll(images: ReadonlyMap<string, Uint8Array>): Promise<void> {
    try {
      for (const [publicId, image] of images) await files.save(publicId, image);
      await files.flush();
    } catch (error) {
      await files.remove([...images.keys()]).catch(() => undefined);
      const isDiskFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      throw isDiskFull ? new HttpError(507, (t) => t.errors.storeFull) : error;
    }
  }

  return {
    async add(uploads) {
      const images = new Map<string, Uint8Array>();
      for (const file of uploads) images.set(createPublicId(), await limitEncoding(() => encodeImage(file)));
      if (images.size > 0) await saveAll(images);
      return [...images.keys()].map((publicId) => ({ url: `/uploads/${publicId}.webp`, publicId }));
    },
    remove: files.remove,
    removeUnused: files.removeUnused,
  };
}
