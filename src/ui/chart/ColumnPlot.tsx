import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { type ChartPoint, getExtent, pickTicks } from './chartModel.ts';
import type { ChartSize } from './useChartSize.ts';

/** Room around the columns, in px: for the values at the side, and for the words below. */
export const MARGIN = { top: 10, side: 52, far: 4, bottom: 26 };
export const CHART_HEIGHT = 240;
const TICK_COUNT = 4;
/** Thinner columns are no columns. */
const MIN_COLUMN = 1;

export type ColumnPlotProps = ChartSize & {
  points: readonly ChartPoint[];
  /** Whole: values are counts, and the axis has no halves. */
  values: 'whole' | 'any';
  formatTick: (value: number) => string;
  /** The column whose tip is shown. */
  active: string | undefined;
};

/** A share of each column's place that stays free: a single one must not be a wall, and of many each pixel counts. */
function getPadding(count: number): number {
  if (count > 100) return 0.1;
  return count < 4 ? 0.7 : 0.28;
}

/** Returns the places of the columns and of the values. */
export function createScales(points: readonly ChartPoint[], { width, direction }: ChartSize) {
  const [start, end] =
    direction === 'rtl' ? [width - MARGIN.side, MARGIN.far] : [MARGIN.side, width - MARGIN.far];
  const x = scaleBand({
    domain: points.map(({ id }) => id),
    range: [start, end],
    padding: getPadding(points.length),
  });
  const y = scaleLinear({
    domain: getExtent(points.map(({ value }) => value)),
    range: [CHART_HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: TICK_COUNT,
  });
  return { x, y };
}

const tickLabel =
  'fill-text-subtle font-sans text-2xs tabular-nums [direction:ltr] [unicode-bidi:isolate] forced-colors:fill-[CanvasText]';

/** The drawing alone, which says nothing to those who don't see it. */
export function ColumnPlot(props: ColumnPlotProps) {
  const { points, values, formatTick, width, direction } = props;
  const scales = createScales(points, props);
  const { x, y } = scales;
  const ticks = points.some(({ value }) => value !== 0)
    ? y.ticks(TICK_COUNT).filter((tick) => values === 'any' || Number.isInteger(tick))
    : [0];
  const ticksOf = new Map(points.map(({ id, tick }) => [id, tick]));
  const SideAxis = direction === 'rtl' ? AxisRight : AxisLeft;
  return (
    <svg aria-hidden="true" width={width} height={CHART_HEIGHT} className="block">
      <GridLines ticks={ticks} scales={scales} />
      <Columns {...props} scales={scales} />
      <SideAxis
        scale={y}
        left={direction === 'rtl' ? width - MARGIN.side : MARGIN.side}
        tickValues={ticks}
        tickFormat={(value) => formatTick(Number(value))}
        hideAxisLine
        hideTicks
        tickLabelProps={{ className: tickLabel }}
      />
      <AxisBottom
        scale={x}
        top={CHART_HEIGHT - MARGIN.bottom}
        tickValues={pickTicks(points, width - MARGIN.side)}
        tickFormat={(id) => ticksOf.get(id) ?? ''}
        hideAxisLine
        hideTicks
        tickLabelProps={{ className: tickLabel }}
      />
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
