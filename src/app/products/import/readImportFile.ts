import type { ImportTable, UnreadableReason } from '#features/products/import/importTable.ts';
import { readTable } from '#features/products/import/readTable.ts';
import { logFailure } from '../../api/failure.ts';

/** A file as it was read. `hash` tells it from others. */
export type ReadFile =
  | { status: 'read'; fileName: string; hash: string; table: ImportTable }
  | { status: 'unreadable'; reason: UnreadableReason };

/** Reads a file, in UTF-8 or, where it says so itself, in UTF-16. */
export async function readImportFile(file: File): Promise<ReadFile> {
  const bytes = await file.arrayBuffer().catch(logFailure);
  if (!bytes) return { status: 'unreadable', reason: 'unknown' };
  const text = decode(bytes);
  if (text === undefined) return { status: 'unreadable', reason: 'notUtf8' };
  const result = readTable(text);
  return result.status === 'read'
    ? { ...result, fileName: file.name, hash: await identify(file, bytes) }
    : result;
}

function decode(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const isUtf16 = first === 0xff && second === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The content tells a file from others; where the page is not secure, which has no hashes, its name, size and time do. */
async function identify(file: File, bytes: ArrayBuffer): Promise<string> {
  if (!isSecureContext) return `${file.name}:${file.size}:${file.lastModified}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
