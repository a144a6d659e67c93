import { expect, it, vi } from 'vitest';
import { assertChromium, findChromium } from '../../scripts/chromium.ts';

// Node stands in for a browser, because any program that prints a version is accepted.
it('prefers the requested browser', () => {
  vi.stubEnv('BROWSER_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

it('throws if the requested browser does not run', () => {
  vi.stubEnv('BROWSER_PATH', '/nowhere');
  expect(assertChromium).toThrow('BROWSER_PATH=/nowhere is not a browser that runs here');
});

it('names the command that installs a browser', () => {
  vi.stubEnv('BROWSER_PATH', undefined);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/nowhere');
  vi.spyOn(process, 'platform', 'get').mockReturnValue('aix');
  expect(assertChromium).toThrow('node scripts/setup.mjs --browser');
});
