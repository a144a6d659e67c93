// Runs before `npm start` and `npm test`, on whatever Node the machine has: nothing is installed yet.
// Installs the packages (the project's own Node among them) when the lock has changed, with --browser finds a Chromium
// or Chrome for the tests or installs one, and with --postgres does the same for PostgreSQL, where that is possible.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { aptInstall } from './apt.mjs';
import { cacheFile } from './browser.mjs';
import { postgresForTests } from './postgres.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const say = (text) => console.log(`[setup] ${text}`);

function fail(text) {
  console.error(`[setup] ${text}`);
  process.exit(1);
}

function run(command, args, options = {}) {
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options }).status === 0;
}

function installPackages() {
  const stamp = at('node_modules', '.setup-stamp');
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing packages (first run, or package-lock.json has changed) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm ? run(process.execPath, [npm, ...args], { shell: false }) : run('npm', args);
  if (!done) fail('npm ci failed, see above; with the network back, run the same command again');
  writeFileSync(stamp, wanted);
}

/** Whether the project's own Node starts. */
const nodeRuns = () => run(at('node_modules', '.bin', 'node'), ['--version'], { stdio: 'ignore' });

/** It is linked to a library that small images of Linux leave out. */
function checkNode() {
  if (nodeRuns()) return;
  say('the project’s own Node does not start: installing libatomic1 …');
  if (!aptInstall('libatomic1') || !nodeRuns()) fail('Node does not start: install libatomic1, or its like');
}

/** @returns {string | undefined} what `--version` prints, where the file is a browser that runs */
function versionOf(path) {
  if (!path || !existsSync(path)) return undefined;
  if (process.platform === 'win32') return 'Chromium unknown';
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

const systemBrowsers = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

async function findBrowser() {
  const asked = process.env.BROWSER_PATH;
  if (asked && !versionOf(asked)) fail(`BROWSER_PATH=${asked} is no browser that runs here`);
  const { chromium } = await import(pathToFileURL(at('node_modules', 'playwright', 'index.mjs')).href);
  const candidates = asked
    ? [asked]
    : [chromium.executablePath(), ...(systemBrowsers[process.platform] ?? [])];
  const path = candidates.find((one) => versionOf(one));
  return path && { path, version: versionOf(path) };
}

function installBrowser() {
  say('no Chromium or Chrome found: installing one …');
  if (aptInstall('chromium')) return;
  run(process.execPath, [at('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
    shell: false,
  });
}

async function provideBrowser() {
  let browser = await findBrowser();
  if (!browser) {
    installBrowser();
    browser = await findBrowser();
  }
  if (!browser) fail('no browser for the tests: install Chromium or Chrome, or set BROWSER_PATH to one');
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(browser));
  say(`browser for the tests: ${browser.version} (${browser.path})`);
}

/** Debian starts a server with every installation, unless it is told not to; the tests start their own. */
const CLUSTERS = '/etc/postgresql-common/createcluster.d';

function providePostgres() {
  const isFree = process.env.DATABASE_URL_TEST === undefined && existsSync('/etc/debian_version');
  if (!isFree || postgresForTests().kind !== 'pglite' || process.getuid?.() !== 0) return;
  say('no PostgreSQL found: installing it …');
  mkdirSync(CLUSTERS, { recursive: true });
  writeFileSync(join(CLUSTERS, 'counter.conf'), 'create_main_cluster = false\n');
  if (!aptInstall('postgresql')) say('it could not be installed: the tests take PGlite instead');
}

installPackages();
checkNode();
if (process.argv.includes('--postgres')) providePostgres();
if (process.argv.includes('--browser')) await provideBrowser();
