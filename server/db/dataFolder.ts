import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../settings/startupError.ts';

export type DataFolder = {
  database: string;
  uploads: string;
  /** A cache of thumbnails, not part of backups. */
  thumbnails: string;
  /** A file that reserves disk space for deletions when the disk is full. */
  reserve: string;
  isNew: boolean;
  release(): void;
};

/** Locks a file through the operating system, so that the lock ends with the process. */
function lock(file: string): () => void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw error;
  }
  return () => database.close();
}

const SQLITE_BUSY = 5;

function toStartupError(folder: string, error: unknown): StartupError {
  if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
    return new StartupError(
      `The data folder ${folder} is in use by another Counter server: stop it, or set DATA_DIR to another folder.`,
    );
  }
  const reason = error instanceof Error && 'code' in error ? ` (${error.message})` : '';
  return new StartupError(
    `Can't write to the data folder ${folder}: make it writable, or set DATA_DIR to another folder.${reason}`,
  );
}

/**
 * Opens the data folder, readable only by the current user. Locks it if it contains the database; a folder with
 * only images can be shared.
 */
export function openDataFolder(folder: string, access: 'exclusive' | 'shared' = 'exclusive'): DataFolder {
  const database = join(folder, 'store.db');
  const uploads = join(folder, 'uploads');
  const thumbnails = join(folder, 'thumbnails');
  const reserve = join(folder, '.reserve');
  const isNew = !existsSync(database);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const release = access === 'exclusive' ? lock(join(folder, '.lock')) : () => undefined;
    for (const subfolder of [uploads, thumbnails]) mkdirSync(subfolder, { recursive: true, mode: 0o700 });
    return { database, uploads, thumbnails, reserve, isNew, release };
  } catch (error) {
    throw toStartupError(folder, error);
  }
}
