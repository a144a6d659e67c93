import type { Period } from '#contract/reports/reportOrders.ts';
import { BYTE_ORDER_MARK, formatCsvLine } from '../csv/csvText.ts';
import type { ReportSection } from './reportModel.ts';
import { reportsCopy as copy } from './reportsCopy.ts';

const HUNDREDTHS = 100;

/** Writes a section as a file: the figures of its table, as numbers. */
export function formatReportCsv({ rowHeader, rows }: ReportSection): string {
  const { orders, revenue, pieces } = copy.columns;
  return [
    BYTE_ORDER_MARK,
    formatCsvLine([rowHeader, orders, revenue, pieces]),
    ...rows.map((row) => formatCsvLine([row.label, row.orders, row.revenue / HUNDREDTHS, row.pieces])),
  ].join('');
}

/** 'best-sellers-2026-10-27-2026-11-25.csv' */
export const getReportFileName = ({ title }: ReportSection, { from, to }: Period): string =>
  `${title.toLowerCase().replaceAll(/\W+/g, '-')}-${from}-${to}.csv`;
