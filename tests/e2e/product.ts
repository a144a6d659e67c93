import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { watchNetwork } from './quietNetwork.ts';
import { isInterruptedFont, openBrowser, prepareContext, toContextOptions } from './engine.ts';
import { recordPageDiagnostics } from './pageDiagnostics.ts';
import { type Product, runProduct } from './runProduct.ts';

export type { Product } from './runProduct.ts';

/** The products that run in a data folder of the current file. */
const running = new Map<string, Product[]>();

/** Creates a temporary data folder. After the tests of the file, its products are killed and it is deleted. */
export function createDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-e2e-'));
  running.set(folder, []);
  afterAll(async () => {
    for (const product of running.get(folder) ?? []) await product.kill();
    running.delete(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Starts the product like `npm start` and waits until it has printed its address and guest login. */
export async function startProduct(dataDir: string, environment?: Record<string, string>): Promise<Product> {
  const product = await runProduct(dataDir, environment);
  running.get(dataDir)?.push(product);
  return product;
}

/** Returns the product that files share, for tests that change nothing in its store. */
export const getSharedProduct = () => inject('sharedProduct');

type BrowserOptions = {
  /** Console errors that the test expects, such as failed requests. */
  expectedErrors?: RegExp;
  /** `installed` for recent browser features, such as requesting a failed script again. */
  kind?: 'pinned' | 'installed';
};

/** Opens pages in a real browser. A test fails if a page logs a console error that `expectedErrors` does not match. */
export function launchBrowser({ expectedErrors = /^$/, kind = 'pinned' }: BrowserOptions = {}) {
  let browser: Browser;
  const contexts = new Set<BrowserContext>();
  const diagnostics = new Set<() => Promise<string>>();
  const consoleErrors: string[] = [];
  const expectNoErrors = (expected: RegExp) =>
    expect(consoleErrors.splice(0).filter((one) => !expected.test(one) && !isInterruptedFont(one))).toEqual(
      [],
    );

  beforeAll(async () => {
    browser = await openBrowser(kind);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const describe of diagnostics)
        process.stderr.write(`\n${task.name}, a page\n${await describe()}\n`);
    diagnostics.clear();
    for (const context of contexts) await context.close();
    contexts.clear();
    expectNoErrors(expectedErrors);
  });
  afterAll(() => browser?.close());

  return {
    /** Allows network errors while `cut` stops the server, because an open page may be requesting something. */
    async whileUnreachable<T>(cut: () => Promise<T>): Promise<T> {
      expectNoErrors(expectedErrors);
      const result = await cut();
      expectNoErrors(new RegExp(`net::ERR_|${expectedErrors.source}`));
      return result;
    },
    async page(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        ...toContextOptions(options),
      });
      contexts.add(context);
      await prepareContext(context);
      // Listen on the context, because a test may open more pages.
      context.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => consoleErrors.push(String(webError.error())));
      const page = await context.newPage();
      watchNetwork(page);
      page.setDefaultTimeout(30_000);
      diagnostics.add(recordPageDiagnostics(page));
      return page;
    },
  };
}
