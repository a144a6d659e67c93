/** One column of a chart. */
export type ChartPoint = {
  id: string;
  /** Full date: 'Thu, 12 Nov 2026'. */
  label: string;
  /** Short label below the column: '12 Nov'. */
  tick: string;
  value: number;
  /** Second line of the tooltip: '4 orders'. */
  note?: string | undefined;
  /** Makes the column a link. */
  href?: string | undefined;
};

/** Values of the same columns in an earlier period. */
export type ChartComparison = {
  /** Formats the line of the tooltip: 'A year before: ₹1,234.50'. */
  formatLine: (value: string) => string;
  /** One value per column, in order; undefined where the earlier period has none. */
  values: readonly (number | undefined)[];
};

/** Returns the lines of a column's tooltip: date, value, note and comparison. */
export function getTooltipLines(
  { label, value, note }: ChartPoint,
  formatValue: (value: number) => string,
  comparison: ChartComparison | undefined,
  index: number,
): string[] {
  const earlier = comparison?.values[index];
  return [
    label,
    formatValue(value),
    ...(note ? [note] : []),
    ...(comparison && earlier !== undefined ? [comparison.formatLine(formatValue(earlier))] : []),
  ];
}

/** Minimum distance between the centres of two labels below the columns. */
const MIN_TICK_DISTANCE_PX = 58;

/** Returns the ids of the columns that get a label: evenly spaced, as many as fit. */
export function pickTicks(points: readonly Pick<ChartPoint, 'id'>[], width: number): string[] {
  const maxTicks = Math.max(1, Math.floor(width / MIN_TICK_DISTANCE_PX));
  const step = Math.ceil(points.length / maxTicks);
  return points.filter((_, index) => index % step === 0).map(({ id }) => id);
}

/** Values of a chart: its columns, and the earlier period if there is one. */
export type ChartValues = { columns: readonly number[]; earlier: readonly number[] };

/** Returns the values of the columns and of the comparison. */
export const getChartValues = (
  points: readonly Pick<ChartPoint, 'value'>[],
  comparison: Pick<ChartComparison, 'values'> | undefined,
): ChartValues => ({
  columns: points.map(({ value }) => value),
  earlier: comparison?.values.filter((value) => value !== undefined) ?? [],
});

/** Returns the range of the value axis. Always includes zero and is never empty. */
export function getExtent({ columns, earlier }: ChartValues): [number, number] {
  const min = Math.min(0, ...columns, ...earlier);
  const max = getMax({ columns, earlier });
  return min === 0 && max === 0 ? [0, 1] : [min, max];
}

/** Room that the earlier period gets above the highest column. */
const EARLIER_HEADROOM = 1.25;
/** Share of the earlier values that always fits on the axis. */
const EARLIER_QUANTILE = 0.9;

/**
 * Returns the end of the value axis. The columns are what the chart is about, so one exceptional value of the earlier
 * period doesn't flatten them: the few highest earlier values can be cut off. If the earlier period was higher as a
 * whole, the axis still shows it.
 */
function getMax({ columns, earlier }: ChartValues): number {
  const highest = Math.max(0, ...columns);
  const earlierHighest = Math.max(0, ...earlier);
  // No columns to flatten.
  if (highest === 0) return earlierHighest;
  const usual = earlier.toSorted((a, b) => a - b)[Math.floor((earlier.length - 1) * EARLIER_QUANTILE)] ?? 0;
  return Math.max(highest, Math.min(earlierHighest, Math.max(highest * EARLIER_HEADROOM, usual)));
}

/** Returns the index of the highest earlier value if the axis cuts it off. */
export function findCutOff(values: ChartComparison['values'], axisMax: number): number | undefined {
  const highest = Math.max(...values.map((value) => value ?? 0));
  return highest > axisMax ? values.indexOf(highest) : undefined;
}

/** Returns the index of the column that a key moves the focus to; undefined for any other key. */
export function getNextIndex(
  key: string,
  from: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const to = { [forwards]: from + 1, [backwards]: from - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}
