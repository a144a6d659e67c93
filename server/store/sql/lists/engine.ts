import { PostgresAdapter } from 'kysely';
import type { Database } from '../schema.ts';
import type { Engine } from './listOrder.ts';

export const getEngine = (database: Database): Engine =>
  database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
