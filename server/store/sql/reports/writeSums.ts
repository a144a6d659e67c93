import {
  addSums,
  DIMENSIONS,
  getGroupKey,
  measureOrder,
  NO_SUMS,
  type ReportedOrder,
  subtractSums,
  type Sums,
} from '#contract/reports/orderSums.ts';
import { toDay } from '#contract/time/days.ts';
import { parseTime } from '#contract/time/parseTime.ts';
import { sanitizeText } from '../sanitizeParameters.ts';
import type { Database, OrderSumsRow } from '../schema.ts';
import { type ReportedRow, toReportedOrder } from './reportedOrder.ts';
import { readSumsRules, type SumsRules } from './sumsZone.ts';

/** Which sums change, and by how much. */
export type SumChanges = Map<string, OrderSumsRow>;

/** Rows in one statement, which can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 500;

type Place = Pick<OrderSumsRow, 'dimension' | 'day' | 'key'>;

/** Returns the sums that an order is part of. One whose date can't be read is in no period, and only counted. */
function getPlaces(order: ReportedOrder, timeZone: string): Place[] {
  const day = toDay(parseTime(order.createdAt), timeZone);
  if (day === undefined) return [{ dimension: 'all', day: '', key: '' }];
  const places: Place[] = [{ dimension: 'all', day, key: '' }];
  for (const dimension of DIMENSIONS) {
    const key = getGroupKey(order, dimension);
    if (key !== undefined) places.push({ dimension, day, key: sanitizeText(key) });
  }
  return places;
}

/** Notes that an order came (1) or went (-1). */
export function noteOrder(
  changes: SumChanges,
  order: ReportedOrder,
  { timeZone, decimals }: SumsRules,
  by: 1 | -1,
): void {
  const measured = measureOrder(order, decimals);
  for (const place of getPlaces(order, timeZone)) {
    const name = `${place.dimension}\n${place.day}\n${place.key}`;
    const before: Sums = changes.get(name) ?? NO_SUMS;
    const after = by === 1 ? addSums(before, measured) : subtractSums(before, measured);
    changes.set(name, { ...place, ...after });
  }
}

const isChange = ({ orders, counted, revenue, pieces, unpriced }: Sums) =>
  [orders, counted, revenue, pieces, unpriced].some((sum) => sum !== 0);

const toSortable = ({ dimension, day, key }: Place) => `${dimension}\n${day}\n${key}`;

async function removeEmpty(transaction: Database, rows: readonly OrderSumsRow[]): Promise<void> {
  for (const { dimension, day, key } of rows.filter(({ orders }) => orders < 0)) {
    await transaction
      .deleteFrom('order_sums')
      .where('dimension', '=', dimension)
      .where('day', '=', day)
      .where('key', '=', key)
      .where('orders', '=', 0)
      .execute();
  }
}

/** Adds changes to the sums. Always in the same order: two transactions must not wait for each other. */
export async function applySums(transaction: Database, changes: SumChanges): Promise<void> {
  const rows = [...changes.values()].filter(isChange);
  rows.sort((one, other) => (toSortable(one) < toSortable(other) ? -1 : 1));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insertInto('order_sums')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['dimension', 'day', 'key']).doUpdateSet((eb) => ({
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
 * Moves an order that has changed to other sums, in the transaction that stored it. Its labels stay: no change of an order
 * spells its product or its place in another way.
 */
export async function moveOrderSums(
  transaction: Database,
  before: ReportedRow,
  after: ReportedRow,
): Promise<void> {
  // Those that the sums have, also while another server is set to others.
  const rules = await readSumsRules(transaction);
  if (!rules) return;
  const changes: SumChanges = new Map();
  noteOrder(changes, toReportedOrder(before), rules, -1);
  noteOrder(changes, toReportedOrder(after), rules, 1);
  await applySums(transaction, changes);
}
