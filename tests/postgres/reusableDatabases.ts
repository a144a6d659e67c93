import type { Dialect } from 'kysely';

/** A database with all tables, used again test after test: creating one is most of what a test would cost. */
export type ReusableDatabase = { dialect: Dialect; clear(): Promise<void> };

const free: ReusableDatabase[] = [];
const inUse: ReusableDatabase[] = [];
/** Taken before any test began: for all tests of the file. */
let before = 0;

/** Takes a free database with all tables and no rows, or creates one. */
export async function takeCleared(make: () => Promise<ReusableDatabase>): Promise<Dialect> {
  const database = free.pop() ?? (await make());
  inUse.push(database);
  return database.dialect;
}

async function giveBack(over: readonly ReusableDatabase[]): Promise<void> {
  await Promise.all(over.map((database) => database.clear()));
  free.push(...over);
}

/** Called around each test, and after each file, by `eachTest.ts`. */
export const testDatabases = {
  begin: () => void (before = inUse.length),
  end: () => giveBack(inUse.splice(before)),
  endOfFile: () => giveBack(inUse.splice(0)),
};

/** What empties all tables whose names are given; the counters of prepared lists go on counting. */
export const TABLES =
  "select tablename from pg_tables where schemaname = 'public' " +
  "and tablename not like 'kysely%' and tablename <> 'list_versions'";

/** Quicker than truncate for so few rows; what refers to them goes with them. */
export const buildClearStatement = (tables: readonly string[]): string =>
  tables.map((table) => `delete from ${table}`).join('; ');

const bindMethods = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => dialect.createDriver(),
  createIntrospector: (database) => dialect.createIntrospector(database),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});

/** Closing a store leaves the connections to the next test. */
export function withLastingConnections(dialect: Dialect): Dialect {
  const createDriver = () => Object.assign(dialect.createDriver(), { destroy: async () => undefined });
  return { ...bindMethods(dialect), createDriver };
}
