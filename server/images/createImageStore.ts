import pLimit from 'p-limit';
import { HttpError } from '../http/httpError.ts';
import { newToken } from '../store/ids.ts';
import { encodeImage } from './imageEncoder.ts';
import type { ImageFiles } from './imageFiles.ts';
import type { ImageStore } from './imageStore.ts';

export type SweepableImageStore = ImageStore & {
  /** Removes images without a row, left by a process that ended between saving the two. */
  sweep: ImageFiles['sweep'];
};

const createPublicId = () => newToken().slice(0, 22);

/** Creates an image store that re-encodes every image. `uploads.ts` serves the results. */
export function createImageStore(files: ImageFiles): SweepableImageStore {
  // One at a time for all requests: a decoded image takes far more memory than its file.
  const limitEncoding = pLimit(1);

  async function saveAll(images: ReadonlyMap<string, Uint8Array>): Promise<void> {
    try {
      for (const [publicId, image] of images) await files.save(publicId, image);
      await files.flush();
    } catch (error) {
      await files.remove([...images.keys()]).catch(() => undefined);
      const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      throw isFull ? new HttpError(507, (t) => t.errors.storeFull) : error;
    }
  }

  return {
    async add(sent) {
      const images = new Map<string, Uint8Array>();
      for (const file of sent) images.set(createPublicId(), await limitEncoding(() => encodeImage(file)));
      if (images.size > 0) await saveAll(images);
      return [...images.keys()].map((publicId) => ({ url: `/uploads/${publicId}.webp`, publicId }));
    },
    remove: files.remove,
    sweep: files.sweep,
  };
}
