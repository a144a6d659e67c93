// Debian's packages, for what the tests need and the machine lacks. Only as root: a run asks nobody for a password.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MINUTES = 5;

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A network that lets nothing through would be waited for again and again.
  const patience = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];
  const options = { stdio: /** @type {const} */ ('inherit'), env, timeout: MINUTES * 60_000 };
  return spawnSync('apt-get', [...patience, '-qq', ...args], options).status === 0;
}

/** @param {string} name @returns {boolean} whether it is installed now */
export function aptInstall(name) {
  const works = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!works) return false;
  apt('update');
  return apt('install', '-y', '--no-install-recommends', name);
}
