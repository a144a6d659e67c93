import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import { beyond, orderBy } from './listOrder.ts';
import type { Candidates, SearchIndex } from './searchIndex.ts';
import { isBackwards, passesFilter, type PlacedRow, selectKey, type Start, type Walk } from './walkList.ts';

/** A search in a list: what may match, and what does. */
export type Found = { candidates: Candidates; matches: ReturnType<SearchIndex['contains']> };

/** Counts up to here. */
export const EXACT_COUNT = 10_000;
/** An estimate is made of so many candidates. */
const SAMPLE_SIZE = 100_000;

/** Counts the rows that match; undefined where they are more than 10,000. */
export async function countMatches(
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
 * Estimates how many rows match where they are many: the candidates, or where those are very many too, as many as there
 * would be if all rows had as many of them as the first ones have.
 */
export async function estimateMatches(
  database: Database,
  { index }: Walk,
  { candidates }: Found,
): Promise<number> {
  const sample = await sql<{ count: number; last: number }>`
    select count(*) as count, max("row") as last
    from (${candidates.rows} limit ${SAMPLE_SIZE}) sampled`.execute(database);
  const { count, last } = sample.rows[0] ?? { count: 0, last: 0 };
  if (Number(count) < SAMPLE_SIZE) return Number(count);
  const highest = await sql<{
    last: number;
  }>`select max("row") as last from ${sql.table(index.table)}`.execute(database);
  return Math.round((Number(count) * (highest.rows[0]?.last ?? last)) / last);
}

/** Finds all that match and sorts them. Costs as much as there are, so they should be few. */
export async function sortCandidates(
  database: Database,
  walk: Walk,
  { candidates, matches }: Found,
  { start, limit, offset = 0 }: { start: Start; limit: number; offset?: number },
): Promise<PlacedRow[]> {
  const stretches = typeof start === 'object' ? beyond(walk.sortKey, start) : [{ condition: sql`true` }];
  const { rows } = await sql<PlacedRow>`
    select i.id, i.created_at, ${selectKey(walk)} as key from ${candidates.from}
    where ${candidates.where} and ${matches} and ${passesFilter(walk)}
      and (${sql.join(
        stretches.map(({ condition }) => sql`(${condition})`),
        sql` or `,
      )})
    order by ${orderBy(walk.sortKey, isBackwards(start) ? 'end' : 'start')}
    limit ${limit} offset ${offset}`.execute(database);
  return rows;
}
