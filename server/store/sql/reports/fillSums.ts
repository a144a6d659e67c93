import { readStored } from '../lists/fillIndex.ts';
import type { Database, OrderLabelRow } from '../schema.ts';
import { transact } from '../transact.ts';
import { REPORTED_COLUMNS, type ReportedRow, toReportedOrder } from './reportedOrder.ts';
import { noteLabels, writeLabels } from './writeLabels.ts';
import { applySums, noteOrder, readSumsZone, type SumChanges } from './writeSums.ts';

/** Counts up whenever the orders have to be added up anew: what an order adds, or a key, is made by other rules. */
export const SUMS_VERSION = 1;

/** Sums that are held before they are written: a store may have as many as it has orders. */
const SUMS_HELD = 20_000;

/** Counts the orders that are added up. */
export type OnSumsProgress = (done: number, total: number) => void;

async function countOrders(database: Database): Promise<number> {
  const counted = database.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

async function writeHeld(transaction: Database, sums: SumChanges, labels: Map<string, OrderLabelRow>) {
  await applySums(transaction, sums);
  await writeLabels(transaction, labels.values());
  sums.clear();
  labels.clear();
}

/** Adds up all stored orders by the days of a time zone, in the transaction of the caller. */
export async function fillSums(
  transaction: Database,
  timeZone: string,
  onProgress: OnSumsProgress = () => undefined,
): Promise<void> {
  await transaction.deleteFrom('order_sums').execute();
  await transaction.deleteFrom('order_labels').execute();
  const sums: SumChanges = new Map();
  const labels = new Map<string, OrderLabelRow>();
  let done = 0;
  const total = await countOrders(transaction);
  // From the oldest on: what is held belongs to a few days.
  for await (const rows of readStored<ReportedRow>(transaction, {
    list: 'orders',
    columns: REPORTED_COLUMNS,
  })) {
    for (const row of rows) {
      noteOrder(sums, toReportedOrder(row), timeZone, 1);
      noteLabels(labels, row);
    }
    if (sums.size > SUMS_HELD) await writeHeld(transaction, sums, labels);
    onProgress((done += rows.length), total);
  }
  await writeHeld(transaction, sums, labels);
  await transaction
    .updateTable('list_indexes')
    .set({ sums_version: SUMS_VERSION, sums_zone: timeZone })
    .where('list', '=', 'orders')
    .execute();
}

/** Adds up the orders of a store that was filled after it was opened. */
export async function refillSums(transaction: Database, onProgress?: OnSumsProgress): Promise<void> {
  const timeZone = await readSumsZone(transaction);
  if (timeZone !== undefined) await fillSums(transaction, timeZone, onProgress);
}

async function isCurrent(database: Database, timeZone: string): Promise<boolean> {
  const row = await database
    .selectFrom('list_indexes')
    .select(['sums_version', 'sums_zone'])
    .where('list', '=', 'orders')
    .executeTakeFirst();
  return row?.sums_version === SUMS_VERSION && row.sums_zone === timeZone;
}

/** Adds up the orders where that was never done, or by other rules, or by the days of another time zone. */
export async function openSums(
  database: Database,
  timeZone: string,
  onProgress?: OnSumsProgress,
): Promise<void> {
  if (await isCurrent(database, timeZone)) return;
  await transact(database, async (transaction) => {
    // Only one of several servers that start at once goes on; the others wait until its transaction ends.
    await transaction
      .updateTable('list_versions')
      .set((eb) => ({ version: eb.ref('version') }))
      .execute();
    if (await isCurrent(transaction, timeZone)) return;
    await fillSums(transaction, timeZone, onProgress);
  });
}
