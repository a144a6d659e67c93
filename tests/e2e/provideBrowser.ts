import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browser } from '../../scripts/browser.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    browserEndpoint: string;
  }
}

/** Chromium heeds the last flag of this name, which is ours: what Playwright turns off has to be in it. */
function assertNoFeatureMissing(server: BrowserServer): void {
  const flag = '--disable-features=';
  const lists = server
    .process()
    .spawnargs.filter((arg) => arg.startsWith(flag))
    .map((arg) => arg.slice(flag.length).split(','));
  const missing = lists.flat().filter((name) => !lists.at(-1)?.includes(name));
  if (missing.length > 0)
    throw new Error(`Playwright also turns off ${missing.join()}: name it in scripts/browser.mjs`);
}

/** One browser process for all journeys: each page has a context of its own anyway. */
export async function setup(project: TestProject) {
  browser.assertFound();
  const server = await chromium.launchServer(browser.launchOptions());
  assertNoFeatureMissing(server);
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
