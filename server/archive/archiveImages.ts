import { copyFile, link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createImageFiles, type ImageFiles } from '../images/imageFiles.ts';

/** Images of a store, read and written by an archive. */
export type ArchiveImages = Pick<ImageFiles, 'save' | 'flush'> & {
  /** Keeps an image readable even if the store removes it. Returns false if it doesn't exist. */
  pin(publicId: string): Promise<boolean>;
  read(publicId: string): Promise<Uint8Array>;
  unpin(): Promise<void>;
};

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Links a file, or copies it if the disk has no hard links. Returns false if the file doesn't exist. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT') || hasCode(error, 'EEXIST')) throw error;
      return copyFile(from, to);
    });
    return true;
  } catch (error) {
    // It was pinned before, and images never change.
    if (hasCode(error, 'EEXIST')) return true;
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

const PIN_FOLDER = '.held-';

/** Creates a folder beside the images, or beside the archive if that one is read-only. */
async function createPinFolder(images: string, archive: string): Promise<string> {
  return mkdtemp(join(dirname(images), PIN_FOLDER)).catch(() => mkdtemp(join(dirname(archive), PIN_FOLDER)));
}

/** Opens the images of a folder. Pinned images are hard links. */
export function openFolderImages(folder: string, archive: string): ArchiveImages {
  const files = createImageFiles(folder);
  let pinned: Promise<string> | undefined;
  return {
    async pin(publicId) {
      pinned ??= createPinFolder(folder, archive);
      return linkOrCopy(files.path(publicId), createImageFiles(await pinned).path(publicId));
    },
    async read(publicId) {
      return readFile(pinned ? createImageFiles(await pinned).path(publicId) : files.path(publicId));
    },
    async unpin() {
      if (pinned) await rm(await pinned, { recursive: true, force: true });
      pinned = undefined;
    },
    save: files.save,
    flush: files.flush,
  };
}

/** Opens the images of a bucket. Pinned images are copied beside the archive. */
export function openBucketImages(files: ImageFiles, archive: string): ArchiveImages {
  let pinned: Promise<string> | undefined;
  return {
    async pin(publicId) {
      pinned ??= mkdtemp(join(dirname(archive), PIN_FOLDER));
      const bytes = await files.read(publicId);
      if (bytes) await writeFile(join(await pinned, publicId), bytes);
      return bytes !== undefined;
    },
    async read(publicId) {
      const bytes = pinned ? await readFile(join(await pinned, publicId)) : await files.read(publicId);
      if (!bytes) throw new Error(`the image ${publicId} is not there`);
      return bytes;
    },
    async unpin() {
      if (pinned) await rm(await pinned, { recursive: true, force: true });
      pinned = undefined;
    },
    save: files.save,
    flush: files.flush,
  };
}
