import {
  addSums,
  DIMENSIONS,
  getGroupKey,
  getOrderSums,
  NO_SUMS,
  type ReportedOrder,
  subtractSums,
  type Sums,
  type Dimension,
  getGroupLabel,
} from '#contract/reports/orderSums.ts';
import { getCurrencyDecimals } from '#contract/money/currency.ts';
import { getOrderCurrency } from '#contract/orders/orderValues.ts';
import { toDay } from '#contract/time/days.ts';
import { parseTime } from '#contract/time/parseTime.ts';
import { sanitizeText } from '../sanitizeParameters.ts';
import type { Database, OrderSumsRow, OrderRow, OrderLabelRow } from '../schema.ts';
import { parseJson } from '../orderRow.ts';

/** Returns the canonical name of a time zone: 'asia/kolkata' and 'Asia/Calcutta' are the same zone. */
export const toZoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Returns the version of the time zone data, such as '2026c'. A newer one can move orders to other days. */
export const getZoneData = (): string => process.versions['tz'] ?? '';

/** Increment this to sum up all orders again, after a change of the dimensions, sums or keys. */
export const SUMS_VERSION = 30;

/** Returns the time zone of the stored sums, or `undefined` if there are none. */
export async function readSumsZone(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('list_indexes')
    .select('sums_zone')
    .where('list', '=', 'orders')
    .executeTakeFirst();
  return row?.sums_zone ?? undefined;
}

/** The stored sums use another time zone than this process. */
export class TimeZoneMismatchError extends Error {
  override readonly name = 'TimeZoneMismatchError';
}

/** Throws if the stored sums use another time zone. */
export async function assertSumsZone(database: Database, timeZone: string): Promise<void> {
  const zone = await readSumsZone(database);
  if (zone !== timeZone)
    throw new TimeZoneMismatchError(
      `orders are added up by the days of ${zone}, and TIME_ZONE is ${timeZone}`,
    );
}

/** The columns that reports need, and `id` for the order of the rows. */
export const REPORTED_COLUMNS = [
  'id',
  'created_at',
  'total_amount',
  'quantity',
  'status',
  'currency',
  'product',
  'address',
  'payment',
  'gateway',
] as const satisfies readonly (keyof OrderRow)[];
export type ReportedRow = Pick<OrderRow, (typeof REPORTED_COLUMNS)[number]>;

/** Converts a row to the part of an order that reports need. */
export const toReportedOrder = (row: ReportedRow): ReportedOrder => ({
  createdAt: row.created_at || undefined,
  totalAmount: row.total_amount ?? undefined,
  quantity: row.quantity ?? undefined,
  orderDetails: {
    orderId: undefined,
    orderStatus: row.status ?? undefined,
    orderCurrency: row.currency ?? undefined,
    orderTimeZone: undefined,
  },
  product: parseJson<ReportedOrder['product']>(row.product),
  address: parseJson<ReportedOrder['address']>(row.address),
  paymentDetails: parseJson<ReportedOrder['paymentDetails']>(row.payment),
  paymentGateway: { gatewayName: row.gateway ?? undefined },
});

/** Changes to the sums, by key. */
export type SumChanges = Map<string, OrderSumsRow>;

/** A statement can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 500;

type SumKey = Pick<OrderSumsRow, 'dimension' | 'day' | 'key'>;

/** ISO 4217 code of an unknown currency. */
const UNKNOWN_CURRENCY = 'XXX';

/** Returns the keys of the sums that an order belongs to. An order without a valid date is only in the total. */
function getSumKeys(order: ReportedOrder, timeZone: string): SumKey[] {
  const day = toDay(parseTime(order.createdAt), timeZone);
  if (day === undefined) return [{ dimension: 'all', day: '', key: '' }];
  const sumKeys: SumKey[] = [{ dimension: 'all', day, key: '' }];
  for (const dimension of DIMENSIONS) {
    const key = getGroupKey(order, dimension);
    if (key !== undefined) sumKeys.push({ dimension, day, key: sanitizeText(key) });
  }
  return sumKeys;
}

/** Adds an order to the changes (1) or subtracts it (-1). */
export function addOrder(changes: SumChanges, order: ReportedOrder, timeZone: string, sign: 1 | -1): void {
  const currency = getOrderCurrency(order) ?? UNKNOWN_CURRENCY;
  const orderSums = getOrderSums(order, getCurrencyDecimals(currency));
  for (const sumKey of getSumKeys(order, timeZone)) {
    const row = { ...sumKey, currency };
    const name = toSortable(row);
    const before: Sums = changes.get(name) ?? NO_SUMS;
    const after = sign === 1 ? addSums(before, orderSums) : subtractSums(before, orderSums);
    changes.set(name, { ...row, ...after });
  }
}

const isChange = ({ orders, counted, revenue, pieces, unpriced }: Sums) =>
  [orders, counted, revenue, pieces, unpriced].some((sum) => sum !== 0);

const toSortable = ({ dimension, day, key, currency }: SumKey & Pick<OrderSumsRow, 'currency'>) =>
  `${dimension}\n${day}\n${key}\n${currency}`;

async function removeEmpty(transaction: Database, rows: readonly OrderSumsRow[]): Promise<void> {
  for (const { dimension, day, key, currency } of rows.filter(({ orders }) => orders < 0)) {
    await transaction
      .deleteFrom('order_sums')
      .where('dimension', '=', dimension)
      .where('day', '=', day)
      .where('key', '=', key)
      .where('currency', '=', currency)
      .where('orders', '=', 0)
      .execute();
  }
}

/** Applies changes to the stored sums, always in the same order to avoid deadlocks. */
export async function applySums(transaction: Database, changes: SumChanges): Promise<void> {
  const rows = [...changes.values()].filter(isChange);
  rows.sort((a, b) => (toSortable(a) < toSortable(b) ? -1 : 1));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insertInto('order_sums')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['dimension', 'day', 'key', 'currency']).doUpdateSet((eb) => ({
          orders: eb('order_sums.orders', '+', eb.ref('excluded.orders')),
          counted: eb('order_sums.counted', '+', eb.ref('excluded.counted')),
          revenue: eb('order_sums.revenue', '+', eb.ref('excluded.revenue')),
          pieces: eb('order_sums.pieces', '+', eb.ref('excluded.pieces')),
          unpriced: eb('order_sums.unpriced', '+', eb.ref('excluded.unpriced')),
        })),
      )
      .execute();
  }
  await removeEmpty(transaction, rows);
}

/**
 * Moves a changed order from its old sums to its new ones, in the transaction that stored it. Its labels stay,
 * because product and place don't change.
 */
export async function moveOrderSums(
  transaction: Database,
  before: ReportedRow,
  after: ReportedRow,
): Promise<void> {
  // Use the time zone of the stored sums, even if this server's settings differ.
  const timeZone = await readSumsZone(transaction);
  if (timeZone === undefined) return;
  const changes: SumChanges = new Map();
  addOrder(changes, toReportedOrder(before), timeZone, -1);
  addOrder(changes, toReportedOrder(after), timeZone, 1);
  await applySums(transaction, changes);
}

/** Adds a new order to the sums and labels, in the transaction that stored it. */
export async function addToSums(transaction: Database, row: ReportedRow): Promise<void> {
  const timeZone = await readSumsZone(transaction);
  if (timeZone === undefined) return;
  const order = toReportedOrder(row);
  const changes: SumChanges = new Map();
  addOrder(changes, order, timeZone, 1);
  await applySums(transaction, changes);
  const labels = new Map<string, OrderLabelRow>();
  addLabels(labels, order);
  await writeLabels(transaction, labels.values());
}

/** Dimensions whose labels differ from their keys. */
const LABELLED_DIMENSIONS = ['category', 'place', 'product'] as const satisfies readonly Dimension[];

/** Records the labels of an order's keys. Call it oldest order first, because the newest label wins. */
export function addLabels(labels: Map<string, OrderLabelRow>, order: ReportedOrder): void {
  for (const dimension of LABELLED_DIMENSIONS) {
    const key = getGroupKey(order, dimension);
    const label = getGroupLabel(order, dimension);
    if (key === undefined || label === undefined) continue;
    const stored = sanitizeText(key);
    labels.set(`${dimension}\n${stored}`, { dimension, key: stored, label });
  }
}

/** Writes labels, replacing existing ones. */
export async function writeLabels(transaction: Database, labels: Iterable<OrderLabelRow>): Promise<void> {
  const rows = [...labels];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insertInto('order_labels')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['dimension', 'key']).doUpdateSet((eb) => ({ label: eb.ref('excluded.label') })),
      )
      .execute();
  }
}

/** Reads the labels of keys. A key without a label is its own label. */
export async function readLabels(
  database: Database,
  keys: readonly { dimension: Dimension; key: string }[],
): Promise<(dimension: Dimension, key: string) => string> {
  const labels = new Map<string, string>();
  for (const dimension of LABELLED_DIMENSIONS) {
    const dimensionKeys = [
      ...new Set(keys.filter((entry) => entry.dimension === dimension).map(({ key }) => key)),
    ];
    if (dimensionKeys.length === 0) continue;
    const rows = await database
      .selectFrom('order_labels')
      .select(['key', 'label'])
      .where('dimension', '=', dimension)
      .where('key', 'in', dimensionKeys)
      .execute();
    for (const { key, label } of rows) labels.set(`${dimension}\n${key}`, label);
  }
  return (dimension, key) => labels.get(`${dimension}\n${key}`) ?? key;
}
