// PostgreSQL for the tests: the server in DATABASE_URL_TEST, or a temporary one started from Debian's or the
// PATH's binaries. Without either, tests use PGlite in memory.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Finds the folder with initdb and pg_ctl, preferring the newest version. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

type TestPostgres =
  | { kind: 'named'; url: string }
  | { kind: 'binaries'; folder: string }
  | { kind: 'pglite' };

/** Returns the PostgreSQL to test with. `DATABASE_URL_TEST=memory:` forces PGlite. */
export function postgresForTests(): TestPostgres {
  const named = process.env['DATABASE_URL_TEST'];
  if (named === 'memory:') return { kind: 'pglite' };
  if (named) return { kind: 'named', url: named };
  const folder = process.platform === 'win32' ? undefined : findBinaries();
  return folder ? { kind: 'binaries', folder } : { kind: 'pglite' };
}

/**
 * Installs PostgreSQL's programs without the server that Debian's package creates and starts with
 * `pg_createcluster`. During the installation a command of that name that does nothing comes first in dpkg's path.
 */
export function aptInstallPostgres(): boolean {
  const commands = mkdtempSync(join(tmpdir(), 'counter-apt-'));
  writeFileSync(join(commands, 'pg_createcluster'), '#!/bin/sh\n', { mode: 0o755 });
  const path = `${commands}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`;
  try {
    return aptInstall(['postgresql'], ['-o', `DPkg::Path=${path}`]);
  } finally {
    rmSync(commands, { recursive: true, force: true });
  }
}

const NOBODY_UID = 65_534;
// PostgreSQL refuses to run as root, so root runs it as nobody.
const isRoot = process.getuid?.() === 0;

/** Options of its programs. No pipes: the server would inherit them and keep them open. */
const getOptions = (cwd: string) => ({
  cwd,
  stdio: 'ignore' as const,
  ...(isRoot && { uid: NOBODY_UID, gid: NOBODY_UID }),
});

export type RunningPostgres = {
  url: string;
  start: () => void;
  /** `immediate` simulates a power failure. */
  stop: (how: 'fast' | 'immediate') => void;
  remove: () => Promise<void>;
};

/** Creates the folder of a server's data, and returns the URL's password. */
function createCluster(home: string, run: (name: string, args: string[]) => void): string {
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(home, 'password'), password);
  if (isRoot) for (const path of [home, join(home, 'password')]) chownSync(path, NOBODY_UID, NOBODY_UID);
  const access = ['--username=counter', '--auth=password', '--pwfile=password'];
  run('initdb', ['-D', 'data', '--locale=C', '--encoding=UTF8', '--no-sync', ...access]);
  return password;
}

/** Starts an empty temporary server. `isDurable` syncs writes to the disk, for tests that kill it. */
export function startPostgres(binaries: string, { isDurable = false } = {}): RunningPostgres {
  const home = mkdtempSync(join(tmpdir(), 'counter-postgres-'));
  const run = (name: string, args: string[]) => {
    const { status, error } = spawnSync(join(binaries, name), args, getOptions(home));
    if (status !== 0)
      throw new Error(`${name} failed in ${home}: ${error?.message ?? `exit code ${status}`}`);
  };
  const password = createCluster(home, run);
  const durability = isDurable ? '' : '-c fsync=off -c full_page_writes=off -c synchronous_commit=off';
  // A socket in its own folder, because a free port may be taken by the time the server starts.
  const options = `-c listen_addresses= -p 5432 -k ${home} -c max_connections=300 ${durability}`;
  const control = ['-D', 'data', '-w', '-l', 'log'];
  const start = () => run('pg_ctl', [...control, '-o', options, 'start']);
  start();
  return {
    url: `postgres://counter:${password}@localhost/postgres?host=${encodeURIComponent(home)}`,
    start,
    stop: (how) => run('pg_ctl', [...control, '-m', how, 'stop']),
    /** Asynchronous, because stopping can take half a minute and would make Vitest miss the end of its last worker. */
    async remove() {
      const stopping = spawn(
        join(binaries, 'pg_ctl'),
        [...control, '-m', 'immediate', 'stop'],
        getOptions(home),
      );
      const [code] = (await once(stopping, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`pg_ctl stop failed in ${home}: exit code ${code}`);
      await rm(home, { recursive: true, force: true });
    },
  };
}
