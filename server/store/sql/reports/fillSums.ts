import { type OnProgress, readStoredRows, lockList } from '../lists/openLists.ts';
import type { Database, OrderLabelRow } from '../schema.ts';
import { transact } from '../transact.ts';
import {
  REPORTED_COLUMNS,
  type ReportedRow,
  toReportedOrder,
  applySums,
  addOrder,
  type SumChanges,
  getZoneData,
  readSumsZone,
  SUMS_VERSION,
  addLabels,
  writeLabels,
} from './orderSums.ts';

/** Number of sums kept in memory before they are written. */
const MAX_SUMS_IN_MEMORY = 20_000;

async function countOrders(database: Database): Promise<number> {
  const counted = database.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

async function flushSums(transaction: Database, sums: SumChanges, labels: Map<string, OrderLabelRow>) {
  await applySums(transaction, sums);
  await writeLabels(transaction, labels.values());
  sums.clear();
  labels.clear();
}

/** Sums up all stored orders, in the caller's transaction. */
async function fillSums(
  transaction: Database,
  timeZone: string,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  await transaction.deleteFrom('order_sums').execute();
  await transaction.deleteFrom('order_labels').execute();
  const sums: SumChanges = new Map();
  const labels = new Map<string, OrderLabelRow>();
  let done = 0;
  const total = await countOrders(transaction);
  // Oldest first, so that the sums in memory belong to a few days.
  for await (const rows of readStoredRows<ReportedRow>(transaction, 'orders', REPORTED_COLUMNS)) {
    for (const row of rows) {
      const order = toReportedOrder(row);
      addOrder(sums, order, timeZone, 1);
      addLabels(labels, order);
    }
    if (sums.size > MAX_SUMS_IN_MEMORY) await flushSums(transaction, sums, labels);
    onProgress((done += rows.length), total);
  }
  await flushSums(transaction, sums, labels);
  await transaction
    .updateTable('list_indexes')
    .set({
      sums_version: SUMS_VERSION,
      sums_zone: timeZone,
      sums_zone_data: getZoneData(),
    })
    .where('list', '=', 'orders')
    .execute();
}

/** Sums up the orders of a store that was filled after it was opened. */
export async function refillSums(transaction: Database): Promise<void> {
  const timeZone = await readSumsZone(transaction);
  if (timeZone !== undefined) await fillSums(transaction, timeZone);
}

async function isCurrent(database: Database, timeZone: string): Promise<boolean> {
  const row = await database
    .selectFrom('list_indexes')
    .select(['sums_version', 'sums_zone', 'sums_zone_data'])
    .where('list', '=', 'orders')
    .executeTakeFirst();
  return (
    row?.sums_version === SUMS_VERSION && row.sums_zone === timeZone && row.sums_zone_data === getZoneData()
  );
}

/**
 * Recalculates the sums if they were stored with another time zone or version. Runs in the caller's transaction, which has locked the
 * orders.
 */
export async function updateSums(
  transaction: Database,
  timeZone: string,
  onProgress?: OnProgress,
): Promise<'updated' | 'current'> {
  if (await isCurrent(transaction, timeZone)) return 'current';
  await fillSums(transaction, timeZone, onProgress);
  return 'updated';
}

/**
 * Sums up all orders if the stored sums are missing or outdated: made by another version, for another time zone or with
 * older time zone data.
 */
export async function ensureSums(
  database: Database,
  timeZone: string,
  onProgress?: OnProgress,
): Promise<void> {
  if (await isCurrent(database, timeZone)) return;
  await transact(database, async (transaction) => {
    await lockList(transaction, 'orders');
    if ((await updateSums(transaction, timeZone, onProgress)) === 'current') return;
    // Invalidates reports that other servers have cached.
    await transaction
      .updateTable('list_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('list', '=', 'orders')
      .execute();
  });
}
