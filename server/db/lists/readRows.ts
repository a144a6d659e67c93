import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { clampPage } from '#contract/lists/getPage.ts';
import {
  ALL_OPTION,
  type ListCriteria,
  type OptionCounts,
  withoutFilter,
} from '#contract/lists/listCriteria.ts';
import { MAX_EXACT_COUNT, type RowCount, type RowPage } from '#contract/lists/pageCall.ts';
import { getEngine, type SqlDatabase } from '../schema.ts';
import { createRevisionCache } from '../revisions.ts';
import type { ListTable } from './listTable.ts';
import { createSearchCondition } from './trigrams.ts';

/** Keeps reading and encoding a batch to a few milliseconds, because other requests wait meanwhile. */
export const ROWS_PER_BATCH = 40;

/** The position of a row in a list that is sorted newest first. */
export type RowPosition = { created_at: string; id: string };

/**
 * Reads a list in batches, each with a query that continues after the last row. Each query is short, and
 * no row is skipped or read twice if others write meanwhile.
 */
export async function* readBatches<Row extends RowPosition>(
  readAfter: (last: RowPosition | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    last = rows.length < ROWS_PER_BATCH ? undefined : rows.at(-1);
  } while (last);
}

type Conditions = readonly RawBuilder<SqlBool>[];
type Counts = { all: number; options: OptionCounts };
type Range = { limit: number; offset: number };

const whereClause = (conditions: Conditions) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

const toExactCount = (count: number): RowCount => ({ count, precision: 'exact' });

type CountedTable = Pick<ListTable<never>, 'name' | 'countedOptions'>;

async function readCounts(
  database: SqlDatabase,
  { countedOptions }: CountedTable,
  query: RawBuilder<Record<string, number>>,
): Promise<Counts> {
  const row = (await query.execute(database)).rows[0];
  const options: Record<string, Record<string, number>> = {};
  for (const [index, { param, option }] of countedOptions.entries())
    (options[param] ??= {})[option] = Number(row?.[`option_${index}`]);
  return { all: Number(row?.['all']), options };
}

/** Counts the matching rows, in total and per filter option. */
function countRows(
  database: SqlDatabase,
  table: CountedTable,
  conditions: Conditions,
  limit = sql``,
): Promise<Counts> {
  const counts = table.countedOptions.map(
    ({ condition }, index) => sql`count(case when ${condition} then 1 end) as ${sql.ref(`option_${index}`)}`,
  );
  const rows = sql`select * from ${sql.table(table.name)} ${whereClause(conditions)} ${limit}`;
  const query = sql<Record<string, number>>`
    select ${sql.join([sql`count(*) as "all"`, ...counts])} from (${rows}) matches`;
  return readCounts(database, table, query);
}

const countMatching = (database: SqlDatabase, table: CountedTable, conditions: Conditions): Promise<Counts> =>
  countRows(database, table, conditions, sql`limit ${MAX_EXACT_COUNT + 1}`);

/**
 * Counts all rows, in total and per filter option. SQLite uses one index scan for each, PostgreSQL one parallel
 * scan.
 */
function countAllRows(database: SqlDatabase, table: CountedTable): Promise<Counts> {
  if (getEngine(database) === 'postgres') return countRows(database, table, []);
  const rows = sql.table(table.name);
  const counts = table.countedOptions.map(
    ({ condition }, index) =>
      sql`(select count(*) from ${rows} where ${condition}) as ${sql.ref(`option_${index}`)}`,
  );
  const all = sql`(select count(*) from ${rows}) as "all"`;
  return readCounts(database, table, sql`select ${sql.join([all, ...counts])}`);
}

const countAll = async (database: SqlDatabase, table: string, conditions: Conditions) =>
  Number(
    (
      await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
        ${whereClause(conditions)}`.execute(database)
    ).rows[0]?.count,
  );

/** Reads the ids of a page. Sorts few matches after finding them, but reads many in the order of an index. */
async function readIds<Row>(
  database: SqlDatabase,
  { name, getSortColumn }: ListTable<Row>,
  {
    conditions,
    hasFewMatches,
    sort,
  }: { conditions: Conditions; hasFewMatches: boolean; sort: ListCriteria['sort'] },
  { limit, offset }: Range,
): Promise<string[]> {
  const column = getSortColumn(sort);
  const direction = sql.raw(sort?.direction === 'descending' ? 'desc' : 'asc');
  const first = column ? sql`${sql.ref(column)} ${direction} nulls last,` : sql``;
  const rows = hasFewMatches
    ? sql`(select * from ${sql.table(name)} ${whereClause(conditions)} limit ${MAX_EXACT_COUNT + 1}) few`
    : sql`${sql.table(name)} ${whereClause(conditions)}`;
  const ids = await sql<{ id: string }>`select id from ${rows}
    order by ${first} created_at desc, id desc limit ${limit} offset ${offset}`.execute(database);
  return ids.rows.map(({ id }) => id);
}

async function readRows<Row>(database: SqlDatabase, { list }: ListTable<Row>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row & { id: string }>`
    select * from ${sql.table(list)} where id in (${sql.join(ids)})`.execute(database);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

export function createPageReader<Row>(database: SqlDatabase, table: ListTable<Row>, useTrigrams: boolean) {
  const totals = createRevisionCache(database, table.list, () => countAllRows(database, table));

  function toConditions(criteria: ListCriteria): Conditions {
    const term = table.toTerm(criteria);
    const conditions = table.toConditions(criteria);
    return term === ''
      ? conditions
      : [...conditions, createSearchCondition(database, table, term, useTrigrams)];
  }

  /** Counts the rows per filter option. Omits options with more than 10,000 rows, unless the whole list is shown. */
  async function countFacets(criteria: ListCriteria, unfiltered: Counts, matching: Counts) {
    if (!table.isFiltered(criteria)) return undefined;
    const facets: Record<string, Record<string, number>> = {};
    for (const param of new Set(table.countedOptions.map((option) => option.param))) {
      const otherCriteria = withoutFilter(criteria, param);
      const isUnfiltered = !table.isFiltered(otherCriteria);
      let candidates = isUnfiltered ? unfiltered : matching;
      // Removing a filter can't reduce the number of rows.
      if (!isUnfiltered && Object.hasOwn(criteria.filters, param) && matching.all <= MAX_EXACT_COUNT)
        candidates = await countMatching(database, table, toConditions(otherCriteria));
      if (isUnfiltered || candidates.all <= MAX_EXACT_COUNT)
        facets[param] = { [ALL_OPTION]: candidates.all, ...candidates.options[param] };
    }
    return facets;
  }

  async function findPage(
    { page: requestedPage, pageSize, sort }: ListCriteria,
    conditions: Conditions,
    count: number,
  ) {
    const page = clampPage(requestedPage, count, pageSize);
    const range = { limit: pageSize, offset: (page - 1) * pageSize };
    const hasFewMatches = conditions.length > 0 && count <= MAX_EXACT_COUNT;
    const ids = count === 0 ? [] : await readIds(database, table, { conditions, hasFewMatches, sort }, range);
    return { ids, page, matches: toExactCount(count) };
  }

  /** Finds a page if there are too many matches to count. Returns `undefined` if it is beyond the last page. */
  async function findPageOfMany(
    { page, pageSize, sort }: ListCriteria,
    conditions: Conditions,
    totalCount: number,
  ) {
    const end = page * pageSize;
    if (end - pageSize >= totalCount) return undefined;
    const range = { limit: pageSize + 1, offset: end - pageSize };
    const ids = await readIds(database, table, { conditions, hasFewMatches: false, sort }, range);
    if (ids.length === 0) return undefined;
    const matches: RowCount =
      ids.length > pageSize
        ? { count: Math.max(MAX_EXACT_COUNT, end), precision: 'atLeast' }
        : toExactCount(end - pageSize + ids.length);
    return { ids: ids.slice(0, pageSize), page, matches };
  }

  async function readPage(criteria: ListCriteria): Promise<RowPage<Row>> {
    const unfiltered = await totals.get();
    const conditions = toConditions(criteria);
    const isUnfiltered = conditions.length === 0;
    const matching = isUnfiltered ? unfiltered : await countMatching(database, table, conditions);
    const isCounted = isUnfiltered || matching.all <= MAX_EXACT_COUNT;
    const found = isCounted
      ? await findPage(criteria, conditions, matching.all)
      : await findPageOfMany(criteria, conditions, unfiltered.all);
    const { ids, page, matches } =
      found ?? (await findPage(criteria, conditions, await countAll(database, table.name, conditions)));
    return {
      rows: await readRows(database, table, ids),
      page,
      pageSize: criteria.pageSize,
      matches,
      totalCount: toExactCount(unfiltered.all),
      optionCounts: unfiltered.options,
      facetCounts: await countFacets(criteria, unfiltered, matching),
    };
  }
  /** Call `forgetTotals` after rows have gone without a new revision. */
  return { readPage, forgetTotals: totals.forget };
}
