import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { buildFrontEnd } from '../../scripts/buildFrontEnd.ts';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { assertFirefox } from '../../scripts/firefox.ts';
import { providePinnedBrowser } from '../../scripts/pinnedBrowser.ts';

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
  if (!buildFrontEnd()) throw new Error('The front end could not be built.');
  if (project.name === 'firefox') {
    assertFirefox();
    return undefined;
  }
  const installed = await chromium.launchServer(chromiumLaunchOptions());
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
