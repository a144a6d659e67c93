import { toUtf8Order } from '../lists/sortKey.ts';
import { type OtherCurrency, sortCurrencies } from '../money/currency.ts';
import type { Day } from '../time/days.ts';
import { addSums, type Dimension, NO_SUMS, subtractSums, type Sums } from './orderSums.ts';
import type { ReportGroups, ReportTotals, SalesReport } from './salesReport.ts';

/** Number of groups that a section lists. The others are added up in `others`. */
export const TOP_GROUPS = 10;

/** Sum that groups are ranked by. */
export type Measure = 'revenue' | 'pieces' | 'orders';

/** Sections of a report, with the dimension that orders are grouped by and the sum that ranks the groups. */
export const SECTIONS = {
  statuses: { dimension: 'status', measure: 'orders' },
  categories: { dimension: 'category', measure: 'revenue' },
  places: { dimension: 'place', measure: 'revenue' },
  methods: { dimension: 'method', measure: 'revenue' },
  productsByRevenue: { dimension: 'product', measure: 'revenue' },
  productsByPieces: { dimension: 'product', measure: 'pieces' },
} as const satisfies Record<string, { dimension: Dimension; measure: Measure }>;
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

export type GroupSums = { key: string } & Sums;

/** Groups of one section, without labels. */
export type RankedGroups = Omit<ReportGroups, 'top'> & { top: readonly GroupSums[] };

/** Returns a comparator: largest groups first, ties by key in database order. */
function compareGroups(measure: Measure) {
  return (a: GroupSums, b: GroupSums): number => {
    if (a[measure] !== b[measure]) return b[measure] - a[measure];
    return toUtf8Order(a.key) < toUtf8Order(b.key) ? -1 : 1;
  };
}

/** Ranks the groups of one section. `all` is the sum of all orders, including those without a group. */
export function rankGroups(byKey: ReadonlyMap<string, Sums>, all: Sums, measure: Measure): RankedGroups {
  const ranked = [...byKey].map(([key, sums]) => ({ key, ...sums })).toSorted(compareGroups(measure));
  const top = ranked.slice(0, TOP_GROUPS);
  return addRemainingGroups(
    { top, known: ranked.reduce<Sums>(addSums, NO_SUMS), groups: ranked.length },
    all,
  );
}

/**
 * Computes `others` and `unknown` by subtraction. `known` is the sum of the `groups` groups, `all` the sum of all
 * orders.
 */
export function addRemainingGroups(
  { top, known, groups }: { top: readonly GroupSums[]; known: Sums; groups: number },
  all: Sums,
): RankedGroups {
  const { orders, counted, revenue, pieces, unpriced } = top.reduce<Sums>(subtractSums, known);
  return {
    top,
    others: { groups: groups - top.length, orders, counted, revenue, pieces, unpriced },
    unknown: subtractSums(all, known),
  };
}

/** Returns the totals of a period. `getSums` returns the sums of one status or payment state. */
export function toTotals(
  all: Sums,
  getSums: (dimension: 'status' | 'payment', key: string) => Sums | undefined,
): ReportTotals {
  const refunded = getSums('payment', 'refunded') ?? NO_SUMS;
  return {
    ...all,
    paid: getSums('payment', 'paid')?.orders ?? 0,
    refunded: refunded.orders,
    refundedRevenue: refunded.revenue,
    cancelled: getSums('status', 'cancelled')?.orders ?? 0,
  };
}

type ReportParts = {
  total: ReportTotals;
  /** Totals of the period to compare with. */
  before: ReportTotals | undefined;
  days: readonly ({ day: Day } & Sums)[];
  sections: Readonly<Record<SectionName, RankedGroups>>;
  /** In any order. */
  otherCurrencies: readonly OtherCurrency[];
  undated: number;
  /** Returns the value of a group as its newest order spells it. */
  getLabel: (dimension: Dimension, key: string) => string;
  /** Decimals of the currency; sums are in its smallest unit. */
  decimals: number;
};

/** Builds a report from sums. The report's amounts are in hundredths of the main unit, in every currency. */
export function buildReport({
  total,
  before,
  days,
  sections,
  otherCurrencies,
  undated,
  getLabel,
  decimals,
}: ReportParts): SalesReport {
  const toHundredths = (units: number) => units / 10 ** (decimals - 2);
  const convert = <Summed extends Sums>(sums: Summed): Summed => ({
    ...sums,
    revenue: toHundredths(sums.revenue),
  });
  const convertTotals = (totals: ReportTotals): ReportTotals => ({
    ...convert(totals),
    refundedRevenue: toHundredths(totals.refundedRevenue),
  });
  const toReportGroups = (name: SectionName): ReportGroups => ({
    top: sections[name].top.map((group) => ({
      ...convert(group),
      label: getLabel(SECTIONS[name].dimension, group.key),
    })),
    others: convert(sections[name].others),
    unknown: convert(sections[name].unknown),
  });
  return {
    total: convertTotals(total),
    ...(before && { before: convertTotals(before) }),
    days: days.map(convert),
    statuses: toReportGroups('statuses'),
    categories: toReportGroups('categories'),
    places: toReportGroups('places'),
    methods: toReportGroups('methods'),
    productsByRevenue: toReportGroups('productsByRevenue'),
    productsByPieces: toReportGroups('productsByPieces'),
    otherCurrencies: sortCurrencies(otherCurrencies),
    undated,
  };
}
