import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureFiles } from '../node/pictureFiles.ts';
import type { PictureShelf } from './pictureShelf.ts';

/** The pictures of a bucket. What is held is copied beside the archive, since a bucket knows no second names. */
export function bucketShelf(files: PictureFiles, archive: string): PictureShelf {
  let held: Promise<string> | undefined;
  return {
    async hold(publicId) {
      held ??= mkdtemp(join(dirname(archive), '.held-'));
      const bytes = await files.read(publicId);
      if (bytes) await writeFile(join(await held, publicId), bytes);
      return bytes !== undefined;
    },
    async read(publicId) {
      const bytes = held ? await readFile(join(await held, publicId)) : await files.read(publicId);
      if (!bytes) throw new Error(`the picture ${publicId} is not there`);
      return bytes;
    },
    async release() {
      if (held) await rm(await held, { recursive: true, force: true });
      held = undefined;
    },
    put: files.place,
    settle: files.settle,
  };
}
