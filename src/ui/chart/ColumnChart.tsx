import { useMemo, useRef } from 'react';
import { describePoint } from './chartModel.ts';
import { ChartTip } from './ChartTip.tsx';
import { ColumnLinks } from './ColumnLinks.tsx';
import { CHART_HEIGHT, ColumnPlot, type ColumnPlotProps, createScales } from './ColumnPlot.tsx';
import { type ChartSize, useChartSize } from './useChartSize.ts';
import { useChartTip } from './useChartTip.ts';

export type ColumnChartProps = Pick<ColumnPlotProps, 'points' | 'values' | 'formatTick' | 'compare'> & {
  /** What the columns are, for those who hear them. */
  label: string;
  /** Writes a value in full: '₹1,234.50'. */
  formatValue: (value: number) => string;
  /** Makes one name of what a column says, for those who hear it. */
  formatName: (texts: readonly string[]) => string;
};

/**
 * Columns over time. Each leads to what is behind it, and has a tip. One stop of the Tab key; arrows, Home and End go from
 * column to column.
 */
export function ColumnChart(props: ColumnChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useChartSize(box);
  return (
    <div
      ref={box}
      translate="no"
      className="relative [contain:inline-size] print:h-auto! print:[contain:none]"
      style={{ height: `${CHART_HEIGHT / 16}rem` }}
    >
      {size && size.width > 0 && <SizedChart {...props} size={size} />}
    </div>
  );
}

function SizedChart(props: ColumnChartProps & { size: ChartSize }) {
  const { points, values, compare, formatTick, formatValue, formatName, label, size } = props;
  const { active, tabStop, listeners } = useChartTip(points.length, size.direction);
  const { x, y } = createScales(points, size, compare);
  const lines = useMemo(
    () => points.map((point, index) => describePoint(point, formatValue, compare, index)),
    [points, formatValue, compare],
  );
  const names = useMemo(() => lines.map(formatName), [lines, formatName]);
  const shown = active === undefined ? undefined : points[active];
  return (
    <>
      <ColumnPlot {...size} {...{ points, values, compare, formatTick }} active={shown?.id} />
      <nav aria-label={label} className="absolute inset-0 print:hidden" {...listeners}>
        <ColumnLinks {...{ points, size, names, tabStop }} />
      </nav>
      {shown && (
        <ChartTip
          lines={lines[active ?? 0] ?? []}
          left={(x(shown.id) ?? 0) + x.bandwidth() / 2}
          top={Math.min(y(shown.value), y(0))}
          size={size}
        />
      )}
    </>
  );
}
