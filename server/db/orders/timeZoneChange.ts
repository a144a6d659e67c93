import pLimit from 'p-limit';
import { fillNextTimeZones } from './orderRegions.ts';
import { addNextSums, removeOldSums } from '../reports/nextSums.ts';
import type { SqlDatabase } from '../schema.ts';
import { sleep } from '../sleep.ts';
import type { RevisionNotifications } from '../transact.ts';

/**
 * Creates a function that finishes what a new time zone has begun. Steps are short and leave as much time to requests,
 * because SQLite blocks the process, and the orders are locked against writes during a step. What is left to do is in the
 * database, so that any server can continue.
 */
export function createTimeZoneChange(database: SqlDatabase, notifications: RevisionNotifications) {
  const runOneAtATime = pLimit(1);
  const takeStep = async () =>
    (await fillNextTimeZones(database)) ||
    (await removeOldSums(database)) ||
    (await addNextSums(database, notifications));

  async function finish(shutdown: AbortSignal | undefined): Promise<void> {
    for (;;) {
      const startedAt = performance.now();
      if (shutdown?.aborted || !(await takeStep())) return;
      await sleep(performance.now() - startedAt);
    }
  }
  return (shutdown?: AbortSignal): Promise<void> => runOneAtATime(() => finish(shutdown));
}
