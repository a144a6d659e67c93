import type { ImageStore } from '../images/imageStore.ts';
import { Refusal } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';
import { newToken } from './chance.ts';
import { encodeImage } from './imageEncoder.ts';
import { inTurn } from './inTurn.ts';
import type { PictureFiles } from './pictureFiles.ts';

export type KeptImages = ImageStore & {
  /** Removes pictures that nothing refers to: what a process left that ended between a file and its row. */
  sweep: PictureFiles['sweep'];
};

const newName = () => newToken().slice(0, 22);

/** Images, decoded and encoded anew, as `site/uploads.ts` serves them. */
export function keptImages(files: PictureFiles): KeptImages {
  const turn = inTurn();

  async function placeAll(pictures: ReadonlyMap<string, Uint8Array>): Promise<void> {
    try {
      for (const [publicId, picture] of pictures) await files.place(publicId, picture);
      await files.settle();
    } catch (error) {
      await files.remove([...pictures.keys()]).catch(() => undefined);
      const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      throw isFull ? new Refusal(507, serverCopy.storeFull) : error;
    }
  }

  return {
    async add(sent) {
      const pictures = new Map<string, Uint8Array>();
      for (const file of sent) pictures.set(newName(), await turn(() => encodeImage(file)));
      if (pictures.size > 0) await placeAll(pictures);
      return [...pictures.keys()].map((publicId) => ({ url: `/uploads/${publicId}.webp`, publicId }));
    },
    remove: files.remove,
    sweep: files.sweep,
  };
}
