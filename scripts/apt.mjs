// @ts-check
// Installs Debian packages. Only as root, so that a run never asks for a password. Plain JavaScript: see setup.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Don't wait long for a blocked network.
const OPTIONS = ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', [...OPTIONS, ...args], { stdio: 'inherit', env, timeout: 300_000 }).status === 0
  );
}

/** Returns true on Debian as root. */
export const canAptInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Returns whether the packages are installed now.
 * @param {string[]} names
 * @param {string[]} options of apt-get
 */
export function aptInstall(names, options = []) {
  if (!canAptInstall()) return false;
  console.log(`[setup] installing Debian’s ${names.join(', ')} with apt-get …`);
  apt('update');
  return apt(...options, 'install', '-y', '--no-install-recommends', ...names);
}
