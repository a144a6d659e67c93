import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';

/** States of the report. */
export type ReportState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** The store has no orders yet. */
  | { status: 'noOrders' }
  /** Too many to load, and the backend has no reports. */
  | { status: 'tooMany'; orders: number }
  /** `updating`: the previous report, while another period loads. */
  | { status: 'shown'; report: SalesReport; period: Period; freshness: 'current' | 'updating' };

export type SectionId = 'sales' | 'statuses' | 'methods' | 'sellers' | 'categories' | 'places';

/** A row of a section, for its chart, table and file. */
export type ReportRow = {
  id: string;
  /** Full label: 'Thu, 12 Nov 2026', 'Electronics'. */
  label: string;
  /** Short label below a column. */
  tick?: string | undefined;
  /** Link to its orders; undefined if no filter selects them. */
  href: string | undefined;
  /** The charted value. */
  value: number;
  /** Text beside the value: '4 orders'. */
  note: string;
  orders: number;
  /** In hundredths. */
  revenue: number;
  /** Of orders that count toward revenue, in hundredths. */
  average: number;
  pieces: number;
};

export type ReportSection = {
  id: SectionId;
  title: string;
  /** Header of the rows: 'Product'. */
  rowHeader: string;
  /** The charted measure. */
  measure: 'revenue' | 'orders' | 'average' | 'pieces';
  rows: readonly ReportRow[];
};

export type ReportColumn = 'orders' | 'revenue' | 'average' | 'pieces';

/** Returns the columns of a section's table. The average is included only if it is charted. */
export const getColumns = ({ measure }: ReportSection): readonly ReportColumn[] =>
  measure === 'average' ? ['orders', 'revenue', 'average', 'pieces'] : ['orders', 'revenue', 'pieces'];

/** Returns whether a column is an amount, in hundredths. */
export const isMoney = (column: ReportSection['measure']): boolean =>
  column === 'revenue' || column === 'average';
