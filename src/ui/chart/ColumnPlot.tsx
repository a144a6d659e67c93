import { scaleBand, scaleLinear } from 'd3-scale';
import { type ChartComparison, type ChartPoint, getExtent, pickTicks } from './chartModel.ts';
import type { ChartSize } from './useChartSize.ts';

// Lengths are in px at normal text size.

/** Space around the columns for the axis labels: `axis` on the side of the value axis, `end` on the other. */
const MARGIN_PX = { top: 10, axis: 52, end: 4, bottom: 26 };
export const CHART_HEIGHT_PX = 240;
const TICK_COUNT = 4;
/** Gap between columns and labels, and the height of a label. */
const LABEL_GAP_PX = 8;
const LABEL_HEIGHT_PX = 12.5;
/** Gap between the value axis and its labels, and the offset that centres a label on its line. */
const VALUE_GAP_PX = 10.5;
const VALUE_OFFSET_PX = 2.5;
const MIN_COLUMN_WIDTH_PX = 1;
/** A comparison line extends this far beyond its column on both sides. */
const COMPARISON_OVERHANG_PX = 1;
/** Height of a comparison line, including its outline in the surface's colour. */
const COMPARISON_HEIGHT_PX = 4;

export type ColumnPlotProps = ChartSize & {
  points: readonly ChartPoint[];
  /** `integer`: values are counts, and the axis has no fractions. */
  valueType: 'integer' | 'number';
  formatTick: (value: number) => string;
  /** Drawn as a line across each column. */
  comparison?: ChartComparison | undefined;
  /** Id of the column whose tooltip is visible. */
  activeId: string | undefined;
};

/** Returns the share of the width that is empty. Larger for few columns, which would otherwise be very wide. */
function getPadding(count: number): number {
  if (count > 100) return 0.1;
  return count < 4 ? 0.7 : 0.28;
}

/** Returns the scales of both axes. */
export function createScales(points: readonly ChartPoint[], size: ChartSize, comparison?: ChartComparison) {
  const { width, direction, textScale } = size;
  const axisWidth = MARGIN_PX.axis * textScale;
  const [start, end] =
    direction === 'rtl' ? [width - axisWidth, MARGIN_PX.end] : [axisWidth, width - MARGIN_PX.end];
  const comparedValues = comparison?.values.filter((value) => value !== undefined) ?? [];
  const x = scaleBand(
    points.map(({ id }) => id),
    [start, end],
  ).padding(getPadding(points.length));
  const y = scaleLinear(getExtent([...points.map(({ value }) => value), ...comparedValues]), [
    (CHART_HEIGHT_PX - MARGIN_PX.bottom) * textScale,
    MARGIN_PX.top * textScale,
  ]).nice(TICK_COUNT);
  return { x, y };
}

const tickLabel =
  'fill-text-subtle font-sans text-2xs tabular-nums [direction:ltr] [unicode-bidi:isolate] forced-colors:fill-[CanvasText]';

/** The SVG of a ColumnChart, hidden from screen readers. */
export function ColumnPlot(props: ColumnPlotProps) {
  const { points, valueType, comparison, formatTick, width, direction, textScale } = props;
  const scales = createScales(points, props, comparison);
  const axisWidth = MARGIN_PX.axis * textScale;
  const { x, y } = scales;
  // If all values are zero, the axis only shows 0.
  const ticks = [...points.map(({ value }) => value), ...(comparison?.values ?? [])].some(Boolean)
    ? y.ticks(TICK_COUNT).filter((tick) => valueType === 'number' || Number.isInteger(tick))
    : [0];
  const tickById = new Map(points.map(({ id, tick }) => [id, tick]));
  const isRtl = direction === 'rtl';
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={CHART_HEIGHT_PX * textScale}
      viewBox={`0 0 ${width} ${CHART_HEIGHT_PX * textScale}`}
      className="block print:h-auto print:w-full"
    >
      <GridLines ticks={ticks} scales={scales} />
      <Columns {...props} scales={scales} />
      {comparison && <ComparisonLines points={points} values={comparison.values} scales={scales} />}
      {ticks.map((tick) => (
        <text
          key={tick}
          x={isRtl ? width - axisWidth + VALUE_GAP_PX : axisWidth - VALUE_GAP_PX}
          y={y(tick) + VALUE_OFFSET_PX}
          textAnchor={isRtl ? 'start' : 'end'}
          className={tickLabel}
        >
          {formatTick(tick)}
        </text>
      ))}
      {pickTicks(points, (width - axisWidth) / textScale).map((id) => (
        <text
          key={id}
          x={(x(id) ?? 0) + x.bandwidth() / 2}
          y={(CHART_HEIGHT_PX - MARGIN_PX.bottom + LABEL_GAP_PX) * textScale + LABEL_HEIGHT_PX}
          textAnchor="middle"
          className={tickLabel}
        >
          {tickById.get(id)}
        </text>
      ))}
    </svg>
  );
}

type Scales = ReturnType<typeof createScales>;

const GridLines = ({ ticks, scales: { x, y } }: { ticks: readonly number[]; scales: Scales }) =>
  ticks.map((tick) => (
    <line
      key={tick}
      x1={x.range()[0]}
      x2={x.range()[1]}
      y1={y(tick)}
      y2={y(tick)}
      className={tick === 0 ? 'stroke-border-control' : 'stroke-border-subtle'}
    />
  ));

type ColumnsProps = Pick<ColumnPlotProps, 'points' | 'activeId'> & { scales: Scales };

const Columns = ({ points, activeId, scales: { x, y } }: ColumnsProps) =>
  points.map(({ id, value }) => (
    <rect
      key={id}
      x={x(id)}
      width={Math.max(MIN_COLUMN_WIDTH_PX, x.bandwidth())}
      y={Math.min(y(0), y(value))}
      height={Math.abs(y(value) - y(0))}
      rx={Math.min(2, x.bandwidth() / 4)}
      data-active={id === activeId || undefined}
      className="fill-accent data-active:fill-accent-active forced-colors:fill-[CanvasText] forced-colors:data-active:fill-[Highlight]"
    />
  ));

type ComparisonLinesProps = Pick<ColumnPlotProps, 'points'> &
  Pick<ChartComparison, 'values'> & { scales: Scales };

const ComparisonLines = ({ points, values, scales: { x, y } }: ComparisonLinesProps) =>
  points.map(({ id }, index) => {
    const value = values[index];
    if (value === undefined) return null;
    return (
      <rect
        key={id}
        x={(x(id) ?? 0) - COMPARISON_OVERHANG_PX}
        width={x.bandwidth() + 2 * COMPARISON_OVERHANG_PX}
        y={y(value) - COMPARISON_HEIGHT_PX / 2}
        height={COMPARISON_HEIGHT_PX}
        className="fill-text stroke-surface forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]"
      />
    );
  });
