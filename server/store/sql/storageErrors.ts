import { ImageStoreUnavailableError } from '../../images/imageStore.ts';
import { HttpError } from '../../http/httpError.ts';

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

/** Converts a storage error to an HttpError. Returns `undefined` for other errors. */
export function toStorageHttpError(error: unknown): HttpError | undefined {
  const code = getErrorCode(error) ?? '';
  if (isDiskFull(error)) return new HttpError(507, (t) => t.errors.storeFull);
  if (SQLITE_UNWRITABLE_CODES.includes(getSqliteCode(error) ?? 0) || UNWRITABLE_FILE_CODES.includes(code)) {
    return new HttpError(503, (t) => t.errors.storeNotWritable);
  }
  if (error instanceof ImageStoreUnavailableError)
    return new HttpError(503, (t) => t.errors.imagesUnavailable);
  if (isConnectionLost(error) || code === POSTGRES_READ_ONLY)
    return new HttpError(503, (t) => t.errors.storeUnavailable);
  return undefined;
}
