import { useWords } from '#features/words/useWords.ts';
import { FigureTable, type FigureTableProps } from '#ui/chart/FigureTable.tsx';
import { formatCount } from '../format/formatCount.ts';
import { formatRevenue } from './formatFigure.ts';
import { getColumns, isMoney, type ReportSection } from './reportModel.ts';

export type ReportTableProps = Pick<FigureTableProps, 'audience'> & {
  section: ReportSection;
  currency: string | null;
};

/** A section as figures. */
export const ReportTable = ({ section, currency, audience }: ReportTableProps) => {
  const { reportsCopy: copy } = useWords('reports');
  return (
    <FigureTable
      audience={audience}
      caption={section.title}
      headers={[section.rowHeader, ...getColumns(section).map((column) => copy.columns[column])]}
      rows={section.rows.map((row) => ({
        id: row.id,
        label: row.label,
        href: audience === 'heard' ? undefined : row.href,
        cells: getColumns(section).map((column) =>
          isMoney(column) ? formatRevenue(row[column], currency) : formatCount(row[column]),
        ),
      }))}
    />
  );
};
