import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  FORMER_ADMIN,
  HISTORY_KINDS,
  type HistoryEntry,
  historyListRules,
} from '#contract/history/history.ts';
import { clampPage, isFiltered } from '#contract/lists/getPage.ts';
import {
  ALL_OPTION,
  type ListCriteria,
  type OptionCounts,
  withoutFilter,
} from '#contract/lists/listCriteria.ts';
import { toSearchTerm } from '#contract/lists/listRules.ts';
import { MAX_EXACT_COUNT, type RowCount, type RowPage } from '#contract/lists/pageCall.ts';
import { parseRange } from '#contract/lists/ranges.ts';
import { toIdPrefix } from '../../history.ts';
import { toEntry } from '../historyRow.ts';
import type { Database, HistoryRow } from '../schema.ts';

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

type Match = Pick<HistoryRow, 'id' | 'kind'>;

async function readMatches(
  database: Database,
  where: RawBuilder<unknown> | undefined,
  rest: RawBuilder<unknown>,
): Promise<Match[]> {
  const { rows } = await sql<Match>`select id, kind from history ${where ?? sql``} ${rest}`.execute(database);
  return rows;
}

const toIds = (rows: readonly Match[]) => rows.map(({ id }) => id);

type Page = { ids: readonly string[]; page: number; matches: number };

/**
 * Finds the ids of a page among `found`, the first 10,001 matches in any order. More matches are read in the order of the
 * index.
 */
async function findPage(
  database: Database,
  criteria: ListCriteria,
  { found, total }: { found: readonly Match[] | undefined; total: number },
): Promise<Page> {
  const { sort, page, pageSize } = criteria;
  const isAscending = sort?.direction === 'ascending';
  const matches = found ? found.length : total;
  if (found && matches <= MAX_EXACT_COUNT) {
    const ascending = toIds(found).toSorted();
    const sorted = isAscending ? ascending : ascending.toReversed();
    const existing = clampPage(page, matches, pageSize);
    return { ids: sorted.slice((existing - 1) * pageSize, existing * pageSize), page: existing, matches };
  }
  const where = toWhere(criteria);
  const direction = sql.raw(isAscending ? 'asc' : 'desc');
  const readIds = async (number: number) =>
    toIds(
      await readMatches(
        database,
        where,
        sql`order by id ${direction} limit ${pageSize} offset ${(number - 1) * pageSize}`,
      ),
    );
  const ids = await readIds(page);
  if (ids.length > 0) return { ids, page, matches };
  const last = clampPage(page, await countRows(database, where), pageSize);
  return { ids: await readIds(last), page: last, matches };
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

/** The filter whose options are counted. */
const COUNTED_FILTER = 'kind';

/** Counts the whole history per kind, each up to 10,000: kinds with more are omitted. */
async function countAllKinds(database: Database): Promise<Record<string, number>> {
  const counts = HISTORY_KINDS.map(
    (kind) =>
      sql`(select count(*) from (select 1 from history where kind = ${kind} ${LIMIT}) entries) as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(database);
  const all = HISTORY_KINDS.map((kind): [string, number] => [kind, Number(rows[0]?.[kind])]);
  return Object.fromEntries(all.filter(([, count]) => count <= MAX_EXACT_COUNT));
}

/** Counts the matches per kind, and all of them. */
const countKinds = (matches: readonly Match[]): Record<string, number> => ({
  [ALL_OPTION]: matches.length,
  ...Object.fromEntries(
    HISTORY_KINDS.map((kind) => [kind, matches.filter((match) => match.kind === kind).length]),
  ),
});

/** Counts the entries that match the search and the other filters per kind. Counts no kinds of more than 10,000. */
async function countFacets(
  database: Database,
  criteria: ListCriteria,
  found: readonly Match[],
  allKinds: Record<string, number>,
): Promise<OptionCounts> {
  const others = withoutFilter(criteria, COUNTED_FILTER);
  const isCounted = Object.hasOwn(criteria.filters, COUNTED_FILTER);
  const matches = isCounted ? await readMatches(database, toWhere(others), LIMIT) : found;
  if (matches.length <= MAX_EXACT_COUNT) return { [COUNTED_FILTER]: countKinds(matches) };
  return isFiltered(historyListRules, others) ? {} : { [COUNTED_FILTER]: allKinds };
}

/** Reads a page of the history. */
export async function readHistoryPage(
  database: Database,
  criteria: ListCriteria,
): Promise<RowPage<HistoryEntry>> {
  const total = await countRows(database, sql``, LIMIT);
  const where = toWhere(criteria);
  const found = where && (await readMatches(database, where, LIMIT));
  const { ids, page, matches } = await findPage(database, criteria, { found, total });
  const allKinds = await countAllKinds(database);
  return {
    rows: await readEntries(database, ids),
    page,
    pageSize: criteria.pageSize,
    matches: toRowCount(matches),
    totalCount: toRowCount(total),
    optionCounts: { [COUNTED_FILTER]: allKinds },
    facetCounts: found && (await countFacets(database, criteria, found, allKinds)),
  };
}
