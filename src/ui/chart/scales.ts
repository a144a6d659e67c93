type Range = readonly [start: number, end: number];

/** Places equal columns side by side. `padding` is the share of a step that is empty, also at both ends. */
export function createBandScale(ids: readonly string[], [start, end]: Range, padding: number) {
  const step = Math.abs(end - start) / Math.max(1, ids.length + padding);
  const bandwidth = step * (1 - padding);
  const margin = (Math.abs(end - start) - step * (ids.length - padding)) / 2;
  const isReversed = end < start;
  const starts = new Map(
    ids.map((id, index) => {
      const position = isReversed ? ids.length - 1 - index : index;
      return [id, Math.min(start, end) + margin + step * position];
    }),
  );
  return { start, end, step, bandwidth, getStart: (id: string) => starts.get(id) ?? 0 };
}

/** Returns the distance of about `count` round values between two others: 1, 2 or 5 times a power of ten. */
function getTickStep(from: number, to: number, count: number): number {
  const exact = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(exact));
  const ratio = exact / power;
  if (ratio >= Math.sqrt(50)) return power * 10;
  if (ratio >= Math.sqrt(10)) return power * 5;
  return ratio >= Math.sqrt(2) ? power * 2 : power;
}

/** Removes floating-point errors: 0.30000000000000004. */
const cleanValue = (value: number) => Number(value.toPrecision(12));

/** Limits the repetitions: extending a range can make its step larger, which extends the range again. */
const MAX_EXTENSIONS = 10;

/** Maps values to positions. Both ends of the values are extended to round ones, about `tickCount` steps apart. */
export function createLinearScale(values: Range, [start, end]: Range, tickCount: number) {
  let [low, high] = values;
  let step = getTickStep(low, high, tickCount);
  for (let extension = 0; extension < MAX_EXTENSIONS; extension += 1) {
    low = cleanValue(Math.floor(cleanValue(low / step)) * step);
    high = cleanValue(Math.ceil(cleanValue(high / step)) * step);
    const next = getTickStep(low, high, tickCount);
    if (next === step) break;
    step = next;
  }
  const stepCount = Math.round((high - low) / step);
  return {
    /** Round values from the lowest to the highest. */
    ticks: Array.from({ length: stepCount + 1 }, (_, index) => cleanValue(low + index * step)),
    getPosition: (value: number) => start + ((value - low) / (high - low)) * (end - start),
  };
}
