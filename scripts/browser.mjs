// The machine's browser: for the bench, for what depends on a browser's newest behaviour, and for everything where the pinned one
// (pinnedBrowser.mjs) can't run. Found when it is first needed, kept in a cache.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ path: string, version: string }} FoundBrowser */

const cacheFile = fileURLToPath(new URL('../node_modules/.cache/browser.json', import.meta.url));
// Loaded late: scripts/setup.mjs imports this file before there are any packages.
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

/** @param {string} path @returns {string | undefined} what `--version` prints, where the file is a browser that runs */
function readVersion(path) {
  if (!existsSync(path)) return undefined;
  if (process.platform === 'win32') return 'Chromium unknown';
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

/**
 * Looks for BROWSER_PATH, or for Playwright's own Chromium and then for those of the system.
 * @returns {FoundBrowser | undefined}
 */
function find() {
  const asked = process.env.BROWSER_PATH;
  const candidates = asked
    ? [asked]
    : [require('playwright').chromium.executablePath(), ...(systemBrowsers[process.platform] ?? [])];
  for (const path of candidates) {
    const version = readVersion(path);
    if (version) return { path, version };
  }
  if (asked) throw new Error(`BROWSER_PATH=${asked} is no browser that runs here`);
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

/** @returns {FoundBrowser | undefined} the cached one, where it is still there and no other one is asked for */
function readCache() {
  try {
    /** @type {FoundBrowser} */
    const cached = JSON.parse(readFileSync(cacheFile, 'utf8'));
    const asked = process.env.BROWSER_PATH;
    return existsSync(cached.path) && (!asked || asked === cached.path) ? cached : undefined;
  } catch {
    return undefined;
  }
}

const get = () => readCache() ?? findAndCache();

/** For every Chromium that the tests start. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same pixels on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A corner drawn into an old tile is not, to the last bit, the corner drawn anew.
  '--disable-partial-raster',
];

export const browser = {
  /** Looks again, whatever the cache says: a browser has another version after an update. */
  refresh: findAndCache,
  /** Says what to run where there is none. Playwright would name a command that this project doesn't need. */
  assertFound() {
    if (!get()) {
      throw new Error(
        'No Chromium or Chrome found: `node scripts/setup.mjs --browser` installs one, or set BROWSER_PATH.',
      );
    }
  },
  /** What Playwright needs to start it. */
  launchOptions() {
    const executablePath = get()?.path;
    return executablePath ? { executablePath, args: flags } : { args: flags };
  },
};
