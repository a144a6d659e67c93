import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores the bytes of images by their ids: in a folder here, in a bucket in `imageBucket.ts`. */
export type ImageFiles = {
  save(publicId: string, image: Uint8Array): Promise<void>;
  /** Resolves when everything that was saved will survive a power cut. */
  flush(): Promise<void>;
  read(publicId: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ignores ids that it does not have. */
  remove(publicIds: readonly string[]): Promise<void>;
  /**
   * Removes images that nothing refers to, and partial files. Returns how many. An image that is not older than `before`
   * stays: another server may be about to commit its row.
   */
  sweep(findUsed: FindUsed, before?: number): Promise<number>;
};

/** Returns those of these publicIds that something refers to. */
export type FindUsed = (publicIds: readonly string[]) => Promise<ReadonlySet<string>>;

const IMAGE_FILE = /^([\w-]+)\.webp$/;
const PARTIAL_FILE = /^\.[\w-]+\.webp\.partial$/;

const toId = (fileName: string) => IMAGE_FILE.exec(fileName)?.[1] ?? '';

export const isPublicId = (text: string): boolean => IMAGE_FILE.test(`${text}.webp`);

async function syncToDisk(path: string, write?: Uint8Array): Promise<void> {
  const handle = await open(path, write ? 'w' : 'r', 0o600);
  try {
    if (write) await handle.writeFile(write);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Stores images as the files of one folder, `<publicId>.webp` each. A file has its name only once it is whole. */
export function createImageFiles(folder: string): ImageFiles & { path(publicId: string): string } {
  const path = (publicId: string) => join(folder, `${publicId}.webp`);

  async function isOld(name: string, before: number): Promise<boolean> {
    const stats = await stat(join(folder, name)).catch(() => undefined);
    return stats !== undefined && stats.mtimeMs < before;
  }
  return {
    path,

    async save(publicId, image) {
      const partial = join(folder, `.${publicId}.webp.partial`);
      try {
        await syncToDisk(partial, image);
        await rename(partial, path(publicId));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },

    /** A file's name is on the disk only when its folder is. */
    flush: () => syncToDisk(folder),

    async read(publicId) {
      return readFile(path(publicId)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
    },

    async remove(publicIds) {
      await Promise.all(publicIds.filter(isPublicId).map((publicId) => rm(path(publicId), { force: true })));
    },

    async sweep(findUsed, before = Infinity) {
      const names = (await readdir(folder)).filter(
        (name) => PARTIAL_FILE.test(name) || IMAGE_FILE.test(name),
      );
      const used = await findUsed(names.map(toId).filter((publicId) => publicId !== ''));
      const isOrphan = (name: string) => PARTIAL_FILE.test(name) || !used.has(toId(name));
      let removed = 0;
      for (const name of names.filter(isOrphan)) {
        if (before !== Infinity && !(await isOld(name, before))) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
