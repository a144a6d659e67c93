import { getZoneName } from '#contract/time/timeZones.ts';
import type { OnProgress } from '../lists/openLists.ts';
import { lockList, readStoredRows } from '../lists/storedRows.ts';
import type { SqlDatabase, OrderLabelRow, OrderSumBuildRow } from '../schema.ts';
import { transact } from '../transact.ts';
import {
  REPORTED_COLUMNS,
  type ReportedRow,
  toReportedOrder,
  applySums,
  addOrder,
  type SumChanges,
  SUMS_VERSION,
  addLabels,
  writeLabels,
} from './orderSums.ts';
import { BEFORE_ALL, describeSums, findCompleteBuild, needsNextSums, planSums } from './nextSums.ts';

const FIRST_BUILD = 1;

/** Number of sums kept in memory before they are written. */
const MAX_SUMS_IN_MEMORY = 20_000;

async function countOrders(database: SqlDatabase): Promise<number> {
  const counted = database.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

async function flushSums(transaction: SqlDatabase, sums: SumChanges, labels: Map<string, OrderLabelRow>) {
  await applySums(transaction, FIRST_BUILD, sums);
  await writeLabels(transaction, labels.values());
  sums.clear();
  labels.clear();
}

/** Sums up all stored orders, in the caller's transaction. */
async function fillSums(
  transaction: SqlDatabase,
  timeZone: string,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  await transaction.deleteFrom('order_sum_builds').execute();
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
    .insertInto('order_sum_builds')
    .values({ build: FIRST_BUILD, ...describeSums(timeZone), is_complete: 1, ...BEFORE_ALL })
    .execute();
}

/** Sums up the orders of a store that was filled after it was opened. */
export async function refillSums(transaction: SqlDatabase): Promise<void> {
  const build = await findCompleteBuild(transaction);
  if (build) await fillSums(transaction, build.time_zone);
}

/** Returns whether reports can read these sums, even if the store has another time zone. */
const isReadable = (build: OrderSumBuildRow | undefined) => build?.version === SUMS_VERSION;

/**
 * Makes the sums ready for reports when a store opens. Adds up all orders if there are no sums, or another version made
 * them. If only their time zone or its data is another one, they stay until `addNextSums` has made new ones. `timeZone` is
 * the store's. Without one, it is that of the existing sums, or the server's.
 */
export async function openSums(
  database: SqlDatabase,
  timeZone: string | undefined,
  onProgress?: OnProgress,
): Promise<void> {
  const areReady = async (db: SqlDatabase) =>
    isReadable(await findCompleteBuild(db)) && !(await needsNextSums(db, timeZone));
  if (await areReady(database)) return;
  await transact(database, async (transaction) => {
    await lockList(transaction, 'orders');
    // Another server may have made them ready while this one waited for the lock.
    if (await areReady(transaction)) return;
    const before = await findCompleteBuild(transaction);
    if (isReadable(before)) await planSums(transaction, timeZone);
    else await fillSums(transaction, timeZone ?? before?.time_zone ?? getZoneName(), onProgress);
    // Invalidates reports that other servers have cached.
    if (before)
      await transaction
        .updateTable('list_versions')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('list', '=', 'orders')
        .execute();
  });
}
