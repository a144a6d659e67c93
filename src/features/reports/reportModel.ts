import type { Period } from '#contract/reports/reportOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';

/** What the page of reports can be. */
export type ReportState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** Nobody has ever ordered anything. */
  | { status: 'noOrders' }
  /** More than a browser can load, and the backend does not add them up. */
  | { status: 'tooMany'; orders: number }
  /** `updating`: the report of another period than the one that is asked for, until that comes. */
  | { status: 'shown'; report: SalesReport; period: Period; freshness: 'current' | 'updating' };

export const SECTIONS = ['sales', 'statuses', 'methods', 'sellers', 'categories', 'places'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** One line of a section: in its chart, in its table and in its file. */
export type ReportRow = {
  id: string;
  /** In full: 'Thu, 12 Nov 2026', 'Electronics'. */
  label: string;
  /** Short, below a column. */
  tick?: string | undefined;
  /** The orders that it counts; undefined where no filter names them. */
  href: string | undefined;
  /** What is drawn. */
  value: number;
  /** What is said beside it: '4 orders'. */
  note: string;
  orders: number;
  /** In hundredths. */
  revenue: number;
  /** Of those that count in the revenue. */
  average: number;
  pieces: number;
};

export type ReportSection = {
  id: SectionId;
  title: string;
  /** What the rows are: 'Product'. */
  rowHeader: string;
  /** What is drawn of a row. */
  measure: 'revenue' | 'orders' | 'average' | 'pieces';
  rows: readonly ReportRow[];
};

export type ReportColumn = 'orders' | 'revenue' | 'average' | 'pieces';

/** What a section says of each row as figures. The average only where it is drawn: it follows from the others. */
export const getColumns = ({ measure }: ReportSection): readonly ReportColumn[] =>
  measure === 'average' ? ['orders', 'revenue', 'average', 'pieces'] : ['orders', 'revenue', 'pieces'];

/** Money is in hundredths. */
export const isMoney = (column: ReportSection['measure']): boolean =>
  column === 'revenue' || column === 'average';
