import { PicturesAway } from '../../images/picturesAway.ts';
import { Refusal } from '../../refusal.ts';
import { serverCopy } from '../../serverCopy.ts';

// Both engines' failures in one place: their codes can't be confused, and who asks has no engine at hand.

const FULL = 13;
const NOT_A_DATABASE = 26;
const CORRUPT = 11;
/** Read-only, a failed read or write, a file that can't be opened. */
const UNWRITABLE = [8, 10, 14];

/** SQLite's primary code, the low byte of what Node reports. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

export const isUnreadable = (error: unknown): boolean =>
  [NOT_A_DATABASE, CORRUPT].includes(codeOf(error) ?? 0);

/** PostgreSQL's SQLSTATE, or the code of a connection that failed. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Connection lost, server stopping or starting, too many connections; and what Node says of the line to it. */
const AWAY = /^(?:08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** The driver has no codes for these. */
const CUT_OFF = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
const DISK_FULL = '53100';
const READ_ONLY = '25006';
/** What Node says of files: of pictures and of mail. */
const NO_SPACE = ['ENOSPC', 'EDQUOT'];
const NO_FILES = ['EROFS', 'EACCES', 'EPERM', 'EIO'];

export function isAway(error: unknown): boolean {
  return error instanceof Error && (AWAY.test(sqlState(error) ?? '') || CUT_OFF.test(error.message));
}

export function explainStorage(error: unknown): Refusal | undefined {
  const state = sqlState(error) ?? '';
  if (codeOf(error) === FULL || state === DISK_FULL || NO_SPACE.includes(state)) {
    return new Refusal(507, serverCopy.storeFull);
  }
  if (UNWRITABLE.includes(codeOf(error) ?? 0) || NO_FILES.includes(state)) {
    return new Refusal(503, serverCopy.storeNotWritable);
  }
  if (error instanceof PicturesAway) return new Refusal(503, serverCopy.picturesAway);
  if (isAway(error) || state === READ_ONLY) return new Refusal(503, serverCopy.storeAway);
  return undefined;
}
