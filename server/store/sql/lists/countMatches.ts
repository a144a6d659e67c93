import { sql } from 'kysely';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Database } from '../schema.ts';
import { readHighestRow, sampleRows } from './sampleRows.ts';
import type { Found } from './sortCandidates.ts';
import { passesFilter, type Walk } from './walkList.ts';

/** Counts up to here. */
export const EXACT_COUNT = 10_000;
/** An estimate is made of so many candidates. */
const SAMPLE_SIZE = 100_000;

/** How many rows a list has, how many of them pass its first filter, and how many any count of `list_counts`. */
export type ListCounts = { all: number; passing: number; get: (countName: string) => number };

const exact = (count: number): RowCount => ({ count, precision: 'exact' });

/** Counts the rows that match; undefined where they are more than 10,000. */
export async function countUpTo(
  database: Database,
  walk: Walk,
  { candidates, matches }: Found,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${candidates.from}
      where ${candidates.where} and ${matches} and ${passesFilter(walk)} limit ${EXACT_COUNT + 1}) counted`.execute(
    database,
  );
  const count = Number(rows[0]?.count ?? 0);
  return count > EXACT_COUNT ? undefined : count;
}

/**
 * Counts the candidates. Where they are more than 100,000, estimates them: as many as there would be if all rows had as many
 * of them as the first ones have.
 */
async function countCandidates(database: Database, walk: Walk, { candidates }: Found): Promise<number> {
  const { rows } = await sql<{ count: number; last: number | null }>`
    select count(*) as count, max("row") as last
    from (${candidates.rows} limit ${SAMPLE_SIZE}) sampled`.execute(database);
  const count = Number(rows[0]?.count ?? 0);
  const last = rows[0]?.last ?? 0;
  if (count < SAMPLE_SIZE || last === 0) return count;
  return Math.round((count * (await readHighestRow(database, walk.index))) / last);
}

/** Counts what a search found: up to 10,000 exactly, beyond that about. */
export async function countMatches(
  database: Database,
  walk: Walk,
  found: Found,
  counts: ListCounts,
): Promise<RowCount> {
  const { all, passing } = counts;
  if (found.candidates.areExact && walk.filter === undefined) {
    const count = await countCandidates(database, walk, found);
    return { count, precision: count > EXACT_COUNT ? 'estimate' : 'exact' };
  }
  const candidates = await countCandidates(database, walk, found);
  const many =
    candidates > 2 * EXACT_COUNT
      ? await sampleMatches(database, walk, found.matches, counts, MANY_SAMPLED_ROWS)
      : undefined;
  const count = many?.isCertain ? undefined : await countUpTo(database, walk, found);
  if (count !== undefined) return exact(count);
  const most = Math.round((candidates * passing) / Math.max(all, 1));
  const estimate = many?.isCertain ? Math.min(many.count, most) : most;
  return { count: Math.max(EXACT_COUNT + 1, Math.min(estimate, passing)), precision: 'estimate' };
}

const SAMPLED_ROWS = 1000;
/** Where an index says that there may be many: still a quarter of what it takes to count up to 10,000. */
const MANY_SAMPLED_ROWS = 3000;
/** Below that a sample says too little. */
const MIN_SAMPLED_MATCHES = 60;

/**
 * Estimates how many rows match by looking at some of them that lie evenly apart; undefined where there are too few for it.
 * It is certain that they are more than can be counted, or they may be as few. Short terms are in so many rows that an index is slower.
 */
export async function sampleMatches(
  database: Database,
  walk: Walk,
  matches: Found['matches'],
  { all }: ListCounts,
  sampledRows = SAMPLED_ROWS,
): Promise<{ count: number; isCertain: boolean } | undefined> {
  const numbers = await sampleRows(database, walk.index, sampledRows);
  if (!numbers) return undefined;
  const { rows } = await sql<{ looked: number; found: number }>`
    select count(*) as looked,
      sum(case when ${matches} and ${passesFilter(walk)} then 1 else 0 end) as found
    from ${sql.table(walk.index.table)} i where i."row" in (${sql.raw(numbers.join(','))})`.execute(database);
  const looked = Number(rows[0]?.looked ?? 0);
  const found = Number(rows[0]?.found ?? 0);
  const estimate = Math.round((found / Math.max(looked, 1)) * all);
  const isCertain = found >= MIN_SAMPLED_MATCHES && estimate > 2 * EXACT_COUNT;
  return { count: estimate, isCertain };
}
