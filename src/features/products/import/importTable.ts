import Papa from 'papaparse';
import { unguardFormula } from '#features/csv/csvText.ts';

/** A row of the file: its number as a spreadsheet shows it, and its cells as they were meant. */
export type ImportRow = { number: number; cells: readonly string[] };
export type ImportTable = { headings: readonly string[]; rows: readonly ImportRow[] };

/** Why a file can't be imported. */
export type UnreadableReason =
  'notCsv' | 'severalFiles' | 'tooLarge' | 'notUtf8' | 'brokenQuotes' | 'noRows' | 'tooManyRows' | 'unknown';

export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 10_000;

export type TableResult =
  { status: 'read'; table: ImportTable } | { status: 'unreadable'; reason: UnreadableReason };

const unreadable = (reason: UnreadableReason): TableResult => ({ status: 'unreadable', reason });

/** Spreadsheets number their rows from 1, and the first has the headings. */
const FIRST_ROW_NUMBER = 2;

const isBlank = (cell: string) => cell.trim() === '';

/** Reads the text of a file; the separator is found by what stands in it. Blank rows are left out. */
export function readTable(text: string): TableResult {
  // With an empty last line, Papa Parse takes the separator of a small file for a part of its cells.
  const { data, errors } = Papa.parse<string[]>(text.trimEnd());
  if (errors.some(({ type }) => type === 'Quotes')) return unreadable('brokenQuotes');
  const [headings = [], ...lines] = data.map((cells) => cells.map(unguardFormula));
  const rows = lines
    .map((cells, index) => ({ number: index + FIRST_ROW_NUMBER, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  if (headings.every(isBlank) || rows.length === 0) return unreadable('noRows');
  if (rows.length > MAX_IMPORT_ROWS) return unreadable('tooManyRows');
  return { status: 'read', table: { headings, rows } };
}

export type ChosenFiles =
  | { status: 'table'; file: File; images: readonly File[] }
  | { status: 'images'; images: readonly File[] }
  | { status: 'unreadable'; fileName: string; reason: UnreadableReason };

const isCsv = ({ name, type }: File) => type === 'text/csv' || /\.(?:csv|tsv|txt)$/i.test(name);
const isImage = ({ type }: File) => type.startsWith('image/');

/** Tells the table from the images that were chosen with it. */
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
