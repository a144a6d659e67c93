import { type Selectable, sql } from 'kysely';
import { foldKeyName, type StoredStoreKey, type StoreKeyRepository } from '../base/storeKeys.ts';
import { type SqlDatabase, getEngine, type Tables } from './schema.ts';
import { transact } from './transact.ts';

const toStoreKey = (row: Selectable<Tables['store_keys']>): StoredStoreKey => ({
  id: row.id,
  name: row.name,
  digest: row.digest,
  ending: row.ending,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at ?? undefined,
});

/**
 * Locks the table, so that parallel requests can't exceed the limit. SQLite waits for its lock only if a transaction
 * begins with a write, even one that changes nothing.
 */
async function lockKeys(transaction: SqlDatabase): Promise<void> {
  await (
    getEngine(transaction) === 'postgres'
      ? sql`lock table store_keys in exclusive mode`
      : sql`update store_keys set name = name where false`
  ).execute(transaction);
}

export const createStoreKeyRepository = (database: SqlDatabase): StoreKeyRepository => ({
  async findAll() {
    const newestFirst = database.selectFrom('store_keys').selectAll().orderBy('created_at', 'desc');
    return (await newestFirst.orderBy('folded_name').execute()).map(toStoreKey);
  },
  async findByDigest(digest) {
    const row = await database
      .selectFrom('store_keys')
      .innerJoin('list_versions', (join) => join.on('list', '=', 'products'))
      .selectAll('store_keys')
      .select('version')
      .where('digest', '=', digest)
      .executeTakeFirst();
    return row && { key: toStoreKey(row), productsRevision: row.version };
  },
  add: (key, maxKeys) =>
    transact(database, async (transaction) => {
      await lockKeys(transaction);
      const foldedName = foldKeyName(key.name);
      const existing = await transaction.selectFrom('store_keys').select('folded_name').execute();
      if (existing.some((row) => row.folded_name === foldedName)) return 'nameTaken';
      if (existing.length >= maxKeys) return 'limitReached';
      const row = {
        id: key.id,
        name: key.name,
        folded_name: foldedName,
        digest: key.digest,
        ending: key.ending,
        created_at: key.createdAt,
        last_used_at: key.lastUsedAt ?? null,
      };
      await transaction.insertInto('store_keys').values(row).execute();
      return 'added';
    }),
  async touch(id, at) {
    await database.updateTable('store_keys').set({ last_used_at: at }).where('id', '=', id).execute();
  },
  async remove(id) {
    const row = await database
      .deleteFrom('store_keys')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && toStoreKey(row);
  },
});
