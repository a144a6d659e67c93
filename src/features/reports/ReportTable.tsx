import { FigureTable, type FigureTableProps } from '#ui/chart/FigureTable.tsx';
import { formatCount } from '../format/formatCount.ts';
import { formatRevenue } from './formatFigure.ts';
import type { ReportSection } from './reportModel.ts';
import { reportsCopy as copy } from './reportsCopy.ts';

export type ReportTableProps = Pick<FigureTableProps, 'audience'> & {
  section: ReportSection;
  currency: string | null;
};

/** A section as figures. */
export const ReportTable = ({ section, currency, audience }: ReportTableProps) => (
  <FigureTable
    audience={audience}
    caption={section.title}
    headers={[section.rowHeader, copy.columns.orders, copy.columns.revenue, copy.columns.pieces]}
    rows={section.rows.map(({ id, label, href, orders, revenue, pieces }) => ({
      id,
      label,
      href: audience === 'heard' ? undefined : href,
      cells: [formatCount(orders), formatRevenue(revenue, currency), formatCount(pieces)],
    }))}
  />
);
