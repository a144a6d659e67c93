// @ts-check
// Runs before the npm scripts, also in a fresh clone: plain JavaScript for the machine's Node, 20.19 or newer. Installs the
// packages, including the project's own Node, if package-lock.json has changed. On that Node, scripts/setup.ts then provides
// what the arguments name.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall } from './apt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const ownNode = join(root, 'node_modules', '.bin', 'node');

/** @param {string} text @returns {never} */
function fail(text) {
  console.error(`[setup] ${text}`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
const run = (command, args, options) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
    .status === 0;

/**
 * Reads the packages of a lockfile by path, such as 'node_modules/react'. The project itself, '', is left out.
 * @param {string} file
 * @returns {Map<string, { version: string, optional?: boolean }>}
 */
function readPackages(file) {
  const { '': _project, ...packages } = JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  return new Map(Object.entries(packages));
}

/** Returns true if node_modules is what `npm ci` would install. npm omits optional packages of other platforms. */
function isInstalled() {
  if (!existsSync(ownNode) || !existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  return (
    [...installed].every(([path, { version }]) => locked.get(path)?.version === version) &&
    [...locked].every(([path, { optional }]) => optional || installed.has(path))
  );
}

function installPackages() {
  console.log('[setup] installing packages (first run, or package-lock.json has changed) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund'];
  const done = npm ? run(process.execPath, [npm, ...args], { shell: false }) : run('npm', args);
  if (!done) fail('npm ci failed, see above; with the network back, run the same command again');
}

const canRunNode = () => run(ownNode, ['--version'], { stdio: 'ignore' });

if (!isInstalled()) installPackages();
// Minimal Linux images lack libatomic1, which Node needs.
if (!canRunNode() && !(aptInstall(['libatomic1']) && canRunNode()))
  fail('the project’s own Node does not start: install libatomic1');
const wanted = process.argv.slice(2);
if (wanted.length > 0 && !run(ownNode, ['scripts/setup.ts', ...wanted])) process.exit(1);
