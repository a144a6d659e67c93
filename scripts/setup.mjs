// Runs before `npm start` and `npm test` on any version of Node, before packages are installed. Installs the
// packages, including the project's own Node, if package-lock.json has changed. --browser also finds or installs
// Chromium, --stories does so only if the pinned browser can't run, --firefox and --webkit install these from Debian's
// packages, and --postgres finds or installs PostgreSQL.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, aptInstallPostgres, canAptInstall } from './apt.mjs';
import { browser } from './browser.mjs';
import { assertFirefox } from './firefox.mjs';
import { hasLockedPackages } from './installedPackages.mjs';
import { providePinnedBrowser } from './pinnedBrowser.mjs';
import { postgresForTests } from './postgres.mjs';
import { assertWebKit } from './webkitDriver.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const report = (text) => console.log(`[setup] ${text}`);

function fail(text) {
  console.error(`[setup] ${text}`);
  process.exit(1);
}

function run(command, args, options = {}) {
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options }).status === 0;
}

function installPackages() {
  if (hasLockedPackages(root)) return;
  report('installing packages (first run, or package-lock.json has changed) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund'];
  const done = npm ? run(process.execPath, [npm, ...args], { shell: false }) : run('npm', args);
  if (!done) fail('npm ci failed, see above; with the network back, run the same command again');
}

/** Returns true if the project's own Node starts. */
const nodeRuns = () => run(at('node_modules', '.bin', 'node'), ['--version'], { stdio: 'ignore' });

/** Installs libatomic1, which Node needs and minimal Linux images lack. */
function checkNode() {
  if (nodeRuns()) return;
  report('the project’s own Node does not start: libatomic1 seems to be missing.');
  if (canAptInstall()) report('Installing Debian’s package libatomic1 with apt-get …');
  if (!aptInstall('libatomic1') || !nodeRuns()) fail('Node does not start: install libatomic1');
}

function installBrowser() {
  report('no Chromium or Chrome found: stories and e2e tests need one.');
  if (canAptInstall()) report('Installing Debian’s package chromium with apt-get …');
  if (aptInstall('chromium')) return;
  report('Downloading Playwright’s Chromium into its cache …');
  run(process.execPath, [at('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
    shell: false,
  });
}

/** Exits if BROWSER_PATH is not a browser. */
function refreshBrowser() {
  try {
    return browser.refresh();
  } catch (error) {
    return fail(error.message);
  }
}

function provideBrowser() {
  let found = refreshBrowser();
  if (!found) {
    installBrowser();
    found = refreshBrowser();
  }
  if (!found) fail('no browser for the tests: install Chromium or Chrome, or set BROWSER_PATH to one');
  report(`browser for the tests: ${found.version} (${found.path})`);
}

/** Uses the pinned browser, or the machine's if that can't run. */
async function provideStoryBrowser() {
  if (!(await providePinnedBrowser())) return provideBrowser();
  report('browser for the stories: pinned by package-lock.json');
}

/**
 * Installs Debian packages if the program that they contain is missing.
 * @param {() => void} assertFound throws if it is missing
 * @param {string[]} packages
 */
function provideEngine(assertFound, packages) {
  try {
    assertFound();
    return;
  } catch {
    if (canAptInstall()) report(`Installing Debian’s packages ${packages.join(', ')} with apt-get …`);
    packages.forEach((name) => aptInstall(name));
  }
  try {
    assertFound();
  } catch (error) {
    fail(error.message);
  }
}

function providePostgres() {
  const isFree = process.env.DATABASE_URL_TEST === undefined && existsSync('/etc/debian_version');
  if (!isFree || postgresForTests().kind !== 'pglite' || !canAptInstall()) return;
  report('no PostgreSQL found: the tests run the server on it too.');
  report('Installing Debian’s package postgresql with apt-get, without a server …');
  report('Set DATABASE_URL_TEST=memory: to use PGlite in memory instead.');
  if (!aptInstallPostgres()) report('could not install it: the tests use PGlite instead');
}

installPackages();
checkNode();
if (process.argv.includes('--postgres')) providePostgres();
if (process.argv.includes('--browser')) provideBrowser();
if (process.argv.includes('--stories')) await provideStoryBrowser();
if (process.argv.includes('--firefox')) provideEngine(assertFirefox, ['firefox-esr']);
if (process.argv.includes('--webkit')) provideEngine(assertWebKit, ['webkit2gtk-driver', 'xvfb']);
