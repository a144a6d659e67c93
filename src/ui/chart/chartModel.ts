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
  /** Where the column links to. */
  href?: string | undefined;
};

/** Values of the same columns in an earlier period. */
export type ChartComparison = {
  /** Formats the tooltip's line: 'A year before: ₹1,234.50'. */
  describe: (value: string) => string;
  /** One per column, in order; undefined if there was none. */
  values: readonly (number | undefined)[];
};

/** Returns the lines of a column's tooltip: date, value, note and comparison. */
export function describePoint(
  { label, value, note }: ChartPoint,
  formatValue: (value: number) => string,
  compare: ChartComparison | undefined,
  index: number,
): string[] {
  const before = compare?.values[index];
  return [
    label,
    formatValue(value),
    ...(note ? [note] : []),
    ...(compare && before !== undefined ? [compare.describe(formatValue(before))] : []),
  ];
}

/** Minimum distance between two labels below the columns, in px. */
const TICK_WIDTH = 58;

/** Returns the ids of the columns that get a label: evenly spaced, as many as fit. */
export function pickTicks(points: readonly Pick<ChartPoint, 'id'>[], width: number): string[] {
  const most = Math.max(1, Math.floor(width / TICK_WIDTH));
  const step = Math.ceil(points.length / most);
  return points.filter((_, index) => index % step === 0).map(({ id }) => id);
}

/** Returns the range of the value axis. Always includes zero and is never empty. */
export function getExtent(values: readonly number[]): [number, number] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  return least === 0 && most === 0 ? [0, 1] : [least, most];
}

/** Returns the index that a key moves the focus to; undefined if it moves nothing. */
export function moveFocus(
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
