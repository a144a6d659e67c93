import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { FORMER_ADMIN, type HistoryEntry, historyListRules } from '#contract/history/history.ts';
import { SOURCE_KINDS } from '#contract/history/historySource.ts';
import { type ProductChanges, productChanges } from '#contract/history/productChanges.ts';
import { clampPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { toSearchTerm } from '#contract/lists/listRules.ts';
import { MAX_EXACT_COUNT, type RowCount, type RowPage } from '#contract/lists/pageCall.ts';
import { parseRange } from '#contract/lists/ranges.ts';
import type { StatusChange } from '#contract/orders/orderCalls.ts';
import {
  getRemovedImages,
  getSearchText,
  type HistoryStore,
  type NewEntry,
  type ProductHistory,
  toIdPrefix,
} from '../history.ts';
import { toProduct } from './productRow.ts';
import { type Database, getEngine, type HistoryRow } from './schema.ts';
import { transact } from './transact.ts';

const createEntryId = (at: string) => toIdPrefix(Date.parse(at)) + randomBytes(6).toString('hex');

/** Adds an entry in the transaction of its write. */
export async function recordEntry(transaction: Database, entry: NewEntry): Promise<void> {
  const { at, kind, adminId, subjectId, subjectName, source, status, changes } = entry;
  const id = createEntryId(at);
  await transaction
    .insertInto('history')
    .values((eb) => ({
      id,
      at,
      kind,
      // Null if the account was removed since the request arrived.
      admin_id: eb.selectFrom('admins').select('admins.id').where('admins.id', '=', adminId),
      subject_id: subjectId,
      subject_name: subjectName ?? null,
      search_text: getSearchText(entry),
      source: source?.kind ?? null,
      file_name: source?.fileName ?? null,
      status_from: status?.from ?? null,
      status_to: status?.to ?? null,
      changes: changes ? JSON.stringify(changes) : null,
    }))
    .execute();
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
  transaction: Database,
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

/** Returns an order's status changes, oldest first. */
export async function readStatusChanges(database: Database, orderId: string): Promise<StatusChange[]> {
  const rows = await database
    .selectFrom('history')
    .leftJoin('admins', 'admins.id', 'history.admin_id')
    .select(['status_from', 'status_to', 'at', 'full_name'])
    .where('subject_id', '=', orderId)
    .where('history.kind', '=', 'orderStatusChanged')
    .orderBy('history.id')
    .execute();
  return rows.map((row) => ({
    status: row.status_to ?? '',
    from: row.status_from ?? undefined,
    at: row.at,
    by: row.full_name ?? undefined,
  }));
}

/** Returns `undefined` if the stored changes can't be read. A creation has none. */
function parseChanges(text: string | null): ProductChanges | undefined {
  if (text === null) return {};
  try {
    return productChanges.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type EntryRow = Omit<HistoryRow, 'search_text'> & { admin_name: string | null };

const toEntry = (row: EntryRow): HistoryEntry => ({
  _id: row.id,
  at: row.at,
  kind: row.kind,
  adminId: row.admin_id ?? undefined,
  adminName: row.admin_name ?? undefined,
  subjectId: row.subject_id,
  subjectName: row.subject_name ?? undefined,
  source: SOURCE_KINDS.find((kind) => kind === row.source),
  fileName: row.file_name ?? undefined,
  changes: row.kind === 'productChanged' ? parseChanges(row.changes) : undefined,
  status: row.status_to === null ? undefined : { from: row.status_from ?? undefined, to: row.status_to },
});

const toCondition: Record<string, (value: string) => RawBuilder<SqlBool>> = {
  kind: (kind) => sql`kind = ${kind}`,
  person: (id) => (id === FORMER_ADMIN ? sql`admin_id is null` : sql`admin_id = ${id}`),
  subject: (id) => sql`subject_id = ${id}`,
  date: (range) => {
    const { from = 0, to = Number.MAX_VALUE } = parseRange(range, 'time') ?? {};
    return sql`id >= ${toIdPrefix(from)} and id < ${`${toIdPrefix(to)}g`}`;
  },
};

function toWhere({ search, filters }: ListCriteria): RawBuilder<unknown> {
  const conditions = Object.entries(filters).map(([name, value]) => toCondition[name]?.(value) ?? sql`true`);
  const term = toSearchTerm(historyListRules, search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (term !== '') conditions.push(sql`search_text like ${`%${term}%`} escape '\\'`);
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

async function countRows(database: Database, where: RawBuilder<unknown>, limit = sql``): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from history ${where} ${limit}) matches`.execute(database);
  return Number(rows[0]?.count);
}

const toRowCount = (count: number): RowCount =>
  count > MAX_EXACT_COUNT ? { count: MAX_EXACT_COUNT, precision: 'atLeast' } : { count, precision: 'exact' };

/** Reads the rows of a page by their ids, so that only these join the administrators. */
async function readRows(
  database: Database,
  where: RawBuilder<unknown>,
  { sort, page, pageSize }: ListCriteria,
): Promise<EntryRow[]> {
  const direction = sql.raw(sort?.direction === 'ascending' ? 'asc' : 'desc');
  const { rows } = await sql<EntryRow>`
    select history.id, at, history.kind, admin_id, subject_id, subject_name, source, file_name, status_from,
      status_to, changes, full_name as admin_name
    from (select id as page_id from history ${where}
      order by id ${direction} limit ${pageSize} offset ${(page - 1) * pageSize}) page
    join history on history.id = page_id left join admins on admins.id = admin_id
    order by history.id ${direction}`.execute(database);
  return rows;
}

async function readPage(database: Database, criteria: ListCriteria): Promise<RowPage<HistoryEntry>> {
  const { pageSize } = criteria;
  const where = toWhere(criteria);
  const limit = sql`limit ${MAX_EXACT_COUNT + 1}`;
  const matches = await countRows(database, where, limit);
  const isCounted = matches <= MAX_EXACT_COUNT;
  let page = isCounted ? clampPage(criteria.page, matches, pageSize) : criteria.page;
  let rows = await readRows(database, where, { ...criteria, page });
  if (rows.length === 0 && !isCounted) {
    page = clampPage(page, await countRows(database, where), pageSize);
    rows = await readRows(database, where, { ...criteria, page });
  }
  return {
    rows: rows.map(toEntry),
    page,
    pageSize,
    matches: toRowCount(matches),
    totalCount: toRowCount(await countRows(database, sql``, limit)),
  };
}

/** Reads the entries and the product in one snapshot. */
function findProductHistory(database: Database, entryId: string): Promise<ProductHistory | undefined> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const entry = await transaction
        .selectFrom('history')
        .select('subject_id')
        .where('id', '=', entryId)
        .where('kind', '<>', 'orderStatusChanged')
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

async function removeEntries(database: Database, ids: readonly string[]): Promise<string[]> {
  return transact(database, async (transaction) => {
    const images = await transaction
      .selectFrom('history_images')
      .select('public_id')
      .where('entry_id', 'in', ids)
      .execute();
    await transaction.deleteFrom('history').where('id', 'in', ids).execute();
    return images.map(({ public_id }) => public_id);
  });
}

/** Removes old entries in batches. Entries of orders stay between them. */
async function* removeProductEntries(database: Database, before: number): AsyncGenerator<string[]> {
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('history')
      .select(['id', 'kind'])
      .where('id', '>', last)
      .where('id', '<', toIdPrefix(before))
      .orderBy('id')
      .limit(ENTRIES_PER_BATCH)
      .execute();
    const ids = rows.filter(({ kind }) => kind !== 'orderStatusChanged').map(({ id }) => id);
    if (ids.length > 0) yield await removeEntries(database, ids);
    if (rows.length < ENTRIES_PER_BATCH) return;
    last = rows.at(-1)!.id;
    // SQLite's queries don't let other requests run.
    await setImmediate();
  }
}

export const createSqlHistory = (database: Database): HistoryStore => ({
  getPage: (criteria) => readPage(database, criteria),
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
  removeProductEntries: (before) => removeProductEntries(database, before),
});
