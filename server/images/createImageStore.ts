import pLimit from 'p-limit';
import { HttpError } from '../http/httpError.ts';
import { newToken } from '../store/ids.ts';
import { encodeImage } from './imageEncoder.ts';
import type { ImageFiles } from './imageFiles.ts';
import type { ImageStore } from './imageStore.ts';

export type SweepableImageStore = ImageStore & {
  /** Removes images that nothing refers to: what a process left that ended between a file and its row. */
  sweep: ImageFiles['sweep'];
};

const createPublicId = () => newToken().slice(0, 22);

/** Creates an image store that decodes every image and encodes it anew; `uploads.ts` serves what it stores. */
export function createImageStore(files: ImageFiles): SweepableImageStore {
  // One at a time, over all requests: a decoded image takes far more memory than its file.
  const limitEncoding = pLimit(1);

  async function saveAll(images: ReadonlyMap<string, Uint8Array>): Promise<void> {
    try {
      for (const [publicId, image] of images) await files.save(publicId, image);
      await files.flush();
    } catch (error) {
      await files.remove([...images.keys()]).catch(() => undefined);
      const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      throw isFull ? new HttpError(507, ({ serverCopy }) => serverCopy.storeFull) : error;
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
