import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { buildFrontEnd } from '../../scripts/buildFrontEnd.ts';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { assertFirefox } from '../../scripts/firefox.ts';
import { providePinnedBrowser } from '../../scripts/pinnedBrowser.ts';
import { type Product, runProduct } from './runProduct.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket endpoint of each browser. Decision 21 says which tests run in which. */
    browserEndpoints: { pinned: string; installed: string };
    sharedProduct: Pick<Product, 'address' | 'guest'>;
  }
}

/** Launches the pinned browser, unless BROWSER_PATH names another or it can't run here. */
async function launchPinned(): Promise<BrowserServer | undefined> {
  const options = process.env['BROWSER_PATH'] ? undefined : await providePinnedBrowser();
  return options && chromium.launchServer(options);
}

/** Returns what an administrator can change. */
function readStore(dataDir: string): string {
  const database = new DatabaseSync(path.join(dataDir, 'store.db'), { readOnly: true });
  const names = ['products', 'orders', 'invoices', 'list_views', 'default_views', 'store_details'];
  const tables = names.map((name) => database.prepare(`select * from ${name}`).all());
  database.close();
  return JSON.stringify(tables);
}

/** Starts the product that files share, and returns a function that ends it. That function throws if a test has changed the store. */
async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'counter-e2e-shared-'));
  const { address, guest, kill } = await runProduct(dataDir);
  project.provide('sharedProduct', { address, guest });
  const before = readStore(dataDir);
  return async () => {
    const isSame = readStore(dataDir) === before;
    await kill();
    rmSync(dataDir, { recursive: true, force: true });
    if (!isSame) throw new Error('A test has changed the store of the shared product: start its own.');
  };
}

/** Launches one process of each Chromium for all tests. Each test file launches its own Firefox. */
async function shareBrowsers(project: TestProject): Promise<() => Promise<void>> {
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

export async function setup(project: TestProject) {
  // Otherwise each test file would build it at the same time, when it starts the product.
  if (!buildFrontEnd()) throw new Error('The front end could not be built.');
  if (project.name === 'firefox') assertFirefox();
  const closeBrowsers = project.name === 'firefox' ? undefined : await shareBrowsers(project);
  const endProduct = await shareProduct(project);
  return async () => {
    await closeBrowsers?.();
    await endProduct();
  };
}
