import { PGlite } from '@electric-sql/pglite';
import { type Dialect, PGliteDialect, type QueryCompiler } from 'kysely';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createPostgresCompiler } from '#server/db/postgres.ts';
import {
  buildClearStatement,
  type ReusableDatabase,
  TABLES,
  takeCleared,
  withLastingConnections,
} from './reusableDatabases.ts';

class TestDialect extends PGliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return createPostgresCompiler();
  }
}

/** Takes seconds, so databases are reused and all test files share one process. */
async function createPglite(): Promise<ReusableDatabase> {
  const pglite = await PGlite.create('memory://');
  const dialect = withLastingConnections(new TestDialect({ pglite }));
  await openDatabase(dialect);
  const { rows } = await pglite.query<{ tablename: string }>(TABLES);
  const clear = buildClearStatement(rows.map(({ tablename }) => tablename));
  return { dialect, clear: async () => void (await pglite.exec(clear)) };
}

/** Returns an in-memory database with all tables and no rows. */
export const takeClearedPglite = (): Promise<Dialect> => takeCleared(createPglite);
