import { FORMER_ADMIN, type HistoryEntry, PRODUCT_KINDS } from '#contract/history/history.ts';
import { toFilterKey } from '#contract/lists/listRules.ts';
import { createRandomBytes } from '../../base/ids.ts';
import {
  getRemovedImages,
  type HistoryRepository,
  type NewEntry,
  type ProductHistory,
  toIdPrefix,
} from '../../base/history.ts';
import { parseChanges, toEntry } from './historyRow.ts';
import { removeListRows, writeListRow } from '../lists/listTable.ts';
import { historyTable } from '../lists/listTables.ts';
import { createPageReader } from '../lists/readRows.ts';
import { toProduct } from '../products/productRow.ts';
import { type SqlDatabase, getEngine, type HistoryRow } from '../schema.ts';
import { sleep } from '../sleep.ts';
import { transact } from '../transact.ts';

const createEntryId = (at: string) => toIdPrefix(Date.parse(at)) + createRandomBytes(6).toHex();

/** Adds an entry in the transaction of its write. */
export async function recordEntry(transaction: SqlDatabase, entry: NewEntry): Promise<void> {
  const { at, kind, adminId, keyId, subjectId, subjectName, source, status, changes, event } = entry;
  const id = createEntryId(at);
  const row = await transaction
    .insertInto('history')
    .values((eb) => ({
      id,
      created_at: at,
      kind,
      // Null if the account was removed since the request arrived.
      admin_id:
        adminId === undefined
          ? null
          : eb.selectFrom('admins').select('admins.id').where('admins.id', '=', adminId),
      made_by: adminId === undefined ? (keyId === undefined ? 'system' : 'storefront') : null,
      key_name:
        keyId === undefined
          ? null
          : eb.selectFrom('store_keys').select('store_keys.name').where('store_keys.id', '=', keyId),
      subject_id: subjectId,
      subject_name: subjectName ?? null,
      source: source?.kind ?? null,
      file_name: source?.fileName ?? null,
      status_from: status?.from ?? null,
      status_to: status?.to ?? null,
      changes: changes ? JSON.stringify(changes) : null,
      event: event ? JSON.stringify(event) : null,
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeListRow(transaction, historyTable, row);
  const images = getRemovedImages(entry);
  if (images.length === 0) return;
  const rows = images.map(({ publicId, url }) => ({
    entry_id: id,
    product_id: subjectId,
    public_id: publicId,
    url,
  }));
  await transaction.insertInto('history_images').values(rows).execute();
}

/**
 * Keeps images of a product's earlier versions from being removed during an edit that brings them back. Returns false if
 * one is no longer there. SQLite has a single writer anyway.
 */
export async function lockImages(
  transaction: SqlDatabase,
  productId: string,
  publicIds: readonly string[],
): Promise<boolean> {
  if (publicIds.length === 0) return true;
  const rows = await transaction
    .selectFrom('history_images')
    .select('public_id')
    .where('public_id', 'in', publicIds)
    .where('product_id', '=', productId)
    .$if(getEngine(transaction) === 'postgres', (query) => query.forKeyShare())
    .execute();
  return new Set(rows.map(({ public_id }) => public_id)).size === new Set(publicIds).size;
}

/** Reads the entries and the product in one snapshot. */
function findProductHistory(database: SqlDatabase, entryId: string): Promise<ProductHistory | undefined> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const entry = await transaction
        .selectFrom('history')
        .select('subject_id')
        .where('id', '=', entryId)
        .where('kind', 'in', PRODUCT_KINDS)
        .executeTakeFirst();
      if (!entry) return undefined;
      const later = await transaction
        .selectFrom('history')
        .select('changes')
        .where('subject_id', '=', entry.subject_id)
        .where('id', '>=', entryId)
        .orderBy('id', 'desc')
        .execute();
      const product = await transaction
        .selectFrom('products')
        .selectAll()
        .where('id', '=', entry.subject_id)
        .executeTakeFirst();
      return {
        productId: entry.subject_id,
        product: product && toProduct(product),
        changes: later.map(({ changes }) => parseChanges(changes)),
      };
    });
}

const ENTRIES_PER_BATCH = 500;

async function removeEntries(database: SqlDatabase, ids: readonly string[]): Promise<string[]> {
  return transact(database, async (transaction) => {
    const images = await transaction
      .selectFrom('history_images')
      .select('public_id')
      .where('entry_id', 'in', ids)
      .execute();
    await transaction.deleteFrom('history').where('id', 'in', ids).execute();
    await removeListRows(transaction, historyTable, ids);
    return images.map(({ public_id }) => public_id);
  });
}

async function* removeProductEntries(database: SqlDatabase, before: number): AsyncGenerator<string[]> {
  for (;;) {
    const rows = await database
      .selectFrom('history')
      .select('id')
      .where('kind', 'in', PRODUCT_KINDS)
      .where('id', '<', toIdPrefix(before))
      .limit(ENTRIES_PER_BATCH)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    yield await removeEntries(database, ids);
    // SQLite's queries don't let other requests run.
    await sleep(0);
  }
}

/** Moves the entries of an account that was removed to the filter of all removed ones. */
export const forgetPerson = (transaction: SqlDatabase, id: string) =>
  transaction
    .updateTable('history_list')
    .set({ filter_person: FORMER_ADMIN })
    .where('filter_person', '=', toFilterKey(id))
    .execute();

/** Adds the names of the administrators. */
async function toEntries(database: SqlDatabase, rows: readonly HistoryRow[]): Promise<HistoryEntry[]> {
  const ids = [...new Set(rows.flatMap(({ admin_id }) => admin_id ?? []))];
  const admins =
    ids.length === 0
      ? []
      : await database.selectFrom('admins').select(['id', 'full_name']).where('id', 'in', ids).execute();
  const names = new Map(admins.map(({ id, full_name }) => [id, full_name]));
  return rows.map((row) => toEntry({ ...row, admin_name: names.get(row.admin_id ?? '') ?? null }));
}

export function createHistoryRepository(database: SqlDatabase, useTrigrams: boolean): HistoryRepository {
  const { readPage, forgetTotals } = createPageReader<HistoryRow>(database, historyTable, useTrigrams);
  return {
    async getPage(criteria) {
      const page = await readPage(criteria);
      return { ...page, rows: await toEntries(database, page.rows) };
    },
    async findPeople() {
      const rows = await database
        .selectFrom('admins')
        .select(['id', 'full_name'])
        .where((eb) =>
          eb.exists(eb.selectFrom('history').select('history.id').whereRef('admin_id', '=', 'admins.id')),
        )
        .execute();
      return rows.map(({ id, full_name }) => ({ id, name: full_name }));
    },
    async findOrderEvents(orderId) {
      const rows = await database
        .selectFrom('history')
        .selectAll()
        .where('subject_id', '=', orderId)
        .orderBy('id')
        .execute();
      return toEntries(database, rows);
    },
    findProductHistory: (entryId) => findProductHistory(database, entryId),
    async findImages(productId, publicIds) {
      if (publicIds.length === 0) return [];
      const rows = await database
        .selectFrom('history_images')
        .select(['public_id', 'url'])
        .distinct()
        .where('public_id', 'in', publicIds)
        .where('product_id', '=', productId)
        .execute();
      return rows.map(({ public_id, url }) => ({ publicId: public_id, url }));
    },
    async *removeProductEntries(before) {
      for await (const publicIds of removeProductEntries(database, before)) {
        forgetTotals();
        yield publicIds;
      }
    },
  };
}
