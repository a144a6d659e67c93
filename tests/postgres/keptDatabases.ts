import type { Dialect } from 'kysely';
import type { Engine } from '#server/store/sql/engine.ts';

/** A database with all tables, used again test after test: making one is most of what a test would cost. */
export type Kept = { engine: Engine; clear(): Promise<void> };

const free: Kept[] = [];
const inUse: Kept[] = [];
/** Taken before any test began: for all tests of the file. */
let before = 0;

/** One with all tables and no rows. */
export async function takeClear(make: () => Promise<Kept>): Promise<Engine> {
  const kept = free.pop() ?? (await make());
  inUse.push(kept);
  return kept.engine;
}

async function giveBack(over: readonly Kept[]): Promise<void> {
  await Promise.all(over.map((kept) => kept.clear()));
  free.push(...over);
}

/** Called around each test, and after each file, by `eachTest.ts`. */
export const databasesOfTest = {
  begin: () => void (before = inUse.length),
  end: () => giveBack(inUse.splice(before)),
  endOfFile: () => giveBack(inUse.splice(0)),
};

/** What empties all tables whose names are given; the counters of prepared lists go on counting. */
export const TABLES =
  "select tablename from pg_tables where schemaname = 'public' " +
  "and tablename not like 'kysely%' and tablename <> 'list_versions'";

/** Quicker than truncate for so few rows; what refers to them goes with them. */
export const clearing = (tables: readonly string[]): string =>
  tables.map((table) => `delete from ${table}`).join('; ');

const bound = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => dialect.createDriver(),
  createIntrospector: (database) => dialect.createIntrospector(database),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});

/** Closing a store leaves the connections to the next test. */
export function lasting({ dialect }: Engine): Engine {
  const createDriver = () => Object.assign(dialect.createDriver(), { destroy: async () => undefined });
  return { dialect: { ...bound(dialect), createDriver }, stamp: undefined };
}
