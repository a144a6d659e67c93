import { sql } from 'kysely';
import type { Database, List } from '../schema.ts';
import { transact } from '../transact.ts';
import { getEngine } from './engine.ts';
import { fillIndex, INDEX_VERSION } from './fillIndex.ts';
import type { ListIndex, ReadIndex } from './listIndex.ts';
import { orderIndex } from './orderIndex.ts';
import { createTrigramIndex, postgresScan, trigramSearch } from './postgresSearch.ts';
import { productIndex } from './productIndex.ts';
import type { SearchIndex } from './searchIndex.ts';
import { createFtsTables, ftsSearch, sqliteScan } from './sqliteSearch.ts';
import { waitForTurn } from './waitForTurn.ts';

export type OpenIndexes = {
  search: SearchIndex;
  /** Why every search looks at all rows; undefined where it does not. */
  searchFailure: unknown;
};

/** Called again and again while an index is filled: with how many of its list's rows are in it. */
export type OnIndexProgress = (list: List, done: number, total: number) => void;

const indexes = [productIndex, orderIndex];

async function hasTable(database: Database, name: string): Promise<boolean> {
  const found =
    getEngine(database) === 'postgres'
      ? await sql`select 1 where to_regclass(${name}) is not null`.execute(database)
      : await sql`select 1 from sqlite_schema where name = ${name}`.execute(database);
  return found.rows.length > 0;
}

async function createSearch(database: Database, index: ReadIndex): Promise<void> {
  const isPostgres = getEngine(database) === 'postgres';
  const name = isPostgres ? `${index.table}_search` : index.searchTable;
  if (await hasTable(database, name)) return;
  await transact(database, async (transaction) => {
    await waitForTurn(transaction, index.list);
    if (await hasTable(transaction, name)) return;
    if (isPostgres) {
      await sql`create extension if not exists pg_trgm`.execute(transaction);
      await createTrigramIndex(transaction, index);
    } else {
      await createFtsTables(transaction, index);
      // It has only what is written from now on.
      await transaction.deleteFrom('list_indexes').where('list', '=', index.list).execute();
    }
  });
}

/** Opens the search of this database. It does without an index where there can't be one. */
async function openSearch(database: Database): Promise<OpenIndexes> {
  const isPostgres = getEngine(database) === 'postgres';
  try {
    for (const index of indexes) await createSearch(database, index);
    return { search: isPostgres ? trigramSearch : ftsSearch, searchFailure: undefined };
  } catch (searchFailure) {
    return { search: isPostgres ? postgresScan : sqliteScan, searchFailure };
  }
}

const isCurrent = async (database: Database, { list }: ReadIndex) =>
  (await database.selectFrom('list_indexes').select('version').where('list', '=', list).executeTakeFirst())
    ?.version === INDEX_VERSION;

async function fillIfOutdated<Row>(
  database: Database,
  index: ListIndex<Row>,
  onProgress: OnIndexProgress,
): Promise<void> {
  if (await isCurrent(database, index)) return;
  await transact(database, async (transaction) => {
    await waitForTurn(transaction, index.list);
    if (await isCurrent(transaction, index)) return;
    await fillIndex(transaction, index, (done, total) => onProgress(index.list, done, total));
  });
}

/** Opens the indexes of the paged lists. Those that are not filled yet, or by other rules, are filled first. */
export async function openIndexes(
  database: Database,
  onProgress: OnIndexProgress = () => undefined,
): Promise<OpenIndexes> {
  const opened = await openSearch(database);
  await fillIfOutdated(database, productIndex, onProgress);
  await fillIfOutdated(database, orderIndex, onProgress);
  return opened;
}
