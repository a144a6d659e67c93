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
import type { SqlDatabase, OrderSumsRow, OrderRow, OrderLabelRow } from '../schema.ts';
import { parseJson } from '../orders/orderRow.ts';

/** Returns the version of the time zone data, such as '2026c'. A newer one can move orders to other days. */
export const getZoneData = (): string => globalThis.process?.versions['tz'] ?? '';

/** Increment this to sum up all orders again, after a change of the dimensions, sums or keys. */
export const SUMS_VERSION = 30;

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

/** A change to the sums of a key. */
type SumChange = Omit<OrderSumsRow, 'build'>;
/** Changes to the sums, by key. */
export type SumChanges = Map<string, SumChange>;

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

async function removeEmpty(
  transaction: SqlDatabase,
  build: number,
  changes: readonly SumChange[],
): Promise<void> {
  for (const { dimension, day, key, currency } of changes.filter(({ orders }) => orders < 0)) {
    await transaction
      .deleteFrom('order_sums')
      .where('build', '=', build)
      .where('dimension', '=', dimension)
      .where('day', '=', day)
      .where('key', '=', key)
      .where('currency', '=', currency)
      .where('orders', '=', 0)
      .execute();
  }
}

/** Applies changes to the sums of a build, always in the same order to avoid deadlocks. */
export async function applySums(transaction: SqlDatabase, build: number, changes: SumChanges): Promise<void> {
  const rows = [...changes.values()].filter(isChange);
  rows.sort((a, b) => (toSortable(a) < toSortable(b) ? -1 : 1));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insertInto('order_sums')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => ({ build, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['build', 'dimension', 'day', 'key', 'currency']).doUpdateSet((eb) => ({
          orders: eb('order_sums.orders', '+', eb.ref('excluded.orders')),
          counted: eb('order_sums.counted', '+', eb.ref('excluded.counted')),
          revenue: eb('order_sums.revenue', '+', eb.ref('excluded.revenue')),
          pieces: eb('order_sums.pieces', '+', eb.ref('excluded.pieces')),
          unpriced: eb('order_sums.unpriced', '+', eb.ref('excluded.unpriced')),
        })),
      )
      .execute();
  }
  await removeEmpty(transaction, build, rows);
}

/**
 * Returns the builds whose sums contain an order: the complete one, and the next one if it has come to this order. Call it
 * after the order was written, because a build that is adding orders waits for that.
 */
const findBuildsWith = (transaction: SqlDatabase, { created_at, id }: ReportedRow) =>
  transaction
    .selectFrom('order_sum_builds')
    .select(['build', 'time_zone'])
    .where((eb) =>
      eb.or([
        eb('is_complete', '=', 1),
        eb(eb.refTuple('last_created_at', 'last_id'), '>=', eb.tuple(created_at, id)),
      ]),
    )
    .orderBy('build')
    .execute();

/**
 * Moves a changed order from its old sums to its new ones, in the transaction that stored it. Its labels stay,
 * because product and place don't change.
 */
export async function moveOrderSums(
  transaction: SqlDatabase,
  before: ReportedRow,
  after: ReportedRow,
): Promise<void> {
  for (const { build, time_zone } of await findBuildsWith(transaction, after)) {
    const changes: SumChanges = new Map();
    addOrder(changes, toReportedOrder(before), time_zone, -1);
    addOrder(changes, toReportedOrder(after), time_zone, 1);
    await applySums(transaction, build, changes);
  }
}

/** Adds a new order to the sums and labels, in the transaction that stored it. */
export async function addToSums(transaction: SqlDatabase, row: ReportedRow): Promise<void> {
  const order = toReportedOrder(row);
  for (const { build, time_zone } of await findBuildsWith(transaction, row)) {
    const changes: SumChanges = new Map();
    addOrder(changes, order, time_zone, 1);
    await applySums(transaction, build, changes);
  }
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
export async function writeLabels(transaction: SqlDatabase, labels: Iterable<OrderLabelRow>): Promise<void> {
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
  database: SqlDatabase,
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
