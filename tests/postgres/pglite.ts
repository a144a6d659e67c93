import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, type QueryCompiler } from 'kysely';
import type { Engine } from '#server/store/sql/engine.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { postgresCompiler } from '#server/store/sql/postgres.ts';
import { clearing, type Kept, lasting, TABLES, takeClear } from './keptDatabases.ts';

class Dialect extends PGliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return postgresCompiler();
  }
}

/** Seconds each: a run has as many as its busiest test has servers, and its files share one process for that. */
async function newPglite(): Promise<Kept> {
  const pglite = await PGlite.create('memory://');
  const engine = lasting({ dialect: new Dialect({ pglite }), stamp: undefined });
  await openStore(engine);
  const { rows } = await pglite.query<{ tablename: string }>(TABLES);
  const clear = clearing(rows.map(({ tablename }) => tablename));
  return { engine, clear: async () => void (await pglite.exec(clear)) };
}

/** A database with all tables and no rows, in memory. */
export const clearPglite = (): Promise<Engine> => takeClear(newPglite);
