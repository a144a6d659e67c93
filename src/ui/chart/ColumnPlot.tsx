import { scaleBand, scaleLinear } from 'd3-scale';
import { type ChartComparison, type ChartPoint, getExtent, pickTicks } from './chartModel.ts';
import type { ChartSize } from './useChartSize.ts';

/** Space around the columns in px, at normal text size, for the axis labels. */
const MARGIN = { top: 10, side: 52, far: 4, bottom: 26 };
export const CHART_HEIGHT = 240;
const TICK_COUNT = 4;
/** Gap between columns and labels, and the height of a label, at normal text size. */
const TICK_GAP = 8;
const WORD_HEIGHT = 12.5;
/** Gap between columns and values, and the offset of a value below its line. */
const VALUE_GAP = 10.5;
const VALUE_DROP = 2.5;
/** Minimum width of a column in px. */
const MIN_COLUMN = 1;
/** How far the comparison line extends beyond its column on both sides. */
const MARKER_OVERHANG = 1;
/** Includes an outline in the surface's colour. */
const MARKER_HEIGHT = 4;

export type ColumnPlotProps = ChartSize & {
  points: readonly ChartPoint[];
  /** `whole`: values are counts, and the axis has no fractions. */
  values: 'whole' | 'any';
  formatTick: (value: number) => string;
  /** Drawn as a line across each column. */
  compare?: ChartComparison | undefined;
  /** Id of the column with a visible tooltip. */
  active: string | undefined;
};

/** Share of the width between columns. Few columns get more, so that they don't look like walls. */
function getPadding(count: number): number {
  if (count > 100) return 0.1;
  return count < 4 ? 0.7 : 0.28;
}

/** Returns the scales of both axes. */
export function createScales(points: readonly ChartPoint[], size: ChartSize, compare?: ChartComparison) {
  const { width, direction, textScale } = size;
  const side = MARGIN.side * textScale;
  const [start, end] = direction === 'rtl' ? [width - side, MARGIN.far] : [side, width - MARGIN.far];
  const before = compare?.values.filter((value) => value !== undefined) ?? [];
  const x = scaleBand(
    points.map(({ id }) => id),
    [start, end],
  ).padding(getPadding(points.length));
  const y = scaleLinear(getExtent([...points.map(({ value }) => value), ...before]), [
    (CHART_HEIGHT - MARGIN.bottom) * textScale,
    MARGIN.top * textScale,
  ]).nice(TICK_COUNT);
  return { x, y };
}

const tickLabel =
  'fill-text-subtle font-sans text-2xs tabular-nums [direction:ltr] [unicode-bidi:isolate] forced-colors:fill-[CanvasText]';

/** The drawing of a ColumnChart, hidden from screen readers. */
export function ColumnPlot(props: ColumnPlotProps) {
  const { points, values, compare, formatTick, width, direction, textScale } = props;
  const scales = createScales(points, props, compare);
  const side = MARGIN.side * textScale;
  const { x, y } = scales;
  const ticks = [...points.map(({ value }) => value), ...(compare?.values ?? [])].some(Boolean)
    ? y.ticks(TICK_COUNT).filter((tick) => values === 'any' || Number.isInteger(tick))
    : [0];
  const ticksOf = new Map(points.map(({ id, tick }) => [id, tick]));
  const isRtl = direction === 'rtl';
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={CHART_HEIGHT * textScale}
      viewBox={`0 0 ${width} ${CHART_HEIGHT * textScale}`}
      className="block print:h-auto print:w-full"
    >
      <GridLines ticks={ticks} scales={scales} />
      <Columns {...props} scales={scales} />
      {compare && <Markers points={points} values={compare.values} scales={scales} />}
      {ticks.map((tick) => (
        <text
          key={tick}
          x={isRtl ? width - side + VALUE_GAP : side - VALUE_GAP}
          y={y(tick) + VALUE_DROP}
          textAnchor={isRtl ? 'start' : 'end'}
          className={tickLabel}
        >
          {formatTick(tick)}
        </text>
      ))}
      {pickTicks(points, (width - side) / textScale).map((id) => (
        <text
          key={id}
          x={(x(id) ?? 0) + x.bandwidth() / 2}
          y={(CHART_HEIGHT - MARGIN.bottom + TICK_GAP) * textScale + WORD_HEIGHT}
          textAnchor="middle"
          className={tickLabel}
        >
          {ticksOf.get(id)}
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

type ColumnsProps = Pick<ColumnPlotProps, 'points' | 'active'> & { scales: Scales };

const Columns = ({ points, active, scales: { x, y } }: ColumnsProps) =>
  points.map(({ id, value }) => (
    <rect
      key={id}
      x={x(id)}
      width={Math.max(MIN_COLUMN, x.bandwidth())}
      y={Math.min(y(0), y(value))}
      height={Math.abs(y(value) - y(0))}
      rx={Math.min(2, x.bandwidth() / 4)}
      data-active={id === active || undefined}
      className="fill-accent data-active:fill-accent-active forced-colors:fill-[CanvasText] forced-colors:data-active:fill-[Highlight]"
    />
  ));

type MarkersProps = Pick<ColumnPlotProps, 'points'> & Pick<ChartComparison, 'values'> & { scales: Scales };

const Markers = ({ points, values, scales: { x, y } }: MarkersProps) =>
  points.map(({ id }, index) => {
    const value = values[index];
    if (value === undefined) return null;
    return (
      <rect
        key={id}
        x={(x(id) ?? 0) - MARKER_OVERHANG}
        width={x.bandwidth() + 2 * MARKER_OVERHANG}
        y={y(value) - MARKER_HEIGHT / 2}
        height={MARKER_HEIGHT}
        className="fill-text stroke-surface forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]"
      />
    );
  });
