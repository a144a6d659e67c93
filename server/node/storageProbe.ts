import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../deps.ts';
import type { Readiness } from '../site/health.ts';
import { explainStorage } from '../store/sql/explainStorage.ts';
import type { Database } from '../store/sql/schema.ts';

type Probed = { folder: string; database: Database; log: Log; every?: number };

/** Between two probes, however often somebody asks. */
const EVERY = 5000;
/** Enough that a few bytes left on the disk don't pass for room; one picture needs about as much. */
const BYTES = 256 * 1024;
/** What is left when it is time to make room. */
const LITTLE = 200 * 1024 * 1024;

/** Named as a picture that is half there, so that the next start sweeps what a kill leaves. */
async function writeFile(folder: string): Promise<void> {
  const path = join(folder, `.probe-${process.pid}.webp.partial`);
  try {
    const handle = await open(path, 'w', 0o600);
    await handle
      .writeFile(Buffer.alloc(BYTES))
      .then(() => handle.sync())
      .finally(() => handle.close());
  } finally {
    await rm(path, { force: true });
  }
}

/** A row that stays what it is, and all the same a commit on the disk. */
const writeRow = (database: Database) =>
  database
    .updateTable('facts')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', 'secret')
    .execute();

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function stateOf(error: unknown): Readiness {
  const status = explainStorage(error)?.status;
  if (status === 507) return 'disk full';
  return status === 503 ? 'store not writable' : 'store unavailable';
}

/**
 * Tells whether the store can be read and written, by doing both. Asked for often, it answers what it found seconds
 * ago; a change for better or worse goes to the log.
 */
export function storageProbe({ folder, database, log, every = EVERY }: Probed): () => Promise<Readiness> {
  let last: { at: number; state: Promise<Readiness> } | undefined;
  let told: Readiness = 'ready';
  let isLittle = false;

  async function probe(): Promise<Readiness> {
    try {
      await writeRow(database);
      await writeFile(folder);
    } catch (error) {
      const state = stateOf(error);
      if (told !== state) log.error({ err: error, state }, 'the store can not be written');
      return (told = state);
    }
    if (told !== 'ready') log.info({ was: told }, 'the store can be written again');
    const free = await freeBytes(folder);
    if (free < LITTLE && !isLittle) log.warn({ megabytes: Math.round(free / 1e6) }, 'little room is left');
    isLittle = free < LITTLE;
    return (told = 'ready');
  }

  return () => {
    const now = performance.now();
    if (!last || now - last.at >= every) last = { at: now, state: probe() };
    return last.state;
  };
}
