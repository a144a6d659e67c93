import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import { isDiskFull } from './sql/storageErrors.ts';
import type { Store } from './store.ts';

/**
 * What the writes that use the reserve can need at most, with room to spare: SQLite's log of about 4 MB and as much for
 * the pages that it then moves from there into the file.
 */
const RESERVE_BYTES = 8 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;

/** Extends the file to the size of the reserve. Returns whether the disk had room for all of it. */
async function fill(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'a', 0o600);
    try {
      // Random, since a disk that compresses would keep no room for zeros.
      for (let { size } = await file.stat(); size < RESERVE_BYTES; size += PIECE_BYTES) {
        await file.writeFile(randomBytes(PIECE_BYTES));
      }
    } finally {
      await file.close();
    }
    return true;
  } catch {
    // What did fit is a reserve as well, and a store is opened on a full disk too.
    return false;
  }
}

type DiskReserve = {
  /** Runs a write. Where the disk is full, gives the reserve up for a second try, and takes it again afterwards. */
  use<T>(write: () => Promise<T>): Promise<T>;
};

/** Keeps room on the disk, in a file, for the writes that have to work when everybody else's fail. */
export async function createDiskReserve(path: string): Promise<DiskReserve> {
  // One after the other: what one gives up, another one must not take again before it was used.
  const limit = pLimit(1);
  let isWhole = await fill(path);

  async function writeWithoutReserve<T>(write: () => Promise<T>): Promise<T> {
    isWhole = false;
    await rm(path, { force: true });
    return write();
  }
  async function refill(): Promise<void> {
    if (!isWhole) isWhole = await fill(path);
  }
  return {
    async use(write) {
      try {
        return await write();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        return await limit(() => writeWithoutReserve(write));
      } finally {
        // Also after a write that needed none: it may have been a deletion, which made room.
        if (!isWhole) await limit(refill);
      }
    },
  };
}

/**
 * Lets deletions be written on a full disk, since they make the room that everything else waits for; and signing in and
 * out, without which nobody gets to delete. Nothing else may use the reserve, or it would be used up.
 */
export function withReservedWrites(store: Store, { use }: DiskReserve): Store {
  const { products, sessions, attempts } = store;
  return {
    ...store,
    products: { ...products, remove: (id, keyed) => use(() => products.remove(id, keyed)) },
    sessions: {
      ...sessions,
      add: (digest, session) => use(() => sessions.add(digest, session)),
      remove: (digest) => use(() => sessions.remove(digest)),
      removeStale: (before) => use(() => sessions.removeStale(before)),
    },
    attempts: {
      ...attempts,
      count: (key, now, windowMs) => use(() => attempts.count(key, now, windowMs)),
      refund: (key) => use(() => attempts.refund(key)),
      removeStale: (now) => use(() => attempts.removeStale(now)),
    },
  };
}
