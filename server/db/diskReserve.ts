import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import { isDiskFull } from './storageErrors.ts';
import type { Database } from '../base/database.ts';

/** Enough for SQLite's write-ahead log of about 4 MB, and as much for its checkpoint. */
const RESERVE_BYTES = 8 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;

/** Extends the file to the size of the reserve. Returns false if the disk has no space for it. */
async function extend(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'a', 0o600);
    try {
      // Random, because a compressing disk would not reserve space for zeros.
      for (let { size } = await file.stat(); size < RESERVE_BYTES; size += PIECE_BYTES) {
        await file.writeFile(randomBytes(PIECE_BYTES));
      }
    } finally {
      await file.close();
    }
    return true;
  } catch {
    // A partial reserve helps too, and a store must open on a full disk.
    return false;
  }
}

type DiskReserve = {
  /** Runs a write. If the disk is full, frees the reserve, retries, and reserves the space again. */
  use<T>(write: () => Promise<T>): Promise<T>;
};

/** Reserves disk space in a file, for writes that must work on a full disk. */
export async function createDiskReserve(path: string): Promise<DiskReserve> {
  // One at a time: a write must not refill the reserve before another has used it.
  const limit = pLimit(1);
  let isComplete = await extend(path);

  async function writeWithoutReserve<T>(write: () => Promise<T>): Promise<T> {
    isComplete = false;
    await rm(path, { force: true });
    return write();
  }
  async function refill(): Promise<void> {
    if (!isComplete) isComplete = await extend(path);
  }
  return {
    async use(write) {
      try {
        return await write();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        return await limit(() => writeWithoutReserve(write));
      } finally {
        // Also after a write that didn't need it: a deletion may have freed space.
        if (!isComplete) await limit(refill);
      }
    },
  };
}

/**
 * Lets deletions use the reserve, because they free space. Sign-in and sign-out may use it too, because a deletion
 * requires a session. Other writes would use it up.
 */
export function withReservedWrites(db: Database, { use }: DiskReserve): Database {
  const { products, views, sessions, storeKeys, outbox, orderMails, attempts, webhooks } = db;
  return {
    ...db,
    products: {
      ...products,
      remove: (id, write, idempotentResult) => use(() => products.remove(id, write, idempotentResult)),
    },
    views: { ...views, remove: (id, adminId) => use(() => views.remove(id, adminId)) },
    sessions: {
      ...sessions,
      add: (digest, session) => use(() => sessions.add(digest, session)),
      remove: (digest) => use(() => sessions.remove(digest)),
      removeOthersOf: (adminId, keptDigest) => use(() => sessions.removeOthersOf(adminId, keptDigest)),
      removeStale: (before) => use(() => sessions.removeStale(before)),
    },
    storeKeys: { ...storeKeys, remove: (id) => use(() => storeKeys.remove(id)) },
    // Otherwise an email that has been sent would be sent again.
    outbox: { ...outbox, remove: (id) => use(() => outbox.remove(id)) },
    webhooks: {
      ...webhooks,
      remove: (id) => use(() => webhooks.remove(id)),
      // Like an email.
      recordSuccess: (...success) => use(() => webhooks.recordSuccess(...success)),
    },
    orderMails: {
      ...orderMails,
      recordSent: (...sent) => use(() => orderMails.recordSent(...sent)),
      recordFailure: (...failure) => use(() => orderMails.recordFailure(...failure)),
    },
    attempts: {
      ...attempts,
      count: (key, now, windowMs) => use(() => attempts.count(key, now, windowMs)),
      refund: (key) => use(() => attempts.refund(key)),
      removeStale: (now) => use(() => attempts.removeStale(now)),
    },
  };
}
