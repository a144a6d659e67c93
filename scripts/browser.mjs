// Finds the machine's Chromium or Chrome and caches its path. It is used for benchmarks and e2e tests, and for
// stories if the pinned browser (pinnedBrowser.mjs) can't run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ path: string, version: string }} FoundBrowser */

const cacheFile = fileURLToPath(new URL('../node_modules/.cache/browser.json', import.meta.url));
// Required lazily, because scripts/setup.mjs imports this file before any package is installed.
const require = createRequire(import.meta.url);

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

/**
 * @param {string} path
 * @returns {string | undefined} the output of `--version`, if the file is a working browser
 */
function readVersion(path) {
  if (!existsSync(path)) return undefined;
  if (process.platform === 'win32') return 'Chromium unknown';
  const result = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/**
 * Looks for BROWSER_PATH, else for Playwright's Chromium and the system's browsers.
 * @returns {FoundBrowser | undefined}
 */
function find() {
  const requested = process.env.BROWSER_PATH;
  const candidates = requested
    ? [requested]
    : [require('playwright').chromium.executablePath(), ...(systemBrowsers[process.platform] ?? [])];
  for (const path of candidates) {
    const version = readVersion(path);
    if (version) return { path, version };
  }
  if (requested) throw new Error(`BROWSER_PATH=${requested} is not a browser that runs here`);
  return undefined;
}

/** @returns {FoundBrowser | undefined} */
function findAndCache() {
  const browser = find();
  if (!browser) return undefined;
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(browser));
  return browser;
}

/**
 * @returns {FoundBrowser | undefined} the cached browser, if it still exists and matches BROWSER_PATH
 */
function readCache() {
  try {
    /** @type {FoundBrowser} */
    const cached = JSON.parse(readFileSync(cacheFile, 'utf8'));
    const requested = process.env.BROWSER_PATH;
    return existsSync(cached.path) && (!requested || requested === cached.path) ? cached : undefined;
  } catch {
    return undefined;
  }
}

const get = () => readCache() ?? findAndCache();

/** Command line arguments for every Chromium of the tests. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Render the same pixels on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Partial raster draws rounded corners slightly differently.
  '--disable-partial-raster',
];

export const browser = {
  /** Ignores the cache, because the browser may have been updated. */
  refresh: findAndCache,
  /** Throws with the command that installs a browser. Playwright's own error names another one. */
  assertFound() {
    if (!get()) {
      throw new Error(
        'No Chromium or Chrome found: `node scripts/setup.mjs --browser` installs one, or set BROWSER_PATH.',
      );
    }
  },
  /** Launch options for Playwright. */
  launchOptions() {
    const executablePath = get()?.path;
    return executablePath ? { executablePath, args: flags } : { args: flags };
  },
};
