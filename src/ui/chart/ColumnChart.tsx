import { memo, useRef } from 'react';
import { Anchor } from '../link/Anchor.tsx';
import { describePoint } from './chartModel.ts';
import { ChartTip } from './ChartTip.tsx';
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
  const shown = active === undefined ? undefined : points[active];
  return (
    <>
      <ColumnPlot {...size} {...{ points, values, compare, formatTick }} active={shown?.id} />
      <nav aria-label={label} className="absolute inset-0 print:hidden" {...listeners}>
        <ColumnLinks {...{ points, size, compare, formatValue, formatName, tabStop }} />
      </nav>
      {shown && (
        <ChartTip
          lines={describePoint(shown, formatValue, compare, active ?? 0)}
          left={(x(shown.id) ?? 0) + x.bandwidth() / 2}
          top={Math.min(y(shown.value), y(0))}
          size={size}
        />
      )}
    </>
  );
}

type ColumnLinksProps = Pick<ColumnChartProps, 'points' | 'compare' | 'formatValue' | 'formatName'> & {
  size: ChartSize;
  /** The column that the Tab key comes to. */
  tabStop: number;
};

/**
 * What is pressed: as high as the chart and as wide as a column with its gap, so that nobody has to meet a thin column.
 * Memoized: rendering a year's 366 links for each column that the mouse crosses would make the tip lag behind it.
 */
const ColumnLinks = memo(function ColumnLinks(props: ColumnLinksProps) {
  const { points, compare, formatValue, formatName, size, tabStop } = props;
  const { x } = createScales(points, size);
  const gap = x.step() - x.bandwidth();
  return points.map((point, index) => {
    const { id, href } = point;
    const column = {
      'aria-label': formatName(describePoint(point, formatValue, compare, index)),
      'data-column': index,
      tabIndex: index === tabStop ? 0 : -1,
      className: 'absolute inset-y-0 rounded-xs',
      style: { left: (x(id) ?? 0) - gap / 2, width: x.step() },
    };
    return href === undefined ? (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing lies below, this is its part and its words
      <span key={id} role="img" {...column} />
    ) : (
      <Anchor key={id} href={href} {...column} />
    );
  });
});
