import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { ReadIndex } from './listIndex.ts';
import { sampleRows } from './sampleRows.ts';
import { type Candidates, scanAll, type SearchIndex } from './searchIndex.ts';
import { toKeyIndex } from './sortIndexes.ts';

const GRAM_LENGTH = 3;
/** So many trigrams are looked up for a term that is shorter than they are. For one with more of them all rows are looked at. */
const MAX_GRAMS = 1000;
/** Behind each text, so that its last letters begin a trigram too. */
const PADDING = sql.raw('char(10, 10)');

/** Writes trigrams for FTS5, each as a quoted word. */
const quote = (grams: readonly string[], between: 'AND' | 'OR') =>
  grams.map((gram) => `"${gram.replaceAll('"', '""')}"`).join(` ${between} `);

/**
 * Cuts a term into trigrams, end to end, with the last one where the term ends. Those that lie across two of them would rule out few
 * rows more, and each costs a look at every row that has it.
 */
function getGrams(term: string): string[] {
  const letters = [...term];
  const lastStart = letters.length - GRAM_LENGTH;
  if (lastStart < 0) return [];
  const starts = Array.from({ length: Math.ceil(letters.length / GRAM_LENGTH) }, (_, index) =>
    Math.min(index * GRAM_LENGTH, lastStart),
  );
  return [...new Set(starts.map((start) => letters.slice(start, start + GRAM_LENGTH).join('')))];
}

/** So many rows are looked at to tell which trigrams are common. */
const SAMPLED_ROWS = 200;
/** A trigram that more of them have is common. */
const COMMON_FROM = SAMPLED_ROWS / 10;

/** Leaves out common trigrams where a rarer one is left: they rule out little, and each costs a look at every row that has it. */
async function dropCommon(database: Database, index: ReadIndex, grams: string[]): Promise<string[]> {
  const sampled = grams.length > 1 ? await sampleRows(database, index, SAMPLED_ROWS) : undefined;
  if (!sampled) return grams;
  const { rows } = await sql<{ text: string }>`
    select search_text as text from ${sql.table(index.table)}
    where "row" in (${sql.raw(sampled.join(','))})`.execute(database);
  const rare = grams.filter((gram) => rows.filter(({ text }) => text.includes(gram)).length <= COMMON_FROM);
  return rare.length > 0 ? rare : grams;
}

/** A term of one or two letters is looked for as the trigrams that begin with it. */
async function readLongerGrams(
  database: Database,
  { searchTable }: ReadIndex,
  term: string,
): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from ${sql.table(`${searchTable}_grams`)}
    where term >= ${term} and term <= ${`${term}\u{10ffff}`} limit ${MAX_GRAMS}`.execute(database);
  return rows.map((row) => row.term);
}

function match(index: ReadIndex, expression: string, areExact: boolean): Candidates {
  const search = sql.table(index.searchTable);
  const table = sql`${sql.table(index.table)} i`;
  const matches = sql`${search} match ${expression}`;
  // The order of a cross join is kept: the search comes first.
  const from = sql`${search} cross join ${table} on i."row" = ${search}.rowid`;
  return {
    from,
    fromKeys: (key) =>
      key?.column.indexes === 'whole'
        ? from
        : sql`${search} cross join ${table} indexed by ${toKeyIndex(index, key?.column)} on i."row" = ${search}.rowid`,
    where: matches,
    areExact,
    rows: sql`select rowid as "row" from ${search} where ${matches}`,
  };
}

const sqliteContains: SearchIndex['contains'] = (term) => sql<boolean>`instr(search_text, ${term}) > 0`;

/** Searches by the trigrams of FTS5. */
export const ftsSearch: SearchIndex = {
  async find(database, index, term) {
    const grams = getGrams(term);
    if (grams.length > 0) {
      const rare = await dropCommon(database, index, grams);
      return match(index, quote(rare, 'AND'), grams.length === 1 && [...term].length === GRAM_LENGTH);
    }
    const longer = await readLongerGrams(database, index, term);
    if (longer.length === 0) return undefined;
    return longer.length < MAX_GRAMS ? match(index, quote(longer, 'OR'), true) : scanAll(index);
  },
  contains: sqliteContains,
};

/** Looks at every row. */
export const sqliteScan: SearchIndex = { find: async (_, index) => scanAll(index), contains: sqliteContains };

/** Creates the table of trigrams and the triggers that keep it in step. */
export async function createFtsTables(database: Database, { table, searchTable }: ReadIndex): Promise<void> {
  const [rows, search] = [sql.table(table), sql.table(searchTable)];
  const remove = sql`insert into ${search} (${search}, rowid, text)
    values ('delete', old."row", old.search_text || ${PADDING})`;
  const add = sql`insert into ${search} (rowid, text) values (new."row", new.search_text || ${PADDING})`;
  const trigger = (name: string) => sql.ref(`${searchTable}_${name}`);
  const statements = [
    sql`create virtual table ${search} using fts5(text, content='', detail=none, columnsize=0,
      tokenize='trigram case_sensitive 1')`,
    sql`create virtual table ${sql.table(`${searchTable}_grams`)} using fts5vocab(${search}, 'row')`,
    sql`create trigger ${trigger('added')} after insert on ${rows} begin ${add}; end`,
    sql`create trigger ${trigger('changed')} after update of search_text on ${rows}
      when old.search_text <> new.search_text begin ${remove}; ${add}; end`,
    sql`create trigger ${trigger('removed')} after delete on ${rows} begin ${remove}; end`,
  ];
  for (const statement of statements) await statement.execute(database);
}
