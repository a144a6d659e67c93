import type { Messages } from '#languages/messages.ts';
import { BYTE_ORDER_MARK, formatCsvLine } from '#features/csv/csvText.ts';
import { productHeaders } from '../inventory/productExport.ts';
import { IMPORT_FIELDS } from './importFields.ts';
import type { RefusedRow } from './importModel.ts';
import type { ImportTable } from './parseTable.ts';

type ImportMessages = Messages['productImport']['importPage'];

/** Returns a CSV template with the known headers. Without the stock at export, because nothing was exported. */
export const createTemplateCsv = (): string =>
  BYTE_ORDER_MARK +
  formatCsvLine(
    IMPORT_FIELDS.filter((field) => field !== 'stockAtExport').map((field) => productHeaders[field]),
  );

/** Returns the rejected rows with their reasons, to be corrected and imported again. */
export function createRefusedRowsCsv(
  t: ImportMessages,
  { headers, rows }: ImportTable,
  refused: readonly RefusedRow[],
): string {
  const reasons = new Map(refused.map((row) => [row.number, row.reasons.join(' · ')]));
  // A downloaded file of rejected rows already has this column.
  const isKept = headers.map((header) => header !== t.reason);
  const pick = (cells: readonly string[]) =>
    isKept.flatMap((isColumnKept, index) => (isColumnKept ? [cells[index] ?? ''] : []));
  const lines = rows
    .filter(({ number }) => reasons.has(number))
    .map(({ number, cells }) => formatCsvLine([...pick(cells), reasons.get(number)]));
  return BYTE_ORDER_MARK + formatCsvLine([...pick(headers), t.reason]) + lines.join('');
}

/** Returns the name of the file of rejected rows: 'products-refused.csv'. */
export function getRefusedRowsFileName({ refusedSuffix }: ImportMessages, fileName: string): string {
  const name = fileName.replace(/\.\w+$/, '');
  // The imported file may be a file of rejected rows itself.
  const original = name.endsWith(refusedSuffix) ? name.slice(0, -refusedSuffix.length) : name;
  return `${original}${refusedSuffix}.csv`;
}
