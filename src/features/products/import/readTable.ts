import Papa from 'papaparse';
import { unguardFormula } from '#features/csv/csvText.ts';
import type { ImportTable, UnreadableReason } from './importTable.ts';

const MAX_IMPORT_ROWS = 10_000;

export type TableResult =
  | { status: 'read'; table: ImportTable }
  | { status: 'unreadable'; reason: UnreadableReason };

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
