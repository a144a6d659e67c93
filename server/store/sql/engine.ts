import { PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

type Engine = 'sqlite' | 'postgres';

/** Also of a database whose tables are not there yet. */
export const getEngine = (database: Pick<Database, 'getExecutor'>): Engine =>
  database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
