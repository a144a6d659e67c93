import { copyFile, link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createImageFiles, type ImageFiles } from '../images/imageFiles.ts';

/** The images of a store, as exports read and imports write them. */
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
    // The image is already pinned, and images never change.
    if (hasCode(error, 'EEXIST')) return true;
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

const PIN_FOLDER_PREFIX = '.held-';
/** Matches the names of these folders, to remove those of killed backups. */
export const PIN_FOLDER_PATTERN = /^\.held-/;

/** Creates a folder next to the images, or next to the archive if the data folder is read-only. */
async function createPinFolder(images: string, archivePath: string): Promise<string> {
  return mkdtemp(join(dirname(images), PIN_FOLDER_PREFIX)).catch(() =>
    mkdtemp(join(dirname(archivePath), PIN_FOLDER_PREFIX)),
  );
}

/** Opens the images of a folder. Pinned images are hard links. */
export function openFolderImages(folder: string, archivePath: string): ArchiveImages {
  const files = createImageFiles(folder);
  let pinFolder: Promise<string> | undefined;
  return {
    async pin(publicId) {
      pinFolder ??= createPinFolder(folder, archivePath);
      return linkOrCopy(files.getPath(publicId), createImageFiles(await pinFolder).getPath(publicId));
    },
    async read(publicId) {
      return readFile(
        pinFolder ? createImageFiles(await pinFolder).getPath(publicId) : files.getPath(publicId),
      );
    },
    async unpin() {
      if (pinFolder) await rm(await pinFolder, { recursive: true, force: true });
      pinFolder = undefined;
    },
    save: files.save,
    flush: files.flush,
  };
}

/** Opens the images of a bucket. Pinned images are copied to a folder next to the archive. */
export function openBucketImages(files: ImageFiles, archivePath: string): ArchiveImages {
  let pinFolder: Promise<string> | undefined;
  return {
    async pin(publicId) {
      pinFolder ??= mkdtemp(join(dirname(archivePath), PIN_FOLDER_PREFIX));
      const bytes = await files.read(publicId);
      if (bytes) await writeFile(join(await pinFolder, publicId), bytes);
      return bytes !== undefined;
    },
    async read(publicId) {
      const bytes = pinFolder ? await readFile(join(await pinFolder, publicId)) : await files.read(publicId);
      if (!bytes) throw new Error(`image ${publicId} does not exist`);
      return bytes;
    },
    async unpin() {
      if (pinFolder) await rm(await pinFolder, { recursive: true, force: true });
      pinFolder = undefined;
    },
    save: files.save,
    flush: files.flush,
  };
}
