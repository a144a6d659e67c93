import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { addDays, countDays, type Day, isDay, startOfDay, toDay } from '#contract/time/days.ts';

type Sample = { products: readonly StoredProduct[]; orders: readonly StoredOrder[] };

export type ShiftOptions = {
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name. Defaults to the machine's time zone. */
  timeZone: string | undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const findNewest = ({ orders }: Sample) =>
  Math.max(...orders.map(({ createdAt }) => (isText(createdAt) ? Date.parse(createdAt) : -Infinity)));

/** Creates functions that shift times and days by whole days, so that the newest time is today. */
function createShift(newest: number, { now, timeZone }: ShiftOptions) {
  const today = toDay(now, timeZone) ?? '';
  const days = countDays(toDay(newest, timeZone) ?? today, today) - 1;
  const moveDay = (day: Day) => addDays(day, days);
  function moveTime(at: number): number {
    const day = toDay(at, timeZone) ?? today;
    const newDay = moveDay(day);
    const sinceMidnight = at - startOfDay(day, timeZone);
    // Days with a clock change can be an hour shorter.
    return Math.min(
      startOfDay(newDay, timeZone) + sinceMidnight,
      startOfDay(addDays(newDay, 1), timeZone) - 1,
    );
  }
  const midnight = startOfDay(today, timeZone);
  // Early in the day, today's orders are compressed so that none is in the future.
  const ratio = Math.min(1, (now - midnight) / Math.max(1, moveTime(newest) - midnight));
  return {
    moveDay,
    moveTime(at: number): number {
      const newTime = moveTime(at);
      return newTime < midnight
        ? newTime
        : Math.min(now, Math.floor(midnight + (newTime - midnight) * ratio));
    },
  };
}

/**
 * Shifts all dates of the sample so that its newest order is from today. Planned dates, such as deliveries, may be
 * in the future.
 */
export function shiftSample(sample: Sample, options: ShiftOptions): Sample {
  const shift = createShift(findNewest(sample), options);
  const move = (value: unknown) => {
    if (!isText(value)) return value;
    if (isDay(value)) return shift.moveDay(value);
    const at = Date.parse(value);
    // A delivery time can be free text.
    return Number.isNaN(at) ? value : new Date(shift.moveTime(at)).toISOString();
  };
  const moveDates = <Row extends object>(row: Row, names: readonly (keyof Row)[]): Row => ({
    ...row,
    ...Object.fromEntries(
      names.filter((name) => row[name] !== undefined).map((name) => [name, move(row[name])]),
    ),
  });
  return {
    products: sample.products.map((product) =>
      moveDates(product, ['createdAt', 'updatedAt', 'publishedDate']),
    ),
    orders: sample.orders.map((order) => moveDates(order, ['createdAt', 'updatedAt', 'deliveryTime'])),
  };
}
