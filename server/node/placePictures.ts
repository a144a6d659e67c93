import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureFiles } from './pictureFiles.ts';

const IMAGES = fileURLToPath(new URL('../seed/images/', import.meta.url));

/** Copies the sample's pictures to where pictures are kept. */
export async function placePictures(files: PictureFiles): Promise<void> {
  for (const name of await readdir(IMAGES)) {
    await files.place(name.replace(/\.webp$/, ''), await readFile(join(IMAGES, name)));
  }
  await files.settle();
}
