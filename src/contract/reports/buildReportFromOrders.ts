import { type Currency, getCurrencyDecimals, getStoreCurrency } from '../money/currency.ts';
import { getOrderCurrency } from '../orders/orderValues.ts';
import { type Day, toDay } from '../time/days.ts';
import { parseTime } from '../time/parseTime.ts';
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
  getGroupLabel,
  getOrderSums,
  NO_SUMS,
  type ReportedOrder,
  type Sums,
} from './orderSums.ts';
import type { SalesReport } from './salesReport.ts';

/** Both days are inclusive. */
export type Period = { from: Day; to: Day };

/** An order with the values that reports need, so that every period reuses them. */
type PreparedOrder = {
  order: ReportedOrder;
  currency: string;
  /** Undefined if the date is invalid. Reports only count such orders as undated. */
  day: Day | undefined;
  sums: Sums;
  keys: Readonly<Record<Dimension, string | undefined>>;
};

type PreparedOrders = {
  orders: readonly PreparedOrder[];
  /** The store's. Sums are in its smallest unit. */
  currency: string;
};

/**
 * Prepares orders (newest first) for `buildReportFromOrders`. `timeZone` is the store's IANA name; by default the
 * browser's. Orders without a currency have the store's.
 */
export function prepareOrders(
  orders: readonly ReportedOrder[],
  timeZone: string | undefined,
  storeCurrency: Currency = null,
): PreparedOrders {
  const currency = getStoreCurrency(storeCurrency);
  const decimals = getCurrencyDecimals(currency);
  const prepared = orders.map((order) => ({
    order,
    currency: getOrderCurrency(order) ?? currency,
    day: toDay(parseTime(order.createdAt), timeZone),
    sums: getOrderSums(order, decimals),
    keys: Object.fromEntries(
      DIMENSIONS.map((dimension) => [dimension, getGroupKey(order, dimension)]),
    ) as Record<Dimension, string | undefined>,
  }));
  return { orders: prepared, currency };
}

function addTo<Key>(sums: Map<Key, Sums>, key: Key, added: Sums): void {
  sums.set(key, addSums(sums.get(key) ?? NO_SUMS, added));
}

function sumByKey(orders: readonly PreparedOrder[], dimension: Dimension): Map<string, Sums> {
  const byKey = new Map<string, Sums>();
  for (const { keys, sums } of orders) {
    const key = keys[dimension];
    if (key !== undefined) addTo(byKey, key, sums);
  }
  return byKey;
}

const findWithin = (orders: readonly PreparedOrder[], { from, to }: Period) =>
  orders.filter(({ day }) => day !== undefined && from <= day && day <= to);

function sumPeriod(orders: readonly PreparedOrder[], period: Period) {
  const within = findWithin(orders, period);
  const byDay = new Map<Day, Sums>();
  for (const { day, sums } of within) if (day !== undefined) addTo(byDay, day, sums);
  const days = [...byDay].map(([day, sums]) => ({ day, ...sums }));
  const all = [...byDay.values()].reduce<Sums>(addSums, NO_SUMS);
  const byKey = new Map(DIMENSIONS.map((dimension) => [dimension, sumByKey(within, dimension)]));
  return {
    total: toTotals(all, (dimension, key) => byKey.get(dimension)?.get(key)),
    days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    rank: (dimension: Dimension, measure: Measure) => rankGroups(byKey.get(dimension)!, all, measure),
  };
}

/** Builds a report from loaded orders, for backends without `REPORTS_CAPABILITY`. The others return the same report. */
export function buildReportFromOrders(
  { orders, currency }: PreparedOrders,
  period: Period,
  before: Period | undefined,
): SalesReport {
  const counted = orders.filter((order) => order.currency === currency);
  const { total, days, rank } = sumPeriod(counted, period);
  const ranked = SECTION_NAMES.map((name) => [name, rank(SECTIONS[name].dimension, SECTIONS[name].measure)]);
  return buildReport({
    total,
    before: before && sumPeriod(counted, before).total,
    days,
    sections: Object.fromEntries(ranked) as Record<SectionName, RankedGroups>,
    otherCurrencies: countOtherCurrencies(findWithin(orders, period), currency),
    undated: orders.filter(({ day }) => day === undefined).length,
    getLabel: (dimension, key) => findLabel(orders, dimension, key),
    decimals: getCurrencyDecimals(currency),
  });
}

const countOtherCurrencies = (orders: readonly Pick<PreparedOrder, 'currency'>[], currency: string) =>
  [...Map.groupBy(orders, (order) => order.currency)]
    .filter(([other]) => other !== currency)
    .map(([other, grouped]) => ({ currency: other, orders: grouped.length }));

/** Returns the value of a group as its newest order spells it. */
function findLabel(orders: readonly PreparedOrder[], dimension: Dimension, key: string): string {
  const newest = orders.find(({ keys }) => keys[dimension] === key);
  return (newest && getGroupLabel(newest.order, dimension)) ?? key;
}
