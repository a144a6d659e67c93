import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  FORMER_ADMIN,
  HISTORY_KINDS,
  type HistoryEntry,
  historyListRules,
} from '#contract/history/history.ts';
import { SOURCE_KINDS } from '#contract/history/historySource.ts';
import { type ProductChanges, productChanges } from '#contract/history/productChanges.ts';
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
import { toIdPrefix } from '../history.ts';
import type { Database, HistoryRow } from './schema.ts';

/** Returns `undefined` if the stored changes can't be read. A creation has none. */
export function parseChanges(text: string | null): ProductChanges | undefined {
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

/** The filter whose options are counted. */
const COUNTED_FILTER = 'kind';

/** Counts the whole history per kind, each up to 10,000: kinds with more are omitted. */
async function countAllKinds(database: Database): Promise<Record<string, number>> {
  const counts = HISTORY_KINDS.map(
    (kind) => sql`(select count(*) from (select 1 from history where kind = ${kind}
      limit ${MAX_EXACT_COUNT + 1}) rows_of_kind) as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(database);
  const all = HISTORY_KINDS.map((kind): [string, number] => [kind, Number(rows[0]?.[kind])]);
  return Object.fromEntries(all.filter(([, count]) => count <= MAX_EXACT_COUNT));
}

/** Counts the entries that match per kind, and all of them. Returns undefined if there are more than 10,000. */
async function countMatchingKinds(
  database: Database,
  where: RawBuilder<unknown>,
): Promise<Record<string, number> | undefined> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) as count from (select kind from history ${where} limit ${MAX_EXACT_COUNT + 1}) matches
    group by kind`.execute(database);
  const found = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  const all = [...found.values()].reduce((sum, count) => sum + count, 0);
  if (all > MAX_EXACT_COUNT) return undefined;
  return {
    [ALL_OPTION]: all,
    ...Object.fromEntries(HISTORY_KINDS.map((kind) => [kind, found.get(kind) ?? 0])),
  };
}

/** Counts the entries that match the search and the other filters per kind. */
async function countFacets(database: Database, criteria: ListCriteria): Promise<OptionCounts | undefined> {
  if (!isFiltered(historyListRules, criteria)) return undefined;
  const others = withoutFilter(criteria, COUNTED_FILTER);
  const counts =
    (await countMatchingKinds(database, toWhere(others))) ??
    (isFiltered(historyListRules, others) ? undefined : await countAllKinds(database));
  return counts ? { [COUNTED_FILTER]: counts } : {};
}

/** Reads a page of the history by the rules of the contract. */
export async function readHistoryPage(
  database: Database,
  criteria: ListCriteria,
): Promise<RowPage<HistoryEntry>> {
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
    optionCounts: { [COUNTED_FILTER]: await countAllKinds(database) },
    facetCounts: await countFacets(database, criteria),
  };
}
