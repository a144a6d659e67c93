import { BYTE_ORDER_MARK, formatCsvLine } from '#features/csv/csvText.ts';
import type { Words } from '#languages/words.ts';
import { productHeadings } from '../inventory/productExport.ts';
import { IMPORT_FIELDS } from './importFields.ts';
import type { RefusedRow } from './importModel.ts';
import type { ImportTable } from './importTable.ts';

type ImportCopy = Words['productImport']['importCopy'];

/** An empty file with the headings that the import knows. */
export const templateText = (): string =>
  BYTE_ORDER_MARK + formatCsvLine(IMPORT_FIELDS.map((field) => productHeadings[field]));

/** The refused rows as they came, each with the reason: to be put right, and imported again. */
export function refusedText(
  copy: ImportCopy,
  { headings, rows }: ImportTable,
  refused: readonly RefusedRow[],
): string {
  const reasons = new Map(refused.map((row) => [row.number, row.reasons.join(' · ')]));
  // A file of refused rows that is imported again brings its old reasons along.
  const kept = headings.map((heading) => heading !== copy.reason);
  const pick = (cells: readonly string[]) =>
    kept.flatMap((isKept, index) => (isKept ? [cells[index] ?? ''] : []));
  const lines = rows
    .filter(({ number }) => reasons.has(number))
    .map(({ number, cells }) => formatCsvLine([...pick(cells), reasons.get(number)]));
  return BYTE_ORDER_MARK + formatCsvLine([...pick(headings), copy.reason]) + lines.join('');
}

/** Names the file of refused rows after the one that they came from: 'products-refused.csv'. */
export function getRefusedName({ refusedSuffix }: ImportCopy, fileName: string): string {
  const name = fileName.replace(/\.\w+$/, '');
  // Refused rows of a file of refused rows.
  const original = name.endsWith(refusedSuffix) ? name.slice(0, -refusedSuffix.length) : name;
  return `${original}${refusedSuffix}.csv`;
}
