// The machine's Chromium or Chrome: for benchmarks, for journeys, and for stories if the pinned browser can't run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
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

/** Playwright's Chromium may be downloaded without the libraries that it needs. On Windows, `--version` opens a window. */
const canRun = (path: string) =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

/** Returns the path of BROWSER_PATH, else of Playwright's Chromium or the system's. */
export function findChromium(): string | undefined {
  const requested = process.env['BROWSER_PATH'];
  const paths = requested ? [requested] : [chromium.executablePath(), ...(INSTALLED[process.platform] ?? [])];
  return paths.find(canRun);
}

/** Returns the path of the browser. Throws with what to do; Playwright's own error names a command that isn't ours. */
export function assertChromium(): string {
  const path = findChromium();
  if (path) return path;
  const requested = process.env['BROWSER_PATH'];
  throw new Error(
    requested
      ? `BROWSER_PATH=${requested} is not a browser that runs here`
      : 'No Chromium or Chrome found: `node scripts/setup.mjs --browser` installs one, or set BROWSER_PATH.',
  );
}

/** Launch options for Playwright. */
export const chromiumLaunchOptions = () => ({ executablePath: assertChromium(), args: flags });
