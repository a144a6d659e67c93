import type { Dialect } from 'kysely';

/** A database with all tables that tests reuse, because creating one is slow. */
export type ReusableDatabase = { dialect: Dialect; clear(): Promise<void> };

const free: ReusableDatabase[] = [];
const inUse: ReusableDatabase[] = [];
/** Databases taken outside a test, for all tests of the file. */
let before = 0;

async function makeCleared(make: () => Promise<ReusableDatabase>): Promise<ReusableDatabase> {
  const database = await make();
  await database.clear();
  return database;
}

/** Takes an unused database with all tables and no rows, or creates one. */
export async function takeCleared(make: () => Promise<ReusableDatabase>): Promise<Dialect> {
  const database = free.pop() ?? (await makeCleared(make));
  inUse.push(database);
  return database.dialect;
}

async function release(over: readonly ReusableDatabase[]): Promise<void> {
  await Promise.all(over.map((database) => database.clear()));
  free.push(...over);
}

/** Called by `eachTest.ts` around each test and after each file. */
export const testDatabases = {
  begin: () => void (before = inUse.length),
  end: () => release(inUse.splice(before)),
  endOfFile: () => release(inUse.splice(0)),
};

/**
 * Selects the tables to clear. Counters of list tables keep counting, and lists that are up to date aren't rebuilt, which
 * takes most of the time of opening a store.
 */
export const TABLES =
  "select tablename from pg_tables where schemaname = 'public' " +
  "and tablename not like 'kysely%' and tablename not in ('list_versions', 'list_indexes')";

/** Deletes all rows, which is faster than TRUNCATE for few rows. */
export const buildClearStatement = (tables: readonly string[]): string =>
  tables.map((table) => `delete from ${table}`).join('; ');

const bindMethods = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => dialect.createDriver(),
  createIntrospector: (database) => dialect.createIntrospector(database),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});

/** Keeps connections open for the next test when a store is closed. */
export function withLastingConnections(dialect: Dialect): Dialect {
  const createDriver = () => Object.assign(dialect.createDriver(), { destroy: async () => undefined });
  return { ...bindMethods(dialect), createDriver };
}
