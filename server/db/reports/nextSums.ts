import { sql } from 'kysely';
import { lockList, readRowsAfter } from '../lists/storedRows.ts';
import type { SqlDatabase, OrderSumBuildRow } from '../schema.ts';
import { type RevisionNotifications, transact, transactAndBumpRevisions } from '../transact.ts';
import {
  addOrder,
  applySums,
  getZoneData,
  REPORTED_COLUMNS,
  type ReportedRow,
  SUMS_VERSION,
  type SumChanges,
  toReportedOrder,
} from './orderSums.ts';

// A new time zone moves orders to other days. Their sums are added up again in small steps, while reports still read the
// complete build. Writes of orders change both builds, so the next one can replace it at any time once it has all orders.

/** Other requests wait for one step: a few hundredths of a second. */
const ORDERS_PER_STEP = 200;
const SUMS_PER_STEP = 2000;

/** The position of a build without any orders. */
export const BEFORE_ALL = { last_created_at: '', last_id: '' };

/** Describes sums as this version of the server makes them. */
export const describeSums = (timeZone: string) => ({
  time_zone: timeZone,
  zone_data: getZoneData(),
  version: SUMS_VERSION,
});

const findBuild = (database: SqlDatabase, isComplete: 0 | 1): Promise<OrderSumBuildRow | undefined> =>
  database
    .selectFrom('order_sum_builds')
    .selectAll()
    .where('is_complete', '=', isComplete)
    .executeTakeFirst();

/** Returns the build that reports read. */
export const findCompleteBuild = (database: SqlDatabase) => findBuild(database, 1);

/** Returns whether these sums are as this version of the server makes them for a time zone, by default for theirs. */
function isCurrent(build: OrderSumBuildRow, timeZone = build.time_zone): boolean {
  const current = describeSums(timeZone);
  return (
    build.time_zone === current.time_zone &&
    build.zone_data === current.zone_data &&
    build.version === current.version
  );
}

/** Returns whether `planSums` would change anything. */
export async function needsNextSums(database: SqlDatabase, timeZone: string | undefined): Promise<boolean> {
  const [complete, next] = [await findBuild(database, 1), await findBuild(database, 0)];
  return !isCurrent((next ?? complete)!, timeZone ?? complete?.time_zone);
}

async function getNextNumber(transaction: SqlDatabase): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(build) as last from (
    select max(build) as build from order_sums union all select max(build) from order_sum_builds) builds`.execute(
    transaction,
  );
  return (rows[0]?.last ?? 0) + 1;
}

/** Adds the orders of a step to the next build. Returns how many, or `undefined` without a next build. */
async function addOrders(transaction: SqlDatabase): Promise<number | undefined> {
  await lockList(transaction, 'orders');
  const next = await findBuild(transaction, 0);
  if (!next) return undefined;
  const { build, time_zone, last_created_at, last_id } = next;
  const rows = await readRowsAfter<ReportedRow>(transaction, 'orders', {
    columns: REPORTED_COLUMNS,
    last: { created_at: last_created_at, id: last_id },
    limit: ORDERS_PER_STEP,
  });
  const last = rows.at(-1);
  if (!last) return 0;
  const changes: SumChanges = new Map();
  for (const row of rows) addOrder(changes, toReportedOrder(row), time_zone, 1);
  await applySums(transaction, build, changes);
  await transaction
    .updateTable('order_sum_builds')
    .set({ last_created_at: last.created_at, last_id: last.id })
    .where('build', '=', build)
    .execute();
  return rows.length;
}

/** Adds the orders of a step to the next build. If they were the last ones, it replaces the complete build. */
async function completeNextBuild(transaction: SqlDatabase): Promise<void> {
  const added = await addOrders(transaction);
  if (added === undefined || added === ORDERS_PER_STEP) return;
  await transaction.deleteFrom('order_sum_builds').where('is_complete', '=', 1).execute();
  await transaction.updateTable('order_sum_builds').set({ is_complete: 1 }).execute();
}

/**
 * Begins a build for a time zone, by default that of the complete one, unless it is there. A store with few orders has it
 * complete afterwards. Runs in the caller's transaction, which has locked the orders.
 */
export async function planSums(transaction: SqlDatabase, timeZone: string | undefined): Promise<void> {
  if (!(await needsNextSums(transaction, timeZone))) return;
  await transaction.deleteFrom('order_sum_builds').where('is_complete', '=', 0).execute();
  const complete = await findBuild(transaction, 1);
  const zone = timeZone ?? complete!.time_zone;
  if (isCurrent(complete!, zone)) return;
  const build = await getNextNumber(transaction);
  await transaction
    .insertInto('order_sum_builds')
    .values({ build, ...describeSums(zone), is_complete: 0, ...BEFORE_ALL })
    .execute();
  await completeNextBuild(transaction);
}

/** Adds some orders to the next build. Returns whether it did, so that there may be more to do. */
export async function addNextSums(
  database: SqlDatabase,
  notifications: RevisionNotifications,
): Promise<boolean> {
  if (!(await findBuild(database, 0))) return false;
  const added = await transact(database, addOrders);
  if (added !== undefined && added < ORDERS_PER_STEP)
    await transactAndBumpRevisions(database, notifications, ['orders'], completeNextBuild);
  return true;
}

/** Returns the first build with sums that is neither the complete nor the next one. */
async function findOldBuild(database: SqlDatabase): Promise<number | undefined> {
  const builds = await database.selectFrom('order_sum_builds').select('build').execute();
  for (let build = 0; ;) {
    const { rows } = await sql<{ build: number | null }>`select min(build) as build from order_sums
      where build > ${build}`.execute(database);
    const first = rows[0]?.build ?? undefined;
    if (first === undefined || builds.every((kept) => kept.build !== first)) return first;
    build = first;
  }
}

/** Removes some of the sums that no report reads any more. Returns whether there were any. */
export async function removeOldSums(database: SqlDatabase): Promise<boolean> {
  if ((await findOldBuild(database)) === undefined) return false;
  return transact(database, async (transaction) => {
    await lockList(transaction, 'orders');
    const build = await findOldBuild(transaction);
    if (build === undefined) return false;
    await sql`delete from order_sums where (build, dimension, day, key, currency) in (
      select build, dimension, day, key, currency from order_sums where build = ${build}
      limit ${SUMS_PER_STEP})`.execute(transaction);
    return true;
  });
}
