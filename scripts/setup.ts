// Provides what tests need: --postgres, --browser, --stories, --firefox, --webkit. Finds it on this machine, otherwise installs
// it. scripts/setup.mjs has already installed the packages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertWebKit } from '../tests/webkit/driver.ts';
import { aptInstall, canAptInstall } from './apt.mjs';
import { assertChromium, findChromium } from './chromium.ts';
import { assertFirefox } from './firefox.ts';
import { providePinnedBrowser } from './pinnedBrowser.ts';
import { aptInstallPostgres, postgresForTests } from './postgres.ts';

const report = (text: string) => console.log(`[setup] ${text}`);

function providePostgres(): void {
  const isFree = process.env['DATABASE_URL_TEST'] === undefined;
  if (!isFree || postgresForTests().kind !== 'pglite' || !canAptInstall()) return;
  report(
    'no PostgreSQL found, which the tests run the server on too. DATABASE_URL_TEST=memory: uses PGlite instead',
  );
  if (!aptInstallPostgres()) report('could not install it: the tests use PGlite instead');
}

/** Runs `install` if something is missing, and throws if it is missing still. */
function provide(assertFound: () => unknown, install: () => unknown): void {
  try {
    assertFound();
  } catch {
    install();
    assertFound();
  }
}

function downloadChromium(): void {
  report('downloading Playwright’s Chromium into its cache …');
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

function provideBrowser(): void {
  const isRequested = process.env['BROWSER_PATH'] !== undefined;
  provide(assertChromium, () => isRequested || aptInstall(['chromium']) || downloadChromium());
  report(`browser for the tests: ${findChromium()}`);
}

/** Uses the pinned browser, or the machine's if that can't run. */
async function provideStoryBrowser(): Promise<void> {
  if (!(await providePinnedBrowser())) return provideBrowser();
  report('browser for the stories: pinned by package-lock.json');
}

const flag = { type: 'boolean' } as const;
const { values: wants } = parseArgs({
  options: { postgres: flag, browser: flag, stories: flag, firefox: flag, webkit: flag },
});
try {
  if (wants.postgres) providePostgres();
  if (wants.browser) provideBrowser();
  if (wants.stories) await provideStoryBrowser();
  if (wants.firefox) provide(assertFirefox, () => aptInstall(['firefox-esr']));
  if (wants.webkit) provide(assertWebKit, () => aptInstall(['webkit2gtk-driver', 'xvfb']));
} catch (error) {
  console.error(`[setup] ${(error as Error).message}`);
  process.exitCode = 1;
}
