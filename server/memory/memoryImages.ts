import { checkContent } from '../images/checkContent.ts';
import { imageCopy } from '../images/imageCopy.ts';
import type { ImageStore } from '../images/imageStore.ts';
import type { Part } from '../images/sentForm.ts';
import { Refusal } from '../refusal.ts';

/** A browser reads forms itself. */
export async function* formDataParts(request: Request): AsyncGenerator<Part> {
  const form = await request.formData().catch(() => {
    throw new Refusal(400, imageCopy.unreadableForm);
  });
  for (const [name, value] of form) yield { name, value };
}

/** Pictures as the page's own objects, shown as they came: they are gone with the page, as the rows are. */
export function memoryImages(): ImageStore {
  const urls = new Map<string, string>();
  let added = 0;
  return {
    async add(files) {
      for (const file of files) checkContent(file, await file.bytes());
      return files.map((file) => {
        const publicId = `memory-image-${(added += 1)}`;
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
