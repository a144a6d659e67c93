import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import { roundAmount } from '#contract/money/decimal.ts';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import { BYTE_ORDER_MARK, formatCsvLine } from '../csv/csvText.ts';
import { getTimeZoneName } from '../format/formatDate.ts';
import type { ReportFormatting } from './figures.ts';
import { getColumns, isMoney, type ReportColumn, type ReportRow, type ReportSection } from './reportModel.ts';

const HUNDREDTHS = 100;

const toCell = (row: ReportRow, column: ReportColumn, currency: Currency) =>
  isMoney(column) ? roundAmount(row[column] / HUNDREDTHS, getCurrencyDecimals(currency)) : row[column];

/** Formats a section as CSV, with plain numbers. The header names the time zone of its days. */
export function formatReportCsv(
  section: ReportSection,
  { t, formats }: ReportFormatting,
  timeZone: string | undefined,
): string {
  const columns = getColumns(section);
  const rowHeader =
    section.id === 'sales' ? `${section.rowHeader} (${getTimeZoneName(timeZone)})` : section.rowHeader;
  return [
    BYTE_ORDER_MARK,
    formatCsvLine([rowHeader, ...columns.map((column) => t.columns[column])]),
    ...section.rows.map((row) =>
      formatCsvLine([row.label, ...columns.map((column) => toCell(row, column, formats.currency))]),
    ),
  ].join('');
}

/** Returns a file name: 'best-sellers-2026-10-27-2026-11-25.csv'. Letters of all scripts are kept. */
export const getReportFileName = ({ title }: ReportSection, { from, to }: Period): string =>
  `${title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${from}-${to}.csv`;
