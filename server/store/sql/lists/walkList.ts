import { type RawBuilder, sql } from 'kysely';
import type { Boundary } from '../../listCursor.ts';
import type { Database } from '../schema.ts';
import type { ReadIndex } from './listIndex.ts';
import { beyond, orderBy, type SortKey, type Stretch } from './listOrder.ts';

/** A row where it stands in a list. `key` is null where it has no value, or nothing is sorted by. */
export type PlacedRow = { id: string; created_at: string; key: string | number | null };

/** The rows of a list that pass its filter, in its order. */
export type Walk = {
  index: ReadIndex;
  filter: string | undefined;
  sortKey: SortKey | undefined;
  /** What a match is told by, beside the text that is searched. */
  testedColumns: readonly string[];
};

/** Where a walk begins and which way it goes: from an end of the list, or from a boundary. */
export type Start = 'start' | 'end' | Boundary;

export const isBackwards = (start: Start) =>
  start === 'end' || (typeof start === 'object' && start.side === 'before');

export const selectKey = ({ sortKey }: Walk): RawBuilder<unknown> =>
  sortKey ? sql.ref(`i.${sortKey.column.name}`) : sql`null`;

export const passesFilter = ({ filter }: Walk): RawBuilder<unknown> =>
  filter === undefined ? sql`true` : sql`i."filter" = ${filter}`;

/** The conditions of each stretch that is walked, one after the other. */
export const getStretches = ({ sortKey }: Walk, start: Start): Stretch[] =>
  typeof start === 'object' ? beyond(sortKey, start) : [{ condition: sql`true`, key: sortKey }];

/** Selects rows along an index. */
const select = (walk: Walk, start: Start, { condition, key }: Stretch, columns: RawBuilder<unknown>) =>
  sql`select ${columns} from ${sql.table(walk.index.table)} i
    where ${passesFilter(walk)} and ${condition}
    order by ${orderBy(key, isBackwards(start) ? 'end' : 'start')}`;

/** Reads rows from a place on, in the order of the walk. */
export async function walkRows(
  database: Database,
  walk: Walk,
  { start, limit, offset = 0 }: { start: Start; limit: number; offset?: number },
): Promise<PlacedRow[]> {
  const columns = sql`i.id, i.created_at, ${selectKey(walk)} as key`;
  const found: PlacedRow[] = [];
  for (const stretch of getStretches(walk, start)) {
    if (found.length === limit) break;
    const query = sql<PlacedRow>`${select(walk, start, stretch, columns)}
      limit ${limit - found.length} offset ${offset}`;
    found.push(...(await query.execute(database)).rows);
  }
  return found;
}

/** Whether a stretch has more than `most` rows. */
async function isLonger(database: Database, rows: RawBuilder<unknown>, most: number): Promise<boolean> {
  const { rows: behind } = await sql`${rows} limit 1 offset ${most}`.execute(database);
  return behind.length > 0;
}

/** A page of the rows that match, and how many rows of each stretch are looked at for it. */
export type MatchRange = {
  start: Start;
  limit: number;
  offset?: number;
  matches: RawBuilder<boolean>;
  most: number;
};

/**
 * Walks at most `most` rows of each stretch, and of those returns the first that match; undefined where they do not fill
 * the page. Costs as much as the rows that are walked.
 */
export async function walkMatches(
  database: Database,
  walk: Walk,
  { start, limit, offset = 0, matches, most }: MatchRange,
  stretches = getStretches(walk, start),
): Promise<PlacedRow[] | undefined> {
  const tested = ['search_text', ...walk.testedColumns].map((column) => sql.ref(`i.${column}`));
  const columns = sql`i.id, i.created_at, ${selectKey(walk)} as key, ${sql.join(tested)}`;
  const found: PlacedRow[] = [];
  for (const stretch of stretches) {
    const rows = select(walk, start, stretch, columns);
    const query = sql<PlacedRow>`select id, created_at, key from (${rows} limit ${most}) walked
      where ${matches} limit ${limit - found.length} offset ${offset}`;
    found.push(...(await query.execute(database)).rows);
    if (found.length === limit) return found;
    // What matches behind the rows that were walked comes before the next stretch.
    if (
      stretch !== stretches.at(-1) &&
      (await isLonger(database, select(walk, start, stretch, sql`1`), most))
    )
      return undefined;
  }
  return undefined;
}
