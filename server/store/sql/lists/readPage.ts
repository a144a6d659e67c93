import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ALL_OPTION, withoutFilter, clampPage } from '#contract/lists/getPage.ts';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import { EXACT_COUNT_MAX, type RowCount, type RowPage } from '#contract/lists/pageCall.ts';
import { getEngine } from '../engine.ts';
import { createRevisionCache } from '../revisions.ts';
import type { Database } from '../schema.ts';
import type { ListTable } from './listTable.ts';
import { contains } from './trigrams.ts';

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

/** Counts the rows that pass, and those of each option among them. */
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
  countRows(database, table, conditions, sql`limit ${EXACT_COUNT_MAX + 1}`);

/** Counts all rows, and those of each option. SQLite is faster along an index for each, PostgreSQL with one parallel scan. */
function countWhole(database: Database, table: CountedTable): Promise<Counted> {
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

/** Reads the ids of a page. Few matches are found first and then sorted; many are read in the order of the list. */
async function readIds<Row>(
  database: Database,
  { name, getSortColumn }: ListTable<Row>,
  { conditions, areFew, sort }: { conditions: Conditions; areFew: boolean; sort: ListCriteria['sort'] },
  { limit, offset }: Range,
): Promise<string[]> {
  const column = getSortColumn(sort);
  const direction = sql.raw(sort?.direction === 'descending' ? 'desc' : 'asc');
  const first = column ? sql`${sql.ref(column)} ${direction} nulls last,` : sql``;
  const rows = areFew
    ? sql`(select * from ${sql.table(name)} ${where(conditions)} limit ${EXACT_COUNT_MAX + 1}) few`
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

/** Creates the function that reads pages of a list. */
export function createPageReader<Row>(database: Database, table: ListTable<Row>, useTrigrams: boolean) {
  const getWhole = createRevisionCache(database, table.list, () => countWhole(database, table));

  function toConditions(criteria: ListCriteria): Conditions {
    const term = table.toTerm(criteria);
    const conditions = table.toConditions(criteria);
    return term === '' ? conditions : [...conditions, contains(database, table, term, useTrigrams)];
  }

  /** Leaves out the options of which more than 10,000 rows would have to be counted, but for those of the whole list. */
  async function countFacets(criteria: ListCriteria, whole: Counted, matching: Counted) {
    if (!table.isFiltered(criteria)) return undefined;
    const facets: Record<string, Record<string, number>> = {};
    for (const param of new Set(table.countedOptions.map((counted) => counted.param))) {
      const others = withoutFilter(criteria, param);
      const isWhole = !table.isFiltered(others);
      let among = isWhole ? whole : matching;
      // Without one of the filters there are no fewer rows.
      if (!isWhole && Object.hasOwn(criteria.filters, param) && matching.all <= EXACT_COUNT_MAX)
        among = await countMatching(database, table, toConditions(others));
      if (isWhole || among.all <= EXACT_COUNT_MAX)
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
    const areFew = conditions.length > 0 && count <= EXACT_COUNT_MAX;
    const ids = count === 0 ? [] : await readIds(database, table, { conditions, areFew, sort }, range);
    return { ids, page, matches: exact(count) };
  }

  /** Finds a page of more matches than are counted. Undefined where it lies beyond the last. */
  async function findUncounted({ page, pageSize, sort }: ListCriteria, conditions: Conditions, all: number) {
    const end = page * pageSize;
    if (end - pageSize >= all) return undefined;
    const range = { limit: pageSize + 1, offset: end - pageSize };
    const ids = await readIds(database, table, { conditions, areFew: false, sort }, range);
    if (ids.length === 0) return undefined;
    const matches: RowCount =
      ids.length > pageSize
        ? { count: Math.max(EXACT_COUNT_MAX, end), precision: 'atLeast' }
        : exact(end - pageSize + ids.length);
    return { ids: ids.slice(0, pageSize), page, matches };
  }

  return async (criteria: ListCriteria): Promise<RowPage<Row>> => {
    const whole = await getWhole();
    const conditions = toConditions(criteria);
    const isWhole = conditions.length === 0;
    const matching = isWhole ? whole : await countMatching(database, table, conditions);
    const isCounted = isWhole || matching.all <= EXACT_COUNT_MAX;
    const found = isCounted
      ? await findPage(criteria, conditions, matching.all)
      : await findUncounted(criteria, conditions, whole.all);
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
