import { type RawBuilder, sql } from 'kysely';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Database } from '../schema.ts';
import { countUpTo, EXACT_COUNT, type ListCounts, sampleMatches } from './countMatches.ts';
import type { ReadRange } from './cutPage.ts';
import { getEngine } from './engine.ts';
import type { Condition } from './listFilters.ts';
import type { ReadIndex } from './listIndex.ts';
import { toSortKey } from './listOrder.ts';
import { readMany } from './readMany.ts';
import type { Candidates } from './searchIndex.ts';
import { type Found, sortCandidates } from './sortCandidates.ts';
import { toFilterIndex, toRangeIndex } from './sortIndexes.ts';
import type { Walk } from './walkList.ts';

type Matching = { matches: RowCount; read: ReadRange };

/** A filter as a condition of SQL, with the index that it is looked up in; and how many rows pass it, counted up to 10,001. */
export type Filter = { test: RawBuilder<boolean>; index: RawBuilder<unknown>; count: number };

/** The column that a condition reads. */
export const getColumn = (condition: Condition): string =>
  condition.kind === 'key' ? condition.column : `by_${condition.sort}`;

/** A range is asked of what the index of its sort has: where a value can be missing, infinity stands there, beyond any range. */
export function toTest(database: Database, index: ReadIndex, condition: Condition): RawBuilder<boolean> {
  if (condition.kind === 'key') return sql`${sql.ref(condition.column)} = ${condition.key}`;
  const column = index.sortColumns.find(({ name }) => name === `by_${condition.sort}`)!;
  const { expression } = toSortKey(column, 'asc', getEngine(database));
  const { from = -Number.MAX_VALUE, to = Number.MAX_VALUE } = condition.range;
  return sql`${expression} between ${from} and ${to}`;
}

/** Counts the rows that pass, where no count of them is kept: along the index, and not beyond 10,001. */
async function countPassing(database: Database, index: ReadIndex, test: RawBuilder<boolean>) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${sql.table(index.table)}
      where ${test} limit ${EXACT_COUNT + 1}) counted`.execute(database);
  return Number(rows[0]?.count ?? 0);
}

export async function toFilter(
  database: Database,
  index: ReadIndex,
  condition: Condition,
  { get }: ListCounts,
) {
  const test = toTest(database, index, condition);
  const name =
    condition.kind === 'key' ? toFilterIndex(index, condition.column) : toRangeIndex(index, condition.sort);
  const count =
    condition.countName === undefined ? await countPassing(database, index, test) : get(condition.countName);
  return { test, index: name, count };
}

/** The rows that pass one filter, found by its index. PostgreSQL chooses it by itself, and puts two together. */
export function toCandidates(database: Database, { table }: ReadIndex, { test, index }: Filter): Candidates {
  const from =
    getEngine(database) === 'postgres'
      ? sql`${sql.table(table)} i`
      : sql`${sql.table(table)} i indexed by ${index}`;
  return {
    from,
    fromKeys: () => from,
    where: test,
    areExact: false,
    rows: sql`select i."row" from ${from} where ${test}`,
  };
}

export type FilteredList = {
  database: Database;
  walk: Walk;
  conditions: readonly Condition[];
  counts: ListCounts;
  /** The text that is looked for as well, and the rows that may contain it. */
  term?: { contains: RawBuilder<boolean>; find: () => Promise<Candidates | undefined> } | undefined;
};

/**
 * Finds what passes several filters. By the one that lets the fewest rows pass, where those are at most 10,000: they are
 * looked at, counted and sorted. Otherwise as a search with many matches: looked for along the order of the list.
 */
export async function findFiltered(list: FilteredList): Promise<Matching> {
  const { database, walk, conditions, counts, term } = list;
  const { index } = walk;
  const filters = await Promise.all(conditions.map((one) => toFilter(database, index, one, counts)));
  const first = {
    test: sql<boolean>`"filter" = ${walk.filter}`,
    index: toFilterIndex(index, 'filter'),
    count: counts.passing,
  };
  const all: Filter[] = [...filters, ...(walk.filter === undefined ? [] : [first])];
  const telling = all.toSorted((one, other) => one.count - other.count)[0]!;
  if (telling.count === 0) return { matches: { count: 0, precision: 'exact' }, read: async () => [] };
  const tests = [...filters.map(({ test }) => test), ...(term ? [term.contains] : [])];
  const matches = sql<boolean>`(${sql.join(tests, sql` and `)})`;
  const byFilter: Found = { candidates: toCandidates(database, index, telling), matches };
  const isCounted = all.length === 1 && !term && conditions[0]?.countName !== undefined;
  if (telling.count <= EXACT_COUNT) {
    const count = isCounted ? telling.count : await countUpTo(database, walk, byFilter);
    return sortAll(list, byFilter, count ?? 0);
  }
  if (isCounted)
    return {
      matches: { count: telling.count, precision: 'exact' },
      read: readMany(database, walk, matches, async () => byFilter.candidates),
    };
  const sample = await sampleMatches(database, walk, matches, counts);
  const candidates = term ? await term.find() : byFilter.candidates;
  if (!candidates) return { matches: { count: 0, precision: 'exact' }, read: async () => [] };
  const found = { candidates, matches };
  const count = sample?.isCertain ? undefined : await countUpTo(database, walk, found);
  if (count !== undefined) return sortAll(list, found, count);
  return {
    matches: { count: Math.max(EXACT_COUNT + 1, sample?.count ?? 0), precision: 'estimate' },
    read: readMany(database, walk, matches, async () => candidates),
  };
}

const sortAll = ({ database, walk }: FilteredList, found: Found, count: number): Matching => ({
  matches: { count, precision: 'exact' },
  read: (range) => sortCandidates(database, walk, found, range),
});
