// PostgreSQL for the tests: the server in DATABASE_URL_TEST, or a temporary one started from Debian's or the
// PATH's binaries. Without either, tests use PGlite in memory.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * @returns {string | undefined} the folder with initdb and pg_ctl, preferring the newest version
 */
function binaries() {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/**
 * Returns the PostgreSQL to test with. `DATABASE_URL_TEST=memory:` forces PGlite.
 * @returns {{ kind: 'named', url: string } | { kind: 'binaries', folder: string } | { kind: 'pglite' }}
 */
export function postgresForTests() {
  const named = process.env.DATABASE_URL_TEST;
  if (named === 'memory:') return { kind: 'pglite' };
  if (named) return { kind: 'named', url: named };
  const folder = process.platform === 'win32' ? undefined : binaries();
  return folder ? { kind: 'binaries', folder } : { kind: 'pglite' };
}

const NOBODY_UID = 65_534;
// PostgreSQL refuses to run as root, so root runs it as nobody.
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};

/** @param {string} folder @param {string} name @param {string[]} args @param {string} cwd */
function run(folder, name, args, cwd) {
  // No pipes: the server would inherit them and keep them open.
  const { status, error } = spawnSync(join(folder, name), args, { cwd, stdio: 'ignore', ...asNobody });
  if (status !== 0) throw new Error(`${name} failed in ${cwd}: ${error?.message ?? `exit code ${status}`}`);
}

/**
 * Starts an empty temporary server. `isDurable` syncs writes to the disk, for tests that kill it.
 * @param {string} binariesFolder
 * @param {{ isDurable?: boolean }} [options]
 */
export function startPostgres(binariesFolder, { isDurable = false } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'counter-postgres-'));
  const data = join(home, 'data');
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(home, 'password'), password);
  if (asNobody.uid)
    for (const path of [home, join(home, 'password')]) chownSync(path, NOBODY_UID, NOBODY_UID);
  const initOptions = [
    '--username=counter',
    '--auth=password',
    '--pwfile=password',
    '--encoding=UTF8',
    '--no-sync',
  ];
  run(binariesFolder, 'initdb', ['-D', data, '--locale=C', ...initOptions], home);
  const durability = isDurable ? '' : '-c fsync=off -c full_page_writes=off -c synchronous_commit=off';
  // A socket in its own folder, because a free port may be taken by the time the server starts.
  const options = `-c listen_addresses= -p 5432 -k ${home} -c max_connections=300 ${durability}`;
  /** @param {string[]} args */
  const controlArgs = (...args) => ['-D', data, '-w', '-l', join(home, 'log'), ...args];
  const control = (/** @type {string[]} */ ...args) =>
    run(binariesFolder, 'pg_ctl', controlArgs(...args), home);
  const start = () => control('-o', options, 'start');
  start();
  return {
    url: `postgres://counter:${password}@localhost/postgres?host=${encodeURIComponent(home)}`,
    start,
    /**
     * @param {'fast' | 'immediate'} how `immediate` simulates a power failure
     */
    stop: (how) => control('-m', how, 'stop'),
    /** Asynchronous, because stopping can take half a minute and would make Vitest miss the end of its last worker. */
    async remove() {
      const spawned = { cwd: home, stdio: /** @type {const} */ ('ignore'), ...asNobody };
      const stopping = spawn(join(binariesFolder, 'pg_ctl'), controlArgs('-m', 'immediate', 'stop'), spawned);
      const [code] = await once(stopping, 'exit');
      if (code !== 0) throw new Error(`pg_ctl stop failed in ${home}: exit code ${code}`);
      await rm(home, { recursive: true, force: true });
    },
  };
}
