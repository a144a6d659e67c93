import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { getEngine, type SqlDatabase } from '../schema.ts';

// Searches use LIKE. PostgreSQL runs it with a trigram index (pg_trgm). On SQLite, a query of an FTS5 table replaces it.
// Terms of one or two characters, and databases without trigrams, scan all rows.

const TRIGRAM_LENGTH = 3;
/** Each character costs an index lookup. The rest of a longer term is compared with LIKE. */
const MAX_LOOKUP_CHARACTERS = 32;

type SearchTable = { name: string; searchName: string };

export async function hasTrigrams(database: SqlDatabase): Promise<boolean> {
  const found =
    getEngine(database) === 'postgres'
      ? sql`select 1 from pg_extension where extname = 'pg_trgm'`
      : sql`select 1 from pragma_module_list where name = 'fts5'`;
  return (await found.execute(database)).rows.length > 0;
}

/** Creates the search index of a list, and on SQLite the triggers that update it. */
export async function createTrigrams(
  database: SqlDatabase,
  { name, searchName }: SearchTable,
): Promise<void> {
  const [rows, search] = [sql.table(name), sql.table(searchName)];
  if (getEngine(database) === 'postgres') {
    // Without a list of pending entries (fastupdate), because every search would have to scan it.
    await sql`create index ${search} on ${rows}
      using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(database);
    return;
  }
  const trigger = (event: string) => sql.ref(`${searchName}_${event}`);
  const remove = sql`insert into ${search} (${search}, rowid, search_text)
    values ('delete', old."row", old.search_text)`;
  const add = sql`insert into ${search} (rowid, search_text) values (new."row", new.search_text)`;
  const statements = [
    sql`create virtual table ${search} using fts5(search_text, content=${sql.lit(name)}, content_rowid='row',
      columnsize=0, tokenize='trigram case_sensitive 1')`,
    sql`insert into ${search} (${search}) values ('rebuild')`,
    sql`create trigger ${trigger('insert')} after insert on ${rows} begin ${add}; end`,
    sql`create trigger ${trigger('update')} after update of search_text on ${rows}
      when old.search_text <> new.search_text begin ${remove}; ${add}; end`,
    sql`create trigger ${trigger('delete')} after delete on ${rows} begin ${remove}; end`,
  ];
  for (const statement of statements) await statement.execute(database);
}

/** Returns the condition that a row's search text contains a term. */
export function createSearchCondition(
  database: SqlDatabase,
  { searchName }: Pick<SearchTable, 'searchName'>,
  term: string,
  useTrigrams: boolean,
): RawBuilder<SqlBool> {
  const like = sql<SqlBool>`search_text like ${`%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
  const characters = [...term];
  if (getEngine(database) === 'postgres' || !useTrigrams || characters.length < TRIGRAM_LENGTH) return like;
  const search = sql.table(searchName);
  const phrase = `"${characters.slice(0, MAX_LOOKUP_CHARACTERS).join('').replaceAll('"', '""')}"`;
  const match = sql<SqlBool>`"row" in (select rowid from ${search} where ${search} match ${phrase})`;
  return characters.length > MAX_LOOKUP_CHARACTERS ? sql`${match} and ${like}` : match;
}
