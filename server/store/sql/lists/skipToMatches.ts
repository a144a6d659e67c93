import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { Stretch } from './listOrder.ts';
import type { Candidates } from './searchIndex.ts';
import { getStretches, isBackwards, passesFilter, type Start, type Walk } from './walkList.ts';

/**
 * Returns what is left of the rows from a place on, when those are skipped that stand before the first candidate. Looks at one
 * column of each candidate, which costs a fraction of sorting them.
 */
export async function skipToMatches(
  database: Database,
  walk: Walk,
  { fromKeys, where }: Candidates,
  start: Start,
): Promise<Stretch[]> {
  const left: Stretch[] = [];
  for (const stretch of getStretches(walk, start)) {
    const { condition, key } = stretch;
    const value = key?.expression ?? sql`i.created_at`;
    const isUpwards = (key?.way === 'asc') !== isBackwards(start);
    const { rows } = await sql<{ first: string | number | null }>`
      select ${isUpwards ? sql`min` : sql`max`}(${value}) as first from ${fromKeys(key)}
      where ${where} and ${passesFilter(walk)} and ${condition}`.execute(database);
    const first = rows[0]?.first ?? null;
    if (first === null) continue;
    left.push({ condition: sql`${condition} and ${value} ${isUpwards ? sql`>=` : sql`<=`} ${first}`, key });
  }
  return left;
}
