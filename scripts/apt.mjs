// Debian's packages, for what the tests need and the machine lacks. Only as root: a run asks nobody for a password.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIMEOUT_MS = 5 * 60_000;
// A network that lets nothing through would be waited for again and again.
const TIMEOUT_OPTIONS = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: /** @type {const} */ ('inherit'), env, timeout: TIMEOUT_MS };
  return spawnSync('apt-get', [...TIMEOUT_OPTIONS, '-qq', ...args], options).status === 0;
}

/** Tells whether `aptInstall` can do anything here. */
export const canAptInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @param {string} name
 * @param {string[]} [options] of apt-get, for this installation only
 * @returns {boolean} whether it is installed now
 */
export function aptInstall(name, options = []) {
  if (!canAptInstall()) return false;
  apt('update');
  return apt(...options, 'install', '-y', '--no-install-recommends', name);
}

/**
 * Installs PostgreSQL's programs alone. Debian's package also sets up a server below /etc and starts it, by the command
 * pg_createcluster. A file below /etc could forbid that, but it would stay: instead, for as long as the installation
 * takes, dpkg finds a command of that name which does nothing.
 */
export function aptInstallPostgres() {
  const commands = mkdtempSync(join(tmpdir(), 'counter-apt-'));
  writeFileSync(join(commands, 'pg_createcluster'), '#!/bin/sh\n', { mode: 0o755 });
  const path = `${commands}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`;
  try {
    return aptInstall('postgresql', ['-o', `DPkg::Path=${path}`]);
  } finally {
    rmSync(commands, { recursive: true, force: true });
  }
}
