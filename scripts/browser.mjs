// The browser that runs the stories, the pictures and the journeys. Found by scripts/setup.mjs, kept in the cache.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const cacheFile = fileURLToPath(new URL('../node_modules/.cache/browser.json', import.meta.url));

/** @returns {{ path: string, version: string } | undefined} undefined before the first `npm test` */
function found() {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return undefined;
  }
}

const flags = [
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
  found,
  /** What Playwright needs to start it. */
  launchOptions() {
    const executablePath = found()?.path;
    return executablePath ? { executablePath, args: flags } : { args: flags };
  },
  /** Platform and browser major, such as 'linux-x64 chromium 156': pictures are comparable only within one. */
  platform: () =>
    `${process.platform}-${process.arch} chromium ${found()?.version.match(/\d+/)?.[0] ?? 'unknown'}`,
};
