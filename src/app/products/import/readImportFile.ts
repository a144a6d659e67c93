import { decodeText, isDocument } from '#features/csv/decodeText.ts';
import {
  type FileFormat,
  type FormatChoice,
  type ImportTable,
  type UnreadableReason,
  parseTable,
} from '#features/products/import/parseTable.ts';
import { logFailure } from '../../api/failure.ts';

/** A file's table, format and hash, or why it can't be read. */
export type ReadFile =
  | { status: 'read'; fileName: string; hash: string; table: ImportTable; format: FileFormat }
  | ({ status: 'unreadable'; format?: FileFormat } & UnreadableReason);

/** Reads a file. Encoding and separator are detected unless chosen. */
export async function readImportFile(file: File, choice: FormatChoice): Promise<ReadFile> {
  const bytes = await file.arrayBuffer().catch(logFailure);
  if (!bytes) return { status: 'unreadable', reason: 'unknown' };
  if (isDocument(new Uint8Array(bytes))) return { status: 'unreadable', reason: 'notCsv' };
  const decoded = decodeText(new Uint8Array(bytes), choice.encoding);
  if (!decoded)
    return {
      status: 'unreadable',
      reason: 'wrongEncoding',
      format: { separator: ',', encoding: 'utf-8', certainty: 'certain', ...choice },
    };
  const { text, encoding, certainty } = decoded;
  const { separator, ...result } = parseTable(text, choice.separator);
  const format = { separator, encoding, certainty };
  return result.status === 'read'
    ? { ...result, format, fileName: file.name, hash: await hashFile(file, bytes) }
    : { ...result, ...(canReadOtherwise(result) && { format }) };
}

/** Returns whether another separator or encoding may help. */
const canReadOtherwise = ({ reason }: UnreadableReason) =>
  reason === 'brokenQuotes' || reason === 'oneColumn' || reason === 'noRows';

/** Hashes the content. Pages without HTTPS have no crypto.subtle: the name, size and date identify the file there. */
async function hashFile(file: File, bytes: ArrayBuffer): Promise<string> {
  if (!isSecureContext) return `${file.name}:${file.size}:${file.lastModified}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
