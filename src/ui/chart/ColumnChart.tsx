import { useRef } from 'react';
import { Anchor } from '../link/Anchor.tsx';
import { ChartTip } from './ChartTip.tsx';
import { CHART_HEIGHT, ColumnPlot, type ColumnPlotProps, createScales } from './ColumnPlot.tsx';
import { type ChartSize, useChartSize } from './useChartSize.ts';
import { useChartTip } from './useChartTip.ts';

export type ColumnChartProps = Pick<ColumnPlotProps, 'points' | 'values' | 'formatTick'> & {
  /** What the columns are, for those who hear them. */
  label: string;
  /** Writes a value in full: '₹1,234.50'. */
  formatValue: (value: number) => string;
};

/**
 * Columns over time. Each leads to what is behind it, and has a tip. One stop of the Tab key; arrows, Home and End go from
 * column to column.
 */
export function ColumnChart(props: ColumnChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useChartSize(box);
  return (
    <div ref={box} className="relative" style={{ height: CHART_HEIGHT }}>
      {size && size.width > 0 && <SizedChart {...props} size={size} />}
    </div>
  );
}

function SizedChart(props: ColumnChartProps & { size: ChartSize }) {
  const { points, values, formatTick, formatValue, label, size } = props;
  const { active, getColumnProps } = useChartTip(points.length, size.direction);
  const { x, y } = createScales(points, size);
  const shown = active === undefined ? undefined : points[active];
  return (
    <>
      <ColumnPlot {...size} {...{ points, values, formatTick }} active={shown?.id} />
      <nav aria-label={label} className="absolute inset-0">
        {points.map((point, index) => (
          <Anchor
            key={point.id}
            href={point.href}
            aria-label={[point.label, formatValue(point.value), point.note].filter(Boolean).join(', ')}
            {...getColumnProps(index)}
            className="absolute inset-y-0 rounded-xs"
            style={{ left: (x(point.id) ?? 0) - (x.step() - x.bandwidth()) / 2, width: x.step() }}
          />
        ))}
      </nav>
      {shown && (
        <ChartTip
          point={shown}
          value={formatValue(shown.value)}
          left={(x(shown.id) ?? 0) + x.bandwidth() / 2}
          top={Math.min(y(shown.value), y(0))}
          width={size.width}
        />
      )}
    </>
  );
}
