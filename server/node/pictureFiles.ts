import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of pictures by their ids: in a folder here, in a bucket in `pictureBucket.ts`. */
export type PictureFiles = {
  place(publicId: string, picture: Uint8Array): Promise<void>;
  /** Resolves when what was placed will be there after a power cut too. */
  settle(): Promise<void>;
  read(publicId: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ids that it does not keep are no failure. */
  remove(publicIds: readonly string[]): Promise<void>;
  /**
   * Removes what nothing refers to and what is half there; other files are not its own. What is not older than
   * `before` may be a picture whose row another server is about to commit, and stays.
   */
  sweep(used: ReadonlySet<string>, before?: number): Promise<number>;
};

const PICTURE = /^([\w-]+)\.webp$/;
const PARTIAL = /^\.[\w-]+\.webp\.partial$/;

export const isPublicId = (text: string): boolean => PICTURE.test(`${text}.webp`);

async function onDisk(path: string, write?: Uint8Array): Promise<void> {
  const handle = await open(path, write ? 'w' : 'r', 0o600);
  try {
    if (write) await handle.writeFile(write);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The files of one folder, `<publicId>.webp` each. Under their names they are never half there. */
export function pictureFiles(folder: string): PictureFiles & { path(publicId: string): string } {
  const path = (publicId: string) => join(folder, `${publicId}.webp`);

  async function isOld(name: string, before: number): Promise<boolean> {
    const found = await stat(join(folder, name)).catch(() => undefined);
    return found !== undefined && found.mtimeMs < before;
  }
  return {
    path,

    async place(publicId, picture) {
      const partial = join(folder, `.${publicId}.webp.partial`);
      try {
        await onDisk(partial, picture);
        await rename(partial, path(publicId));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },

    /** Names are on the disk only when their folder is. */
    settle: () => onDisk(folder),

    async read(publicId) {
      return readFile(path(publicId)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
    },

    async remove(publicIds) {
      await Promise.all(publicIds.filter(isPublicId).map((publicId) => rm(path(publicId), { force: true })));
    },

    async sweep(used, before = Infinity) {
      const isLeft = (name: string) => PARTIAL.test(name) || !used.has(PICTURE.exec(name)?.[1] ?? '');
      const names = (await readdir(folder)).filter((name) => PARTIAL.test(name) || PICTURE.test(name));
      let removed = 0;
      for (const name of names.filter(isLeft)) {
        if (before !== Infinity && !(await isOld(name, before))) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
