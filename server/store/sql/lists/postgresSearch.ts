import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { ReadIndex } from './listIndex.ts';
import { scanAll, type SearchIndex } from './searchIndex.ts';

const escapeLike = (term: string) => term.replaceAll(/[\\%_]/g, String.raw`\$&`);

const contains: SearchIndex['contains'] = (term) => sql<boolean>`strpos(search_text, ${term}) > 0`;

/** Searches by pg_trgm's trigrams of letters and digits. The database decides whether they help with a term. */
export const trigramSearch: SearchIndex = {
  async find(_, index, term) {
    const { from, fromKeys, rows } = scanAll(index);
    const like = sql`i.search_text like ${`%${escapeLike(term)}%`}`;
    return { from, fromKeys, where: like, rows: sql`${rows} where ${like}`, areExact: true };
  },
  contains,
};

/** Looks at every row. */
export const postgresScan: SearchIndex = { find: async (_, index) => scanAll(index), contains };

/** Without a list of pending rows: it is read by every search, and after many writes nothing but that. */
export async function createTrigramIndex(database: Database, { table }: ReadIndex): Promise<void> {
  await sql`create index if not exists ${sql.raw(`${table}_search`)} on ${sql.table(table)}
    using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(database);
}
