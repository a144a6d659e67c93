import { isBlank } from '#contract/text/cleanText.ts';
import { parseCsv } from '#features/csv/parseCsv.ts';
import type { DecodedText, Encoding } from '#features/csv/decodeText.ts';

/** A row of the file: its number in a spreadsheet, and its cells. */
export type ImportRow = { number: number; cells: readonly string[] };
export type ImportTable = { headers: readonly string[]; rows: readonly ImportRow[] };

export type UnreadableReason =
  | {
      reason:
        | 'notCsv'
        | 'severalFiles'
        | 'tooLarge'
        | 'wrongEncoding'
        | 'oneColumn'
        | 'noRows'
        | 'tooManyRows'
        | 'unknown';
    }
  | { reason: 'brokenQuotes'; line: number };

/** Separator and encoding, detected or chosen. */
export type FileFormat = {
  separator: string;
  encoding: Encoding;
  certainty: DecodedText['certainty'];
};
export type FormatChoice = Partial<Pick<FileFormat, 'separator' | 'encoding'>>;

export const SEPARATORS = [',', ';', '\t', '|'] as const;

const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

type ChosenFiles =
  | { status: 'table'; file: File; images: readonly File[] }
  | { status: 'images'; images: readonly File[] }
  | ({ status: 'unreadable'; fileName: string } & UnreadableReason);

const isCsv = ({ name, type }: File) => type === 'text/csv' || /\.(?:csv|tsv|txt)$/i.test(name);
const isImage = ({ type }: File) => type.startsWith('image/');

/** Separates the CSV file from the images. */
export function classifyFiles(files: readonly File[]): ChosenFiles {
  const images = files.filter(isImage);
  const [file, second] = files.filter(isCsv);
  if (second) return { status: 'unreadable', fileName: second.name, reason: 'severalFiles' };
  if (file && file.size > MAX_IMPORT_BYTES)
    return { status: 'unreadable', fileName: file.name, reason: 'tooLarge' };
  if (file) return { status: 'table', file, images };
  if (images.length > 0) return { status: 'images', images };
  return { status: 'unreadable', fileName: files[0]?.name ?? '', reason: 'notCsv' };
}

const MAX_IMPORT_ROWS = 10_000;

type TableResult =
  | { status: 'read'; table: ImportTable; separator: string }
  | ({ status: 'unreadable'; separator: string } & UnreadableReason);

/** Row numbers start at 1 with the headers. */
const FIRST_ROW_NUMBER = 2;

/**
 * Parses a CSV file and omits blank rows. Without a given separator, uses the one in the file's first line, or
 * detects it.
 */
export function parseTable(text: string, separatorChoice?: string): TableResult {
  const { data, separator, brokenLine } = parseCsv(text, separatorChoice);
  const unreadable = (reason: UnreadableReason): TableResult => ({
    status: 'unreadable',
    separator,
    ...reason,
  });

  if (brokenLine !== undefined) return unreadable({ reason: 'brokenQuotes', line: brokenLine });
  const [headers = [], ...rest] = data;
  const rows = rest
    .map((cells, index) => ({ number: index + FIRST_ROW_NUMBER, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  if (headers.every(isBlank) || rows.length === 0) return unreadable({ reason: 'noRows' });
  if (headers.length === 1) return unreadable({ reason: 'oneColumn' });
  if (rows.length > MAX_IMPORT_ROWS) return unreadable({ reason: 'tooManyRows' });
  return { status: 'read', table: { headers, rows }, separator };
}
