import { getPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { compareSortKeys } from '#contract/lists/sortKey.ts';
import type { Currency } from '#contract/money/currency.ts';
import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import {
  buildReportFromOrders,
  type Period,
  prepareOrders,
} from '#contract/reports/buildReportFromOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import { getZoneName } from '#contract/time/timeZones.ts';

// What a database must return, computed from all rows by the contract's functions.

type DatedRow = { _id: string; createdAt?: string | null | undefined };

/** Rows without a date come last. */
const sortNewestFirst = <T extends DatedRow>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (a, b) => compareSortKeys(b.createdAt ?? '', a.createdAt ?? '') || compareSortKeys(b._id, a._id),
  );

const parseNewestFirst = (orders: readonly StoredOrder[]) =>
  sortNewestFirst(orders).map((order) => orderSchema.parse(order));

export const getExpectedProducts = (products: readonly StoredProduct[], criteria: ListCriteria) =>
  getPage(productListRules, sortNewestFirst(products), criteria);

export const getExpectedOrders = (orders: readonly StoredOrder[], criteria: ListCriteria) =>
  getPage(orderListRules, parseNewestFirst(orders), criteria);

type Region = { timeZone?: string; currency?: Currency };

/** Builds the report of a store in this region. */
export function buildExpectedReport(
  orders: readonly StoredOrder[],
  { timeZone, currency }: Region,
  period: Period,
  before: Period | undefined,
): SalesReport {
  const zone = getZoneName(timeZone);
  const prepared = prepareOrders(parseNewestFirst(orders), zone, currency);
  return { ...buildReportFromOrders(prepared, period, before), timeZone: zone };
}

/** Returns the orders with another status of one of them. */
export const withStatus = (orders: readonly StoredOrder[], id: string, orderStatus: string): StoredOrder[] =>
  orders.map((order) =>
    order._id === id ? { ...order, orderDetails: { ...order.orderDetails, orderStatus } } : order,
  );
