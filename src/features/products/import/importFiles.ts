import type { Messages } from '#languages/messages.ts';
import { BYTE_ORDER_MARK, formatCsvLine } from '#features/csv/csvText.ts';
import { productHeadings } from '../inventory/productExport.ts';
import { IMPORT_FIELDS } from './importFields.ts';
import type { RefusedRow } from './importModel.ts';
import type { ImportTable } from './importTable.ts';

type ImportMessages = Messages['productImport']['importPage'];

/** Returns an empty file with the known headers. */
export const templateText = (): string =>
  BYTE_ORDER_MARK + formatCsvLine(IMPORT_FIELDS.map((field) => productHeadings[field]));

/** Returns the rejected rows with their reasons, to be corrected and imported again. */
export function refusedText(
  t: ImportMessages,
  { headings, rows }: ImportTable,
  refused: readonly RefusedRow[],
): string {
  const reasons = new Map(refused.map((row) => [row.number, row.reasons.join(' · ')]));
  // A file of rejected rows already has a column of reasons.
  const keepsColumn = headings.map((heading) => heading !== t.reason);
  const pick = (cells: readonly string[]) =>
    keepsColumn.flatMap((keeps, index) => (keeps ? [cells[index] ?? ''] : []));
  const lines = rows
    .filter(({ number }) => reasons.has(number))
    .map(({ number, cells }) => formatCsvLine([...pick(cells), reasons.get(number)]));
  return BYTE_ORDER_MARK + formatCsvLine([...pick(headings), t.reason]) + lines.join('');
}

/** Returns the name of the file of rejected rows: 'products-refused.csv'. */
export function getRefusedName({ refusedSuffix }: ImportMessages, fileName: string): string {
  const name = fileName.replace(/\.\w+$/, '');
  // The file may contain rejected rows itself.
  const original = name.endsWith(refusedSuffix) ? name.slice(0, -refusedSuffix.length) : name;
  return `${original}${refusedSuffix}.csv`;
}
