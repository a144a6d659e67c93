import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SAMPLE_TODAY } from '#server/seed/sampleOrders.ts';
import { watchNetwork } from './quietNetwork.ts';
import { isInterruptedFont, openBrowser, prepareContext, toContextOptions } from './engine.ts';
import { recordPageDiagnostics } from './pageDiagnostics.ts';

export type Product = {
  address: string;
  guest: { email: string; password: string };
  /** Returns everything it has printed and logged so far. */
  log: () => string;
  /** Kills the process with SIGKILL, like a power cut. */
  kill: () => Promise<void>;
};

/** Creates a temporary data folder and deletes it after the tests of the file. */
export function createDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-e2e-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const running = new Set<ChildProcess>();

/** Starts the product like `npm start` and waits until it has printed its address and guest login. */
export async function startProduct(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Product> {
  const child = spawn('node', ['scripts/start.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SEED_TODAY: SAMPLE_TODAY,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let printed = '';
  const lines = await new Promise<string>((resolve, reject) => {
    const onText = (text: Buffer) => {
      printed += text.toString();
      if (/guest password: .*\n/.test(printed)) resolve(printed);
    };
    child.stdout.on('data', onText);
    child.stderr.on('data', onText);
    child.on('exit', (code) => reject(new Error(`the product ended with ${code}:\n${printed}`)));
  });
  const read = (pattern: RegExp) => pattern.exec(lines)?.[1] ?? '';
  return {
    address: read(/ready on (\S+)/),
    guest: { email: read(/guest email: (.*)/), password: read(/guest password: (.*)/) },
    log: () => printed,
    kill: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

afterAll(() => {
  for (const child of running) {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
  }
});

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
