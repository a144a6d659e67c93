import { inject } from 'vitest';
import type { Engine } from '#server/store/sql/engine.ts';
import { sqlite } from '#server/store/sql/sqlite.ts';

/** An empty database of the engine that this run is about. */
export async function freshEngine(): Promise<Engine> {
  const provided = inject('postgres');
  if (!provided) return sqlite(':memory:');
  if (provided.kind === 'server') return (await import('../postgres/databases.ts')).clearDatabase();
  return (await import('../postgres/pglite.ts')).clearPglite();
}
