import { ImageStoreUnavailable } from '../../images/imageStore.ts';
import { HttpError } from '../../http/httpError.ts';
import { OtherSumsZone } from './reports/orderSums.ts';

// The errors of both engines are translated here: their codes can't be confused, and callers don't know the engine.

const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;
const SQLITE_CORRUPT = 11;
/** Read-only, a failed read or write, a file that can't be opened. */
const SQLITE_UNWRITABLE = [8, 10, 14];

/** Returns SQLite's primary code, the low byte of what Node reports. */
function getSqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

export const isUnreadable = (error: unknown): boolean =>
  [SQLITE_NOTADB, SQLITE_CORRUPT].includes(getSqliteCode(error) ?? 0);

/** Returns PostgreSQL's SQLSTATE, or the code of a failed connection. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Connection lost, server stopping or starting, too many connections; and what Node says of the line to it. */
const CONNECTION_LOST_CODES =
  /^(?:08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** The driver has no codes for these. */
const CONNECTION_LOST_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
const DISK_FULL = '53100';
const READ_ONLY = '25006';
/** Node's error codes for files: images and mails. */
const NO_SPACE = ['ENOSPC', 'EDQUOT'];
const NO_FILES = ['EROFS', 'EACCES', 'EPERM', 'EIO'];

export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    (CONNECTION_LOST_CODES.test(getErrorCode(error) ?? '') || CONNECTION_LOST_MESSAGES.test(error.message))
  );
}

export function isDiskFull(error: unknown): boolean {
  const state = getErrorCode(error) ?? '';
  return getSqliteCode(error) === SQLITE_FULL || state === DISK_FULL || NO_SPACE.includes(state);
}

/** Translates an error of the storage that an administrator can do something about; undefined for any other. */
export function toStorageHttpError(error: unknown): HttpError | undefined {
  const state = getErrorCode(error) ?? '';
  if (isDiskFull(error)) return new HttpError(507, ({ serverCopy }) => serverCopy.storeFull);
  if (SQLITE_UNWRITABLE.includes(getSqliteCode(error) ?? 0) || NO_FILES.includes(state)) {
    return new HttpError(503, ({ serverCopy }) => serverCopy.storeNotWritable);
  }
  if (error instanceof OtherSumsZone)
    return new HttpError(503, ({ serverCopy }) => serverCopy.reportsOfAnotherZone);
  if (error instanceof ImageStoreUnavailable)
    return new HttpError(503, ({ serverCopy }) => serverCopy.imagesUnavailable);
  if (isConnectionLost(error) || state === READ_ONLY)
    return new HttpError(503, ({ serverCopy }) => serverCopy.storeUnavailable);
  return undefined;
}
