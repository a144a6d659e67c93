import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browser } from '../../scripts/browser.mjs';
import { buildFrontEnd } from '../../scripts/build-front-end.mjs';
import { assertFirefox } from '../../scripts/firefox.mjs';
import { providePinnedBrowser } from '../../scripts/pinnedBrowser.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket endpoint of each browser. Decision 21 says which tests run in which. */
    browserEndpoints: { pinned: string; installed: string };
  }
}

/** Launches the pinned browser, unless BROWSER_PATH names another or it can't run here. */
async function launchPinned(): Promise<BrowserServer | undefined> {
  const options = process.env['BROWSER_PATH'] ? undefined : await providePinnedBrowser();
  return options && chromium.launchServer(options);
}

/** Launches one process of each Chromium for all tests. Each test file launches its own Firefox. */
export async function setup(project: TestProject) {
  // Otherwise each test file would build it at the same time, when it starts the product.
  if (!buildFrontEnd((line) => console.log(line))) throw new Error('The front end could not be built.');
  if (project.name === 'firefox') {
    assertFirefox();
    return undefined;
  }
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
