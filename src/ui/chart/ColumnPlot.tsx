import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import {
  type ChartComparison,
  type ChartPoint,
  findCutOff,
  getChartValues,
  getExtent,
  pickTicks,
} from './chartModel.ts';
import type { ChartSize } from './useChartSize.ts';

// Lengths are in px at normal text size.

/** Space around the columns for the axis labels: `end` is the side without the value axis. */
const MARGIN_PX = { top: 16, end: 4, bottom: 26 };
const MIN_AXIS_WIDTH_PX = 52;
/** About the width of a digit in a label. */
const LABEL_LETTER_PX = 6.25;
const TICK_COUNT = 4;
/** Gap between columns and labels, and the height of a label. */
const LABEL_GAP_PX = 8;
const LABEL_HEIGHT_PX = 12.5;
/** Gap between the value axis and its labels, and the offset that centres a label on its line. */
const VALUE_GAP_PX = 10.5;
const VALUE_OFFSET_PX = 2.5;
const MIN_COLUMN_WIDTH_PX = 1;
/** About half the width of the label of a value that is cut off, and its distance from the axis. */
const CUT_OFF_HALF_WIDTH_PX = 24;
const CUT_OFF_GAP_PX = 5;

/** `height` and `axisWidth` are in px at normal text size. */
export type PlotSize = ChartSize & { height: number; axisWidth: number };

export type ColumnPlotProps = PlotSize & {
  points: ReadonlyArray<ChartPoint>;
  /** `integer`: values are counts, and the axis has no fractions. */
  valueType: 'integer' | 'number';
  formatTick: (value: number) => string;
  /** Drawn as a line over the columns. */
  comparison?: ChartComparison | undefined;
  /** Id of the column whose tooltip is visible. */
  activeId: string | undefined;
};

/** Returns the share of the width that is empty. Larger for few columns, which would otherwise be very wide. */
function getPadding(count: number): number {
  if (count > 100) return 0.1;
  return count < 4 ? 0.7 : 0.28;
}

/** Returns the values on the axis: only 0 if there is nothing else. */
function getTicks({
  points,
  comparison,
  valueType,
}: Pick<ColumnPlotProps, 'points' | 'comparison' | 'valueType'>): number[] {
  const values = getChartValues(points, comparison);
  if (![...values.columns, ...values.earlier].some(Boolean)) return [0];
  return scaleLinear(getExtent(values), [0, 1])
    .nice(TICK_COUNT)
    .ticks(TICK_COUNT)
    .filter((tick) => valueType === 'number' || Number.isInteger(tick));
}

/** Returns the width of the value axis, which depends on its labels. */
export function getAxisWidth({
  formatTick,
  ...values
}: Pick<ColumnPlotProps, 'points' | 'comparison' | 'valueType' | 'formatTick'>): number {
  const longest = Math.max(...getTicks(values).map((tick) => formatTick(tick).length));
  return Math.max(MIN_AXIS_WIDTH_PX, longest * LABEL_LETTER_PX + VALUE_GAP_PX);
}

/** Returns the scales of both axes. */
export function createScales(points: readonly ChartPoint[], size: PlotSize, comparison?: ChartComparison) {
  const { width, height, direction, textScale } = size;
  const axisWidth = size.axisWidth * textScale;
  const [start, end] =
    direction === 'rtl' ? [width - axisWidth, MARGIN_PX.end] : [axisWidth, width - MARGIN_PX.end];
  const x = scaleBand(
    points.map(({ id }) => id),
    [start, end],
  ).padding(getPadding(points.length));
  const y = scaleLinear(getExtent(getChartValues(points, comparison)), [
    (height - MARGIN_PX.bottom) * textScale,
    MARGIN_PX.top * textScale,
  ]).nice(TICK_COUNT);
  return { x, y };
}

const tickLabel =
  'fill-text-subtle font-sans text-2xs tabular-nums [direction:ltr] [unicode-bidi:isolate] forced-colors:fill-[CanvasText]';

/** The SVG of a ColumnChart, hidden from screen readers. */
export function ColumnPlot(props: ColumnPlotProps) {
  const { points, comparison, formatTick, width, height, direction, textScale } = props;
  const scales = createScales(points, props, comparison);
  const axisWidth = props.axisWidth * textScale;
  const { x, y } = scales;
  const ticks = getTicks(props);
  const tickById = new Map(points.map(({ id, tick }) => [id, tick]));
  const isRtl = direction === 'rtl';
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height * textScale}
      viewBox={`0 0 ${width} ${height * textScale}`}
      className="block print:h-auto print:w-full"
    >
      <GridLines ticks={ticks} scales={scales} />
      <Columns {...props} scales={scales} />
      {comparison && (
        <ComparisonLine {...{ points, scales, formatTick, textScale }} values={comparison.values} />
      )}
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
          y={(height - MARGIN_PX.bottom + LABEL_GAP_PX) * textScale + LABEL_HEIGHT_PX}
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

type ComparisonLineProps = Pick<ColumnPlotProps, 'points' | 'formatTick' | 'textScale'> &
  Pick<ChartComparison, 'values'> & { scales: Scales };

/** The earlier values. Where the axis cuts them off, the highest is written above its place. */
function ComparisonLine({ points, values, formatTick, textScale, scales: { x, y } }: ComparisonLineProps) {
  const clipId = useId();
  const getMiddle = (index: number) => (x(points[index]?.id ?? '') ?? 0) + x.bandwidth() / 2;
  const corners = points.flatMap((_, index) => {
    const value = values[index];
    return value === undefined ? [] : `${getMiddle(index)},${y(value)}`;
  });
  const [bottom = 0, top = 0] = y.range();
  const [start, end] = [Math.min(...x.range()), Math.max(...x.range())];
  const cutOff = findCutOff(values, y.domain()[1] ?? 0);
  return (
    <>
      <clipPath id={clipId}>
        <rect x={start} width={end - start} y={top} height={bottom - top} />
      </clipPath>
      <polyline
        points={corners.join(' ')}
        clipPath={`url(#${clipId})`}
        className="pointer-events-none fill-none stroke-border-control [stroke-dasharray:3_3] [stroke-linejoin:round] [stroke-width:1.25] forced-colors:stroke-[Highlight]"
      />
      {cutOff !== undefined && (
        <text
          x={Math.max(
            start + CUT_OFF_HALF_WIDTH_PX * textScale,
            Math.min(getMiddle(cutOff), end - CUT_OFF_HALF_WIDTH_PX * textScale),
          )}
          y={top - CUT_OFF_GAP_PX * textScale}
          textAnchor="middle"
          className={tickLabel}
        >
          {`\u2191 ${formatTick(values[cutOff] ?? 0)}`}
        </text>
      )}
    </>
  );
}
