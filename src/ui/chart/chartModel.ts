/** One column of a chart over time. */
export type ChartPoint = {
  id: string;
  /** In full: 'Thu, 12 Nov 2026'. */
  label: string;
  /** Short, below the column: '12 Nov'. */
  tick: string;
  value: number;
  /** A second line of the tip: '4 orders'. */
  note?: string | undefined;
  /** What is behind it; without, it is only read. */
  href?: string | undefined;
};

/** The same columns at another time: the period before. */
export type ChartComparison = {
  /** Its line of the tip, which says a value as it is read: 'A year before: ₹1,234.50'. */
  describe: (value: string) => string;
  /** One for each column, in their order; undefined where there was none. */
  values: readonly (number | undefined)[];
};

/** Returns what a column says: when, how much, its note, and how much there was before. */
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

/** Room that a label below a column needs, with its distance to the next, in px. */
const TICK_WIDTH = 58;

/** Returns which columns have a label below: as many as there is room for, evenly apart. */
export function pickTicks(points: readonly Pick<ChartPoint, 'id'>[], width: number): string[] {
  const most = Math.max(1, Math.floor(width / TICK_WIDTH));
  const step = Math.ceil(points.length / most);
  return points.filter((_, index) => index % step === 0).map(({ id }) => id);
}

/** Returns from where to where an axis of values goes: always over nothing, and never without height. */
export function getExtent(values: readonly number[]): [number, number] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  return least === 0 && most === 0 ? [0, 1] : [least, most];
}

/** Returns where the focus goes from a point, or undefined where the key moves nothing. */
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
