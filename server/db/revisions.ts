import { getSources, type ListName } from '#contract/lists/lists.ts';
import type { SqlDatabase } from './schema.ts';

export async function readRevision(database: SqlDatabase, list: ListName): Promise<number> {
  const revisions = database
    .selectFrom('list_versions')
    .select('version')
    .where('list', 'in', getSources(list));
  return (await revisions.execute()).reduce((sum, { version }) => sum + version, 0);
}

/** Caches the result of `read` until the revision of its list changes, or `forget` is called. */
export function createRevisionCache<T>(database: SqlDatabase, list: ListName, read: () => Promise<T>) {
  let cached: { revision: number; value: Promise<T> } | undefined;
  async function get(): Promise<T> {
    // Read before the rows: after a concurrent write the cache counts as outdated and is built again.
    const revision = await readRevision(database, list);
    if (cached?.revision === revision) return cached.value;
    const entry = { revision, value: read() };
    entry.value.catch(() => {
      if (cached === entry) cached = undefined;
    });
    cached = entry;
    return entry.value;
  }
  const forget = () => (cached = undefined);
  return { get, forget };
}
