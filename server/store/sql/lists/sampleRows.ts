import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { ReadIndex } from './listIndex.ts';

/** The highest number that a row of a list has; 0 in an empty one. */
export async function readHighestRow(database: Database, { table }: ReadIndex): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max("row") as last from ${sql.table(table)}`.execute(database);
  return rows[0]?.last ?? 0;
}

/** Returns the numbers of so many rows that lie evenly apart; undefined where a list has not ten times as many. */
export async function sampleRows(
  database: Database,
  index: ReadIndex,
  size: number,
): Promise<number[] | undefined> {
  const highest = await readHighestRow(database, index);
  if (highest < 10 * size) return undefined;
  const step = highest / size;
  return Array.from({ length: size }, (_, place) => Math.floor((place + 0.5) * step));
}
