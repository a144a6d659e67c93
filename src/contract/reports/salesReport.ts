import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import type { ExpectedValue } from '../query.ts';
import { isDay } from '../time/days.ts';

/**
 * The capability of a backend that adds orders up by itself. It does so by the days of the store's time zone, which is in its public
 * settings: a backend without one does not announce this.
 */
export const REPORTS = 'reports';

/** A store of more orders than this asks its backend for a report; the orders of others are loaded and added up in the browser. */
export const LARGE_REPORT_ORDERS = 10_000;

const sums = {
  orders: z.number(),
  counted: z.number(),
  revenue: z.number(),
  pieces: z.number(),
  unpriced: z.number(),
};

const group = z.object({
  /** What the list's filter is set to to see these orders. */
  key: z.string(),
  /** As the newest of all orders with this key spells it. */
  label: z.string(),
  ...sums,
});

const groups = z.object({
  /** The largest ones, the largest first. */
  top: z.array(group),
  /** What is not among them. */
  others: z.object({ groups: z.number(), ...sums }),
  /** Orders that do not say. */
  unknown: z.object(sums),
});

const totals = z.object({
  ...sums,
  paid: z.number(),
  refunded: z.number(),
  /** What the refunded orders that count amount to. It is in the revenue. */
  refundedRevenue: z.number(),
  cancelled: z.number(),
});

/**
 * Amounts are in hundredths, with a fraction where the currency has more than two decimals; counts are of orders but for `pieces`.
 */
export const salesReport = z.object({
  total: totals,
  /** The period that this one is compared with, where one was named. */
  before: z.optional(totals),
  /** The days with orders, the first one first. */
  days: z.array(z.object({ day: z.string(), ...sums })),
  statuses: groups,
  categories: groups,
  places: groups,
  /** By how they were paid: the list's filter of the same name. */
  methods: groups,
  productsByRevenue: groups,
  productsByPieces: groups,
  /** How many of all orders have no date that can be read: they are in no period. */
  undated: z.number(),
});
export type SalesReport = z.output<typeof salesReport>;
export type ReportTotals = z.output<typeof totals>;
export type ReportGroups = z.output<typeof groups>;
export type ReportGroup = z.output<typeof group>;

/** Years of a report are at most this many days. */
export const REPORT_DAYS_MAX = 3660;

const day = z.string().check(z.refine(isDay, 'day' satisfies ExpectedValue));

/** Adds up the orders of some days in the store's time zone, both ends counted, and the totals of days to compare them with. */
export const getSalesReport = defineCall({
  method: 'GET',
  path: '/api/order/admin/sales-report',
  bodyType: 'nothing',
  body: z.undefined(),
  query: z.object({ from: day, to: day, beforeFrom: z.optional(day), beforeTo: z.optional(day) }),
  response: salesReport,
});
