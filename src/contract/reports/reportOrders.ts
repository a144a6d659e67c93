import { addDays, type Day, startOfDay, toDay } from '../time/days.ts';
import { parseTime } from '../wire/parseTime.ts';
import {
  buildReport,
  type Measure,
  rankGroups,
  type RankedGroups,
  SECTION_NAMES,
  SECTIONS,
  type SectionName,
  toTotals,
} from './buildReport.ts';
import {
  addSums,
  type Dimension,
  DIMENSIONS,
  getGroupKey,
  getSpelling,
  measureOrder,
  NO_SUMS,
  type ReportedOrder,
  type Sums,
} from './orderSums.ts';
import type { SalesReport } from './salesReport.ts';

/** Both days are counted. */
export type Period = { from: Day; to: Day };

type Input = { orders: readonly ReportedOrder[]; timeZone: string | undefined };

function addTo<Key>(sums: Map<Key, Sums>, key: Key, more: Sums): void {
  sums.set(key, addSums(sums.get(key) ?? NO_SUMS, more));
}

const isDated = (order: ReportedOrder) => toDay(parseTime(order.createdAt), 'UTC') !== undefined;

function selectPeriod({ orders, timeZone }: Input, { from, to }: Period): readonly ReportedOrder[] {
  const start = startOfDay(from, timeZone);
  const end = startOfDay(addDays(to, 1), timeZone);
  return orders.filter((order) => {
    const time = parseTime(order.createdAt);
    return time >= start && time < end;
  });
}

function sumByKey(orders: readonly ReportedOrder[], dimension: Dimension): Map<string, Sums> {
  const byKey = new Map<string, Sums>();
  for (const order of orders) {
    const key = getGroupKey(order, dimension);
    if (key !== undefined) addTo(byKey, key, measureOrder(order));
  }
  return byKey;
}

function sumPeriod(input: Input, period: Period) {
  const orders = selectPeriod(input, period);
  const byDay = new Map<Day, Sums>();
  for (const order of orders) {
    const day = toDay(parseTime(order.createdAt), input.timeZone);
    if (day !== undefined) addTo(byDay, day, measureOrder(order));
  }
  const days = [...byDay].map(([day, sums]) => ({ day, ...sums }));
  const all = [...byDay.values()].reduce<Sums>(addSums, NO_SUMS);
  const byKey = new Map(DIMENSIONS.map((dimension) => [dimension, sumByKey(orders, dimension)]));
  return {
    total: toTotals(all, (dimension, key) => byKey.get(dimension)?.get(key)),
    days: days.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    rank: (dimension: Dimension, measure: Measure) => rankGroups(byKey.get(dimension)!, all, measure),
  };
}

/**
 * Adds up loaded orders, which stand the newest first. A backend that announces `reports` answers the same.
 * `timeZone` is the store's (IANA name), or the browser's where it is undefined.
 */
export function reportOrders(input: Input, period: Period, before: Period | undefined): SalesReport {
  const { total, days, rank } = sumPeriod(input, period);
  const ranked = SECTION_NAMES.map((name) => [name, rank(SECTIONS[name].dimension, SECTIONS[name].measure)]);
  return buildReport({
    total,
    before: before && sumPeriod(input, before).total,
    days,
    sections: Object.fromEntries(ranked) as Record<SectionName, RankedGroups>,
    undated: input.orders.filter((order) => !isDated(order)).length,
    labelOf: createLabels(input.orders),
  });
}

/** Finds how the newest order with a key spells it. */
function createLabels(orders: readonly ReportedOrder[]) {
  return (dimension: Dimension, key: string): string => {
    const newest = orders.find((order) => getGroupKey(order, dimension) === key);
    return (newest && getSpelling(newest, dimension)) ?? key;
  };
}
