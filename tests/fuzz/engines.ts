import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresForTests, startPostgres } from '../../scripts/postgres.ts';

export type Engine = { name: string; variables: Record<string, string>; remove(): Promise<void> };

const folder = () => mkdtempSync(join(tmpdir(), 'counter-fuzz-'));

function embedded(): Engine {
  const DATA_DIR = folder();
  const remove = () => rm(DATA_DIR, { recursive: true, force: true });
  return { name: 'SQLite', variables: { DATA_DIR }, remove };
}

async function postgres(): Promise<Engine | undefined> {
  const found = postgresForTests();
  if (found.kind === 'pglite') return undefined;
  const started = found.kind === 'binaries' ? startPostgres(found.folder) : undefined;
  const DATA_DIR = folder();
  const DATABASE_URL = started?.url ?? (found.kind === 'named' ? found.url : '');
  const remove = async () => {
    await started?.remove();
    await rm(DATA_DIR, { recursive: true, force: true });
  };
  return { name: 'PostgreSQL', variables: { DATA_DIR, DATABASE_URL }, remove };
}

/** PGlite is left out, because the server process needs a PostgreSQL to connect to. */
export const engines: (() => Promise<Engine | undefined>)[] = [async () => embedded(), postgres];
