import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';

type Browser = (typeof import('../../scripts/browser.mjs'))['browser'];

/** Loads the script in a fresh clone in which Playwright's browser has this path. */
async function loadInClone(executablePath: string): Promise<{ browser: Browser; cacheFile: string }> {
  const clone = createTemporaryFolder();
  const playwright = join(clone, 'node_modules', 'playwright');
  for (const folder of [join(clone, 'scripts'), playwright]) mkdirSync(folder, { recursive: true });
  const answer = JSON.stringify(executablePath);
  writeFileSync(join(playwright, 'index.js'), `exports.chromium = { executablePath: () => ${answer} };`);
  const script = join(clone, 'scripts', 'browser.mjs');
  copyFileSync('scripts/browser.mjs', script);
  const { browser } = await import(pathToFileURL(script).href);
  return { browser, cacheFile: join(clone, 'node_modules', '.cache', 'browser.json') };
}

afterEach(() => void vi.unstubAllEnvs());

// Node stands in for a browser, because any program that prints a version is accepted.
it('finds a browser on first use without a setup', async () => {
  vi.stubEnv('BROWSER_PATH', undefined);
  const { browser, cacheFile } = await loadInClone(process.execPath);
  expect(browser.launchOptions()).toMatchObject({ executablePath: process.execPath });
  expect(existsSync(cacheFile)).toBe(true);
  expect(() => browser.assertFound()).not.toThrow();
});

it('prefers the requested browser over the cached one', async () => {
  vi.stubEnv('BROWSER_PATH', process.execPath);
  const { browser, cacheFile } = await loadInClone('/nowhere');
  mkdirSync(join(cacheFile, '..'));
  writeFileSync(cacheFile, JSON.stringify({ path: '/bin/sh', version: 'Chromium 1' }));
  expect(browser.launchOptions()).toMatchObject({ executablePath: process.execPath });
});

it('throws if the requested browser does not run', async () => {
  vi.stubEnv('BROWSER_PATH', '/nowhere');
  const { browser } = await loadInClone(process.execPath);
  expect(() => browser.assertFound()).toThrow('BROWSER_PATH=/nowhere is not a browser that runs here');
});
