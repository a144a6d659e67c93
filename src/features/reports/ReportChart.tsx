import { BarList } from '#ui/chart/BarList.tsx';
import type { ChartComparison } from '#ui/chart/chartModel.ts';
import { ColumnChart } from '#ui/chart/ColumnChart.tsx';
import { FigureTable, type FigureTableProps } from '#ui/chart/FigureTable.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useFormats } from '../format/useFormats.ts';
import { formatFigure, formatAxisValue, formatRevenue } from './figures.ts';
import { isMoney, type ReportSection, getColumns } from './reportModel.ts';

/** The charted values of an earlier period. */
type EarlierValues = Pick<ChartComparison, 'values'> & {
  /** Header of their column: '30 days before'. */
  header: string;
};

type ReportChartProps = {
  section: ReportSection;
  /** Of the sales. */
  earlier?: EarlierValues | undefined;
  /** In px, of the sales. @default 240 */
  height?: number | undefined;
};

/** A section as a chart: columns over time, or bars for named items. */
export function ReportChart({ section, earlier, height }: ReportChartProps) {
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
        comparison={earlier && { ...earlier, formatLine: (value) => t.earlierValue(earlier.header, value) }}
        height={height}
        linkLabel={t.viewOrders}
      />
      {/* Screen readers get a table instead of the chart. */}
      <ReportTable {...{ section, earlier }} visibility="screenReaderOnly" />
    </>
  );
}

type ReportTableProps = Pick<FigureTableProps, 'visibility'> & Pick<ReportChartProps, 'section' | 'earlier'>;

/** A section as a table. */
export const ReportTable = ({ section, earlier, visibility }: ReportTableProps) => {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const format = (column: ReportSection['measure'], value: number) =>
    isMoney(column) ? formatRevenue(value, formats) : formats.count(value);
  return (
    <FigureTable
      visibility={visibility}
      caption={section.title}
      headers={[
        section.rowHeader,
        ...getColumns(section).map((column) => t.columns[column]),
        ...(earlier ? [earlier.header] : []),
      ]}
      rows={section.rows.map((row, index) => ({
        id: row.id,
        label: row.label,
        href: visibility === 'screenReaderOnly' ? undefined : row.href,
        cells: [
          ...getColumns(section).map((column) => format(column, row[column])),
          ...(earlier ? [format(section.measure, earlier.values[index] ?? 0)] : []),
        ],
      }))}
    />
  );
};
