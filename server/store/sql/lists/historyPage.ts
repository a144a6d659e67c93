import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { FORMER_ADMIN, type HistoryEntry, historyListRules } from '#contract/history/history.ts';
import { clampPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { toSearchTerm } from '#contract/lists/listRules.ts';
import { MAX_EXACT_COUNT, type RowCount, type RowPage } from '#contract/lists/pageCall.ts';
import { parseRange } from '#contract/lists/ranges.ts';
import { toIdPrefix } from '../../history.ts';
import { toEntry } from '../historyRow.ts';
import type { Database } from '../schema.ts';

const toCondition: Record<string, (value: string) => RawBuilder<SqlBool>> = {
  kind: (kind) => sql`kind = ${kind}`,
  person: (id) => (id === FORMER_ADMIN ? sql`admin_id is null` : sql`admin_id = ${id}`),
  subject: (id) => sql`subject_id = ${id}`,
  date: (range) => {
    const { from = 0, to = Number.MAX_VALUE } = parseRange(range, 'time') ?? {};
    return sql`id >= ${toIdPrefix(from)} and id < ${`${toIdPrefix(to)}g`}`;
  },
};

/** Returns `undefined` without a search and filters. */
function toWhere({ search, filters }: ListCriteria): RawBuilder<unknown> | undefined {
  const conditions = Object.entries(filters).map(([name, value]) => toCondition[name]?.(value) ?? sql`true`);
  const term = toSearchTerm(historyListRules, search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (term !== '') conditions.push(sql`search_text like ${`%${term}%`} escape '\\'`);
  return conditions.length === 0 ? undefined : sql`where ${sql.join(conditions, sql` and `)}`;
}

async function countRows(database: Database, where = sql``, limit = sql``): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from history ${where} ${limit}) matches`.execute(database);
  return Number(rows[0]?.count);
}

const LIMIT = sql`limit ${sql.lit(MAX_EXACT_COUNT + 1)}`;

const toRowCount = (count: number): RowCount =>
  count > MAX_EXACT_COUNT ? { count: MAX_EXACT_COUNT, precision: 'atLeast' } : { count, precision: 'exact' };

async function readIds(
  database: Database,
  where: RawBuilder<unknown> | undefined,
  rest: RawBuilder<unknown>,
): Promise<string[]> {
  const ids = await sql<{ id: string }>`select id from history ${where ?? sql``} ${rest}`.execute(database);
  return ids.rows.map(({ id }) => id);
}

type Page = { ids: readonly string[]; page: number; matches: number };

/**
 * Finds the ids of a page. Finds all ids of up to 10,000 matches in one scan, and sorts them. More matches are read in
 * the order of the index.
 */
async function findPage(database: Database, criteria: ListCriteria, total: number): Promise<Page> {
  const { sort, page, pageSize } = criteria;
  const isAscending = sort?.direction === 'ascending';
  const where = toWhere(criteria);
  const found = where && (await readIds(database, where, LIMIT));
  const matches = found ? found.length : total;
  if (found && matches <= MAX_EXACT_COUNT) {
    const sorted = isAscending ? found.toSorted() : found.toSorted().toReversed();
    const existing = clampPage(page, matches, pageSize);
    return { ids: sorted.slice((existing - 1) * pageSize, existing * pageSize), page: existing, matches };
  }
  const direction = sql.raw(isAscending ? 'asc' : 'desc');
  const readPage = (number: number) =>
    readIds(
      database,
      where,
      sql`order by id ${direction} limit ${pageSize} offset ${(number - 1) * pageSize}`,
    );
  const ids = await readPage(page);
  if (ids.length > 0) return { ids, page, matches };
  const last = clampPage(page, await countRows(database, where), pageSize);
  return { ids: await readPage(last), page: last, matches };
}

async function readEntries(database: Database, ids: readonly string[]): Promise<HistoryEntry[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('history')
    .leftJoin('admins', 'admins.id', 'history.admin_id')
    .selectAll('history')
    .select('admins.full_name as admin_name')
    .where('history.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toEntry);
}

/** Reads a page of the history. */
export async function readHistoryPage(
  database: Database,
  criteria: ListCriteria,
): Promise<RowPage<HistoryEntry>> {
  const total = await countRows(database, sql``, LIMIT);
  const { ids, page, matches } = await findPage(database, criteria, total);
  return {
    rows: await readEntries(database, ids),
    page,
    pageSize: criteria.pageSize,
    matches: toRowCount(matches),
    totalCount: toRowCount(total),
  };
}
