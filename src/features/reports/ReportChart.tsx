import { BarList } from '#ui/chart/BarList.tsx';
import { ColumnChart } from '#ui/chart/ColumnChart.tsx';
import { FigureTable, type FigureTableProps } from '#ui/chart/FigureTable.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useFormats } from '../format/useFormats.ts';
import { formatFigure, formatAxisValue, formatRevenue } from './figures.ts';
import { isMoney, type ReportSection, getColumns } from './reportModel.ts';

/** A section as a chart: columns over time, or bars for named items. */
export function ReportChart({ section }: { section: ReportSection }) {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const { id, title, measure, rows } = section;
  const kind = isMoney(measure) ? 'money' : 'count';
  const format = (value: number) => formatFigure({ kind, value }, formats);
  if (id !== 'sales')
    return <BarList label={title} rows={rows.map((row) => ({ ...row, text: format(row.value) }))} />;
  return (
    <>
      <ColumnChart
        label={title}
        points={rows.map((row) => ({ ...row, tick: row.tick ?? row.label }))}
        valueType={kind === 'count' ? 'integer' : 'number'}
        formatValue={format}
        formatTick={(value) => formatAxisValue({ kind, value }, formats)}
        formatName={t.column}
        linkLabel={t.viewOrders}
      />
      {/* Screen readers get a table instead of the chart. */}
      <ReportTable section={section} visibility="screenReaderOnly" />
    </>
  );
}

type ReportTableProps = Pick<FigureTableProps, 'visibility'> & { section: ReportSection };

/** A section as a table. */
export const ReportTable = ({ section, visibility }: ReportTableProps) => {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  return (
    <FigureTable
      visibility={visibility}
      caption={section.title}
      headers={[section.rowHeader, ...getColumns(section).map((column) => t.columns[column])]}
      rows={section.rows.map((row) => ({
        id: row.id,
        label: row.label,
        href: visibility === 'screenReaderOnly' ? undefined : row.href,
        cells: getColumns(section).map((column) =>
          isMoney(column) ? formatRevenue(row[column], formats) : formats.count(row[column]),
        ),
      }))}
    />
  );
};
