import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../base/deps.ts';
import { getStorageFailure } from './storageErrors.ts';
import type { SqlDatabase } from './schema.ts';

export type StorageState = 'ready' | 'disk full' | 'store not writable' | 'store unavailable';

type ProbeOptions = { folder: string; database: SqlDatabase; log: Log; intervalMs?: number };

/** The shortest time between two probes. */
const INTERVAL_MS = 5000;
/** About the size of an image. */
const PROBE_BYTES = 256 * 1024;
/** The operator is warned below this free space. */
const LOW_SPACE_BYTES = 200 * 1024 * 1024;

/** Writes and removes a file. It is named like a partial image, so that the next start removes it after a crash. */
async function writeProbeFile(folder: string): Promise<void> {
  const path = join(folder, `.probe-${process.pid}.webp.partial`);
  try {
    const handle = await open(path, 'w', 0o600);
    await handle
      .writeFile(Buffer.alloc(PROBE_BYTES))
      .then(() => handle.sync())
      .finally(() => handle.close());
  } finally {
    await rm(path, { force: true });
  }
}

/** Updates a row without changing it, which still commits to the disk. */
const writeProbeRow = (database: SqlDatabase) =>
  database
    .updateTable('facts')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', 'secret')
    .execute();

async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function toState(error: unknown): StorageState {
  const failure = getStorageFailure(error);
  if (failure === 'full') return 'disk full';
  return failure === undefined ? 'store unavailable' : 'store not writable';
}

/**
 * Creates a probe that reads and writes the store to check that both work. Caches the result for a few seconds and
 * logs changes.
 */
export function createStorageProbe({
  folder,
  database,
  log,
  intervalMs = INTERVAL_MS,
}: ProbeOptions): () => Promise<StorageState> {
  let lastProbe: { at: number; state: Promise<StorageState> } | undefined;
  let lastState: StorageState = 'ready';
  let isSpaceLow = false;

  async function probe(): Promise<StorageState> {
    try {
      await writeProbeRow(database);
      await writeProbeFile(folder);
    } catch (error) {
      const state = toState(error);
      if (lastState !== state) log.error({ err: error, state }, 'store check failed');
      return (lastState = state);
    }
    if (lastState !== 'ready') log.info({ was: lastState }, 'store check passed again');
    const free = await getFreeBytes(folder);
    if (free < LOW_SPACE_BYTES && !isSpaceLow)
      log.warn({ megabytes: Math.round(free / 1e6) }, 'disk almost full');
    isSpaceLow = free < LOW_SPACE_BYTES;
    return (lastState = 'ready');
  }

  return () => {
    const now = performance.now();
    if (!lastProbe || now - lastProbe.at >= intervalMs) lastProbe = { at: now, state: probe() };
    return lastProbe.state;
  };
}
