import { ImageStoreUnavailableError } from '../base/imageStore.ts';

// Recognizes the errors of SQLite, PostgreSQL and Node by their codes, which don't overlap.

const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;
const SQLITE_CORRUPT = 11;
/** The database is read-only, a read or write failed, or a file can't be opened. */
const SQLITE_UNWRITABLE_CODES = [8, 10, 14];

/** Returns SQLite's primary code, the low byte of the extended one. */
function getSqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

export const isUnreadableDatabase = (error: unknown): boolean =>
  [SQLITE_NOTADB, SQLITE_CORRUPT].includes(getSqliteCode(error) ?? 0);

/** Returns PostgreSQL's SQLSTATE, or Node's code of a failed connection. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * PostgreSQL: connection lost, server stopping or starting, too many connections. Node: network errors, and `ENOENT` for
 * a missing socket file.
 */
const CONNECTION_LOST_CODES =
  /^(?:08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** The driver sets no code for these errors. */
const CONNECTION_LOST_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
const POSTGRES_DISK_FULL = '53100';
const POSTGRES_READ_ONLY = '25006';
/** Node's error codes when writing images or emails. */
const NO_SPACE_CODES = ['ENOSPC', 'EDQUOT'];
const UNWRITABLE_FILE_CODES = ['EROFS', 'EACCES', 'EPERM', 'EIO'];

export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    (CONNECTION_LOST_CODES.test(getErrorCode(error) ?? '') || CONNECTION_LOST_MESSAGES.test(error.message))
  );
}

export function isDiskFull(error: unknown): boolean {
  const code = getErrorCode(error) ?? '';
  return getSqliteCode(error) === SQLITE_FULL || code === POSTGRES_DISK_FULL || NO_SPACE_CODES.includes(code);
}

/** What is wrong with the database, the disk or the images. */
export type StorageFailure = 'full' | 'notWritable' | 'unavailable' | 'imagesUnavailable';

/** Returns `undefined` for errors that are not about storage. */
export function getStorageFailure(error: unknown): StorageFailure | undefined {
  const code = getErrorCode(error) ?? '';
  if (isDiskFull(error)) return 'full';
  if (SQLITE_UNWRITABLE_CODES.includes(getSqliteCode(error) ?? 0) || UNWRITABLE_FILE_CODES.includes(code))
    return 'notWritable';
  if (error instanceof ImageStoreUnavailableError) return 'imagesUnavailable';
  return isConnectionLost(error) || code === POSTGRES_READ_ONLY ? 'unavailable' : undefined;
}
