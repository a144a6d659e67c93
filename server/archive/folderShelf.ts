import { copyFile, link, mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureFiles } from '../node/pictureFiles.ts';
import type { PictureShelf } from './pictureShelf.ts';

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** A second name for the same bytes, which stays when the first is removed; a copy where a disk has no such thing. */
async function holdFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: unknown) => {
      if (isCode(error, 'ENOENT') || isCode(error, 'EEXIST')) throw error;
      return copyFile(from, to);
    });
    return true;
  } catch (error) {
    // Held for an earlier moment: a picture never changes under its name.
    if (isCode(error, 'EEXIST')) return true;
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Beside the pictures, where a second name costs nothing; beside the archive, where that folder takes no files. */
async function heldFolder(pictures: string, archive: string): Promise<string> {
  const name = '.held-';
  return mkdtemp(join(dirname(pictures), name)).catch(() => mkdtemp(join(dirname(archive), name)));
}

/** The pictures of the data folder's uploads. */
export function folderShelf(folder: string, archive: string): PictureShelf {
  const files = pictureFiles(folder);
  let held: Promise<string> | undefined;
  return {
    async hold(publicId) {
      held ??= heldFolder(folder, archive);
      return holdFile(files.path(publicId), pictureFiles(await held).path(publicId));
    },
    async read(publicId) {
      return readFile(held ? pictureFiles(await held).path(publicId) : files.path(publicId));
    },
    async release() {
      if (held) await rm(await held, { recursive: true, force: true });
      held = undefined;
    },
    put: files.place,
    settle: files.settle,
  };
}
