// Installs Debian packages that the tests need. Only as root, so that a run never asks for a password.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIMEOUT_MS = 5 * 60_000;
// Don't wait long for a blocked network.
const TIMEOUT_OPTIONS = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: /** @type {const} */ ('inherit'), env, timeout: TIMEOUT_MS };
  return spawnSync('apt-get', [...TIMEOUT_OPTIONS, '-qq', ...args], options).status === 0;
}

/** Returns true on Debian as root. */
export const canAptInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @param {string} name
 * @param {string[]} [options] for apt-get
 * @returns {boolean} whether the package is installed now
 */
export function aptInstall(name, options = []) {
  if (!canAptInstall()) return false;
  apt('update');
  return apt(...options, 'install', '-y', '--no-install-recommends', name);
}

/**
 * Installs PostgreSQL's programs without the server that Debian's package creates and starts with
 * `pg_createcluster`. During the installation a command of that name that does nothing comes first in dpkg's path.
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
