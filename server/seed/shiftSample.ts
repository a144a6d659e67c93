import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { addDays, countDays, type Day, isDay, startOfDay, toDay } from '#contract/time/days.ts';

export type Sample = { products: readonly StoredProduct[]; orders: readonly StoredOrder[] };

export type ShiftOptions = {
  /** Milliseconds since 1970. */
  now: number;
  /** The zone (IANA name) whose days count; without one, that of this machine. */
  timeZone: string | undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const findNewest = ({ orders }: Sample) =>
  Math.max(...orders.map(({ createdAt }) => (isText(createdAt) ? Date.parse(createdAt) : -Infinity)));

/** Creates the functions that move a moment and a day by whole days, so that the newest moment is one of today. */
function createShift(newest: number, { now, timeZone }: ShiftOptions) {
  const today = toDay(now, timeZone) ?? '';
  const days = countDays(toDay(newest, timeZone) ?? today, today) - 1;
  const moveDay = (day: Day) => addDays(day, days);
  function moveTime(at: number): number {
    const day = toDay(at, timeZone) ?? today;
    const moved = moveDay(day);
    const sinceMidnight = at - startOfDay(day, timeZone);
    // A day on which clocks change may be an hour shorter.
    return Math.min(startOfDay(moved, timeZone) + sinceMidnight, startOfDay(addDays(moved, 1), timeZone) - 1);
  }
  const midnight = startOfDay(today, timeZone);
  // Early in the day its orders are moved closer together, so that none is in the future and their sequence stays.
  const share = Math.min(1, (now - midnight) / Math.max(1, moveTime(newest) - midnight));
  return {
    moveDay,
    moveTime(at: number): number {
      const moved = moveTime(at);
      return moved < midnight ? moved : Math.min(now, Math.floor(midnight + (moved - midnight) * share));
    },
  };
}

/**
 * Moves all dates of the sample by whole days, so that its newest order was placed today: then today, this week and this
 * month have orders. What was planned for a day, such as a delivery, may lie in the future.
 */
export function shiftSample(sample: Sample, options: ShiftOptions): Sample {
  const shift = createShift(findNewest(sample), options);
  const move = (value: unknown) => {
    if (!isText(value)) return value;
    if (isDay(value)) return shift.moveDay(value);
    const at = Date.parse(value);
    // A delivery may be planned in words.
    return Number.isNaN(at) ? value : new Date(shift.moveTime(at)).toISOString();
  };
  const moveDates = <Row extends object>(row: Row, names: readonly (keyof Row)[]): Row => ({
    ...row,
    ...Object.fromEntries(
      names.filter((name) => row[name] !== undefined).map((name) => [name, move(row[name])]),
    ),
  });
  return {
    products: sample.products.map((one) => moveDates(one, ['createdAt', 'updatedAt', 'publishedDate'])),
    orders: sample.orders.map((one) => moveDates(one, ['createdAt', 'updatedAt', 'deliveryTime'])),
  };
}
