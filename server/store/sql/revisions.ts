import type { ListName } from '#contract/lists/listRules.ts';
import type { Database } from './schema.ts';

export async function readRevision(database: Database, list: ListName): Promise<number> {
  const versions = database.selectFrom('list_versions').select('version').where('list', '=', list);
  return (await versions.executeTakeFirstOrThrow()).version;
}

/** Caches the result of `read` until the revision of its list changes. */
export function createRevisionCache<T>(database: Database, list: ListName, read: () => Promise<T>) {
  let cached: { revision: number; value: Promise<T> } | undefined;
  return async (): Promise<T> => {
    // Read before the rows: after a concurrent write the cache counts as outdated and is built again.
    const revision = await readRevision(database, list);
    if (cached?.revision === revision) return cached.value;
    const entry = { revision, value: read() };
    entry.value.catch(() => {
      if (cached === entry) cached = undefined;
    });
    cached = entry;
    return entry.value;
  };
}
