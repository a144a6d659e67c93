import { validateImageContent } from './validateImageContent.ts';
import type { ImageStore } from '../base/imageStore.ts';
import type { Part } from '../base/deps.ts';
import { HttpError } from '../base/httpError.ts';

/** Reads a form with the browser's own parser. */
export async function* readFormDataParts(request: Request): AsyncGenerator<Part> {
  const form = await request.formData().catch(() => {
    throw new HttpError(400, (t) => t.upload.unreadableForm);
  });
  for (const [name, value] of form) yield { name, value };
}

/** Stores images as object URLs, which last as long as the page. */
export function createMemoryImages(): ImageStore {
  const urls = new Map<string, string>();
  let count = 0;
  return {
    async add(files) {
      for (const file of files) validateImageContent(file, await file.bytes());
      return files.map((file) => {
        const publicId = `memory-image-${(count += 1)}`;
        const url = URL.createObjectURL(file);
        urls.set(publicId, url);
        return { url, publicId };
      });
    },
    async remove(publicIds) {
      for (const publicId of publicIds) {
        const url = urls.get(publicId);
        if (url !== undefined) URL.revokeObjectURL(url);
        urls.delete(publicId);
      }
    },
  };
}
