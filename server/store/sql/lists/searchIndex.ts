import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { ReadIndex } from './listIndex.ts';
import type { SortKey } from './listOrder.ts';

/** Rows of which some contain a term, and none beside them does. `from` names the index table `i`. */
export type Candidates = {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** The same as `from`, where nothing but a key and the filter is read of each row. */
  fromKeys: (key: SortKey | undefined) => RawBuilder<unknown>;
  /** Only their numbers, without looking at the rows where the engine can do that. */
  rows: RawBuilder<unknown>;
  /** Whether all of them contain the term. */
  areExact: boolean;
};

/** How an engine finds the rows that may contain a term. It never decides: the text of each row is looked at. */
export type SearchIndex = {
  /** Returns undefined where there are none. */
  find(database: Database, index: ReadIndex, term: string): Promise<Candidates | undefined>;
  /** Tells whether the `search_text` of a row contains the term. */
  contains(term: string): RawBuilder<boolean>;
};

/** Takes all rows for candidates: what is left where a database has no index for parts of words. */
export const scanAll = (index: ReadIndex): Candidates => ({
  from: sql`${sql.table(index.table)} i`,
  fromKeys: () => sql`${sql.table(index.table)} i`,
  where: sql`true`,
  areExact: false,
  rows: sql`select i."row" from ${sql.table(index.table)} i`,
});
