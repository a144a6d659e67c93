import type { Dialect } from 'kysely';
import { inject } from 'vitest';
import { createSqliteDialect } from '#server/db/sqlite.ts';

export const isPostgres = inject('postgres') !== undefined;

/** Returns an empty database of the tested engine. */
export async function takeEmptyDatabase(): Promise<Dialect> {
  const provided = inject('postgres');
  if (!provided) return createSqliteDialect(':memory:');
  if (provided.kind === 'server') return (await import('../../postgres/databases.ts')).takeClearedDatabase();
  return (await import('../../postgres/pglite.ts')).takeClearedPglite();
}
