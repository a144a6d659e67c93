import { useWords } from '#features/words/useWords.ts';
import { FigureTable, type FigureTableProps } from '#ui/chart/FigureTable.tsx';
import { useFormats } from '../format/useFormats.ts';
import { formatRevenue } from './formatFigure.ts';
import { getColumns, isMoney, type ReportSection } from './reportModel.ts';

export type ReportTableProps = Pick<FigureTableProps, 'audience'> & { section: ReportSection };

/** A section as figures. */
export const ReportTable = ({ section, audience }: ReportTableProps) => {
  const { reportsCopy: copy } = useWords('reports');
  const formats = useFormats();
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
          isMoney(column) ? formatRevenue(row[column], formats) : formats.count(row[column]),
        ),
      }))}
    />
  );
};
