import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ALL_OPTION, withoutFilter, clampPage } from '#contract/lists/getPage.ts';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import { MAX_EXACT_COUNT, type RowCount, type RowPage } from '#contract/lists/pageCall.ts';
import { getEngine, type Database } from '../schema.ts';
import { createRevisionCache } from '../revisions.ts';
import type { ListTable } from './listTables.ts';
import { contains } from './trigrams.ts';

/** Small enough that reading and encoding a batch takes only milliseconds, while other requests wait. */
export const ROWS_PER_BATCH = 40;

/** The position of a row in a list that is sorted newest first. */
export type Place = { created_at: string; id: string };

/**
 * Reads a list in batches, each with a query that continues after the last row. No query is long, and no row is
 * read twice or skipped when others write.
 */
export async function* readBatches<Row extends Place>(
  readAfter: (last: Place | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    last = rows.length < ROWS_PER_BATCH ? undefined : rows.at(-1);
  } while (last);
}

type Conditions = readonly RawBuilder<SqlBool>[];
type Counted = { all: number; options: OptionCounts };
type Range = { limit: number; offset: number };

const where = (conditions: Conditions) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

const exact = (count: number): RowCount => ({ count, precision: 'exact' });

type CountedTable = Pick<ListTable<never>, 'name' | 'countedOptions'>;

async function readCounts(
  database: Database,
  { countedOptions }: CountedTable,
  query: RawBuilder<Record<string, number>>,
): Promise<Counted> {
  const row = (await query.execute(database)).rows[0];
  const options: Record<string, Record<string, number>> = {};
  for (const [index, { param, option }] of countedOptions.entries())
    (options[param] ??= {})[option] = Number(row?.[`option_${index}`]);
  return { all: Number(row?.['all']), options };
}

/** Counts the matching rows, in total and per filter option. */
function countRows(
  database: Database,
  table: CountedTable,
  conditions: Conditions,
  limit = sql``,
): Promise<Counted> {
  const counts = table.countedOptions.map(
    ({ condition }, index) => sql`count(case when ${condition} then 1 end) as ${sql.ref(`option_${index}`)}`,
  );
  const rows = sql`select * from ${sql.table(table.name)} ${where(conditions)} ${limit}`;
  const query = sql<Record<string, number>>`
    select ${sql.join([sql`count(*) as "all"`, ...counts])} from (${rows}) counted`;
  return readCounts(database, table, query);
}

const countMatching = (database: Database, table: CountedTable, conditions: Conditions): Promise<Counted> =>
  countRows(database, table, conditions, sql`limit ${MAX_EXACT_COUNT + 1}`);

/**
 * Counts all rows, in total and per filter option. SQLite uses one index scan for each, PostgreSQL one parallel
 * scan.
 */
function countAllRows(database: Database, table: CountedTable): Promise<Counted> {
  if (getEngine(database) === 'postgres') return countRows(database, table, []);
  const rows = sql.table(table.name);
  const counts = table.countedOptions.map(
    ({ condition }, index) =>
      sql`(select count(*) from ${rows} where ${condition}) as ${sql.ref(`option_${index}`)}`,
  );
  const all = sql`(select count(*) from ${rows}) as "all"`;
  return readCounts(database, table, sql`select ${sql.join([all, ...counts])}`);
}

const countAll = async (database: Database, table: string, conditions: Conditions) =>
  Number(
    (
      await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
        ${where(conditions)}`.execute(database)
    ).rows[0]?.count,
  );

/** Reads the ids of a page. Few matches are found first and then sorted; many are read in list order. */
async function readIds<Row>(
  database: Database,
  { name, getSortColumn }: ListTable<Row>,
  { conditions, isSmall, sort }: { conditions: Conditions; isSmall: boolean; sort: ListCriteria['sort'] },
  { limit, offset }: Range,
): Promise<string[]> {
  const column = getSortColumn(sort);
  const direction = sql.raw(sort?.direction === 'descending' ? 'desc' : 'asc');
  const first = column ? sql`${sql.ref(column)} ${direction} nulls last,` : sql``;
  const rows = isSmall
    ? sql`(select * from ${sql.table(name)} ${where(conditions)} limit ${MAX_EXACT_COUNT + 1}) few`
    : sql`${sql.table(name)} ${where(conditions)}`;
  const ids = await sql<{ id: string }>`select id from ${rows}
    order by ${first} created_at desc, id desc limit ${limit} offset ${offset}`.execute(database);
  return ids.rows.map(({ id }) => id);
}

async function readRows<Row>(database: Database, { list }: ListTable<Row>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row & { id: string }>`
    select * from ${sql.table(list)} where id in (${sql.join(ids)})`.execute(database);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

export function createPageReader<Row>(database: Database, table: ListTable<Row>, useTrigrams: boolean) {
  const getTotals = createRevisionCache(database, table.list, () => countAllRows(database, table));

  function toConditions(criteria: ListCriteria): Conditions {
    const term = table.toTerm(criteria);
    const conditions = table.toConditions(criteria);
    return term === '' ? conditions : [...conditions, contains(database, table, term, useTrigrams)];
  }

  /** Counts the rows per filter option. Omits options with more than 10,000 rows, unless the whole list is shown. */
  async function countFacets(criteria: ListCriteria, whole: Counted, matching: Counted) {
    if (!table.isFiltered(criteria)) return undefined;
    const facets: Record<string, Record<string, number>> = {};
    for (const param of new Set(table.countedOptions.map((counted) => counted.param))) {
      const others = withoutFilter(criteria, param);
      const isWhole = !table.isFiltered(others);
      let among = isWhole ? whole : matching;
      // Removing a filter can't reduce the number of rows.
      if (!isWhole && Object.hasOwn(criteria.filters, param) && matching.all <= MAX_EXACT_COUNT)
        among = await countMatching(database, table, toConditions(others));
      if (isWhole || among.all <= MAX_EXACT_COUNT)
        facets[param] = { [ALL_OPTION]: among.all, ...among.options[param] };
    }
    return facets;
  }

  async function findPage(
    { page: asked, pageSize, sort }: ListCriteria,
    conditions: Conditions,
    count: number,
  ) {
    const page = clampPage(asked, count, pageSize);
    const range = { limit: pageSize, offset: (page - 1) * pageSize };
    const isSmall = conditions.length > 0 && count <= MAX_EXACT_COUNT;
    const ids = count === 0 ? [] : await readIds(database, table, { conditions, isSmall, sort }, range);
    return { ids, page, matches: exact(count) };
  }

  /** Finds a page among more matches than are counted. Returns `undefined` if it is beyond the last page. */
  async function findPageOfMany({ page, pageSize, sort }: ListCriteria, conditions: Conditions, all: number) {
    const end = page * pageSize;
    if (end - pageSize >= all) return undefined;
    const range = { limit: pageSize + 1, offset: end - pageSize };
    const ids = await readIds(database, table, { conditions, isSmall: false, sort }, range);
    if (ids.length === 0) return undefined;
    const matches: RowCount =
      ids.length > pageSize
        ? { count: Math.max(MAX_EXACT_COUNT, end), precision: 'atLeast' }
        : exact(end - pageSize + ids.length);
    return { ids: ids.slice(0, pageSize), page, matches };
  }

  return async (criteria: ListCriteria): Promise<RowPage<Row>> => {
    const whole = await getTotals();
    const conditions = toConditions(criteria);
    const isWhole = conditions.length === 0;
    const matching = isWhole ? whole : await countMatching(database, table, conditions);
    const isCounted = isWhole || matching.all <= MAX_EXACT_COUNT;
    const found = isCounted
      ? await findPage(criteria, conditions, matching.all)
      : await findPageOfMany(criteria, conditions, whole.all);
    const { ids, page, matches } =
      found ?? (await findPage(criteria, conditions, await countAll(database, table.name, conditions)));
    return {
      rows: await readRows(database, table, ids),
      page,
      pageSize: criteria.pageSize,
      matches,
      totalCount: exact(whole.all),
      optionCounts: whole.options,
      facetCounts: await countFacets(criteria, whole, matching),
    };
  };
}
