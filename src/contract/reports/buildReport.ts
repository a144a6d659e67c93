import type { Day } from '../time/days.ts';
import { addSums, type Dimension, NO_SUMS, subtractSums, type Sums } from './orderSums.ts';
import type { ReportGroup, ReportGroups, ReportTotals, SalesReport } from './salesReport.ts';

/** How many groups a report names; the others are one. */
export const TOP_GROUPS = 10;

/** What a group is ranked by. */
export type Measure = 'revenue' | 'pieces' | 'orders';

/** The sums of one dimension: of each key, and of the orders that do not say. */
export type DimensionSums = { byKey: ReadonlyMap<string, Sums>; unknown: Sums };

/** What a period adds up to, as the browser and a database find it each in its own way. */
export type PeriodSums = {
  all: Sums;
  days: readonly ({ day: Day } & Sums)[];
  dimensions: Readonly<Record<Dimension, DimensionSums>>;
};

/** Ranks groups: the largest first, equal ones by their keys. */
export function compareGroups(measure: Measure) {
  return (one: { key: string } & Sums, other: { key: string } & Sums): number => {
    if (one[measure] !== other[measure]) return other[measure] - one[measure];
    return one.key < other.key ? -1 : 1;
  };
}

function toGroups(
  { byKey, unknown }: DimensionSums,
  measure: Measure,
  labelOf: (key: string) => string,
): ReportGroups {
  const ranked = [...byKey].map(([key, sums]) => ({ key, ...sums })).toSorted(compareGroups(measure));
  const top = ranked.slice(0, TOP_GROUPS);
  const rest = ranked.slice(TOP_GROUPS);
  const others = rest.reduce<Sums>(addSums, NO_SUMS);
  return {
    top: top.map((one): ReportGroup => ({ ...one, label: labelOf(one.key) })),
    others: { groups: rest.length, ...others },
    unknown,
  };
}

/** Returns the figures of a whole period from what its orders of each status and payment add up to. */
export function toTotals({ all, dimensions }: Pick<PeriodSums, 'all' | 'dimensions'>): ReportTotals {
  const of = (dimension: Dimension, key: string) => dimensions[dimension].byKey.get(key) ?? NO_SUMS;
  const refunded = of('payment', 'refunded');
  return {
    ...all,
    paid: of('payment', 'paid').orders,
    refunded: refunded.orders,
    refundedRevenue: refunded.revenue,
    cancelled: of('status', 'cancelled').orders,
  };
}

type Parts = {
  period: PeriodSums;
  before: Pick<PeriodSums, 'all' | 'dimensions'> | undefined;
  undated: number;
  /** How the newest of all orders with this key spells it. */
  labelOf: (dimension: Dimension, key: string) => string;
};

/** Puts a report together from the sums of its orders. */
export function buildReport({ period, before, undated, labelOf }: Parts): SalesReport {
  const groups = (dimension: Dimension, measure: Measure) =>
    toGroups(period.dimensions[dimension], measure, (key) => labelOf(dimension, key));
  return {
    total: toTotals(period),
    ...(before && { before: toTotals(before) }),
    days: [...period.days],
    statuses: groups('status', 'orders'),
    categories: groups('category', 'revenue'),
    places: groups('place', 'revenue'),
    productsByRevenue: groups('product', 'revenue'),
    productsByPieces: groups('product', 'pieces'),
    undated,
  };
}

/** What the whole has and its keys have not. */
export const getUnknown = (all: Sums, byKey: ReadonlyMap<string, Sums>): Sums =>
  [...byKey.values()].reduce<Sums>(subtractSums, all);
