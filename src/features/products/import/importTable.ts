import type { DecodedText, Encoding } from '#features/csv/decodeText.ts';

/** A row of the file: its number in a spreadsheet, and its cells. */
export type ImportRow = { number: number; cells: readonly string[] };
export type ImportTable = { headings: readonly string[]; rows: readonly ImportRow[] };

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

export type ChosenFiles =
  | { status: 'table'; file: File; images: readonly File[] }
  | { status: 'images'; images: readonly File[] }
  | ({ status: 'unreadable'; fileName: string } & UnreadableReason);

const isCsv = ({ name, type }: File) => type === 'text/csv' || /\.(?:csv|tsv|txt)$/i.test(name);
const isImage = ({ type }: File) => type.startsWith('image/');

/** Separates the table from the images. */
export function sortFiles(files: readonly File[]): ChosenFiles {
  const images = files.filter(isImage);
  const [file, second] = files.filter(isCsv);
  if (second) return { status: 'unreadable', fileName: second.name, reason: 'severalFiles' };
  if (file && file.size > MAX_IMPORT_BYTES)
    return { status: 'unreadable', fileName: file.name, reason: 'tooLarge' };
  if (file) return { status: 'table', file, images };
  if (images.length > 0) return { status: 'images', images };
  return { status: 'unreadable', fileName: files[0]?.name ?? '', reason: 'notCsv' };
}
