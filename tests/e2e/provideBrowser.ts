import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browser } from '../../scripts/browser.mjs';
import { providePinnedBrowser } from '../../scripts/pinnedBrowser.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each browser is reached: decision 21 says which journeys run in which. */
    browserEndpoints: { pinned: string; installed: string };
  }
}

/** The pinned browser, which takes half as long for a page, unless the environment names another or it can't run. */
async function launchPinned(): Promise<BrowserServer | undefined> {
  const options = process.env['BROWSER_PATH'] ? undefined : await providePinnedBrowser();
  return options && chromium.launchServer(options);
}

/** One process of each browser for all journeys: each page has a context of its own anyway. */
export async function setup(project: TestProject) {
  browser.assertFound();
  const installed = await chromium.launchServer(browser.launchOptions());
  const pinned = await launchPinned();
  project.provide('browserEndpoints', {
    pinned: (pinned ?? installed).wsEndpoint(),
    installed: installed.wsEndpoint(),
  });
  return async () => {
    await installed.close();
    await pinned?.close();
  };
}
