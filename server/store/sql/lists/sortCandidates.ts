import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import { beyond, orderBy } from './listOrder.ts';
import type { Candidates, SearchIndex } from './searchIndex.ts';
import { isBackwards, passesFilter, type PlacedRow, selectKey, type Start, type Walk } from './walkList.ts';

/** A search in a list: what may match, and what does. */
export type Found = { candidates: Candidates; matches: ReturnType<SearchIndex['contains']> };

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
