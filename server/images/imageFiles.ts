import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores image files by id, in a folder or in a bucket (`imageBucket.ts`). */
export type ImageFiles = {
  save(publicId: string, image: Uint8Array): Promise<void>;
  /** Resolves when all saved images would survive a power failure. */
  flush(): Promise<void>;
  read(publicId: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ignores unknown ids. */
  remove(publicIds: readonly string[]): Promise<void>;
  /**
   * Removes unused images and partial files, and returns how many. Keeps files saved at or after `savedBefore`
   * (milliseconds since 1970), because another server may be about to commit their rows.
   */
  removeUnused(findUsedIds: FindUsedIds, savedBefore?: number): Promise<number>;
};

/** Returns the publicIds that are in use. */
type FindUsedIds = (publicIds: readonly string[]) => Promise<ReadonlySet<string>>;

const IMAGE_FILE = /^([\w-]+)\.webp$/;
const PARTIAL_FILE = /^\.[\w-]+\.webp\.partial$/;

const getPublicId = (fileName: string) => IMAGE_FILE.exec(fileName)?.[1] ?? '';

export const isPublicId = (text: string): boolean => IMAGE_FILE.test(`${text}.webp`);

/** Syncs a file or folder to disk, after writing the content if there is one. */
async function syncToDisk(path: string, content?: Uint8Array): Promise<void> {
  const handle = await open(path, content ? 'w' : 'r', 0o600);
  try {
    if (content) await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Stores images as files `<publicId>.webp` in a folder. A file gets its final name when it is complete. */
export function createImageFiles(folder: string): ImageFiles & { getPath(publicId: string): string } {
  const getPath = (publicId: string) => join(folder, `${publicId}.webp`);

  async function wasSavedBefore(name: string, time: number): Promise<boolean> {
    const stats = await stat(join(folder, name)).catch(() => undefined);
    return stats !== undefined && stats.mtimeMs < time;
  }
  return {
    getPath,

    async save(publicId, image) {
      const partial = join(folder, `.${publicId}.webp.partial`);
      try {
        await syncToDisk(partial, image);
        await rename(partial, getPath(publicId));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },

    // A file's name is durable only once its folder is synced.
    flush: () => syncToDisk(folder),

    async read(publicId) {
      return readFile(getPath(publicId)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
    },

    async remove(publicIds) {
      await Promise.all(
        publicIds.filter(isPublicId).map((publicId) => rm(getPath(publicId), { force: true })),
      );
    },

    async removeUnused(findUsedIds, savedBefore = Infinity) {
      const names = (await readdir(folder)).filter(
        (name) => PARTIAL_FILE.test(name) || IMAGE_FILE.test(name),
      );
      const usedIds = await findUsedIds(names.map(getPublicId).filter((publicId) => publicId !== ''));
      const isUnused = (name: string) => PARTIAL_FILE.test(name) || !usedIds.has(getPublicId(name));
      let count = 0;
      for (const name of names.filter(isUnused)) {
        if (savedBefore !== Infinity && !(await wasSavedBefore(name, savedBefore))) continue;
        await rm(join(folder, name), { force: true });
        count += 1;
      }
      return count;
    },
  };
}
