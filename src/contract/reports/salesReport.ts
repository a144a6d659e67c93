import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otherCurrencies } from '../money/currency.ts';
import type { QueryErrorCode } from '../query.ts';
import { isDay } from '../time/days.ts';

/** Announced by a backend that can build reports. */
export const REPORTS_CAPABILITY = 'reports';

const sums = {
  orders: z.number(),
  counted: z.number(),
  revenue: z.number(),
  pieces: z.number(),
  unpriced: z.number(),
};

const group = z.object({
  /** Value for the filter of the order list that shows these orders. */
  key: z.string(),
  /** The value as the newest of these orders spells it. */
  label: z.string(),
  ...sums,
});

const groups = z.object({
  /** Largest groups, largest first. */
  top: z.array(group),
  /** Sum of the remaining groups. */
  others: z.object({ groups: z.number(), ...sums }),
  /** Orders without a value to group by. */
  unknown: z.object(sums),
});

const totals = z.object({
  ...sums,
  paid: z.number(),
  refunded: z.number(),
  /** Revenue of refunded orders. Included in `revenue`. */
  refundedRevenue: z.number(),
  cancelled: z.number(),
});

/**
 * Counts the orders in the store's currency. Amounts are in hundredths of its main unit, with a fraction if it has more than two decimals. `pieces`
 * counts units and `groups` counts groups; all other numbers count orders.
 */
const salesReport = z.object({
  total: totals,
  /** Totals of the comparison period, if one was requested. */
  before: z.optional(totals),
  /** Oldest first. Days without orders are left out. */
  days: z.array(z.object({ day: z.string(), ...sums })),
  statuses: groups,
  categories: groups,
  places: groups,
  /** Payment methods: card, UPI and other. */
  methods: groups,
  productsByRevenue: groups,
  productsByPieces: groups,
  /** Orders of the period that the report leaves out, because they are in another currency than the store's. */
  otherCurrencies,
  /** Orders without a valid date. No period contains them. */
  undated: z.number(),
  /**
   * IANA name of the time zone of the days. It isn't the store's while a new one is being applied, and if the store has none.
   */
  timeZone: z.optional(z.string()),
});
export type SalesReport = z.output<typeof salesReport>;
export type ReportTotals = z.output<typeof totals>;
export type ReportGroups = z.output<typeof groups>;
export type ReportGroup = z.output<typeof group>;

/** Maximum length of a period in days. */
export const MAX_REPORT_DAYS = 3660;

const day = z.string().check(z.refine(isDay, 'day' satisfies QueryErrorCode));

/**
 * Returns the sums of a period (first and last day included) and the totals of a period to
 * compare with.
 */
export const getSalesReport = defineCall({
  method: 'GET',
  path: '/api/order/admin/sales-report',
  capability: REPORTS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  query: z.object({ from: day, to: day, beforeFrom: z.optional(day), beforeTo: z.optional(day) }),
  response: salesReport,
});
