import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { remote } from 'webdriverio';
import { startWebKitDriver, webdriverOptions } from './driver.ts';

export type Page = WebdriverIO.Browser;

const TIMEOUT_MS = 30_000;
const PORT = 4444;

/** Records errors from now on. The driver has no log of the console, so errors during a page's load are missed. */
const recordErrors = (page: Page) =>
  page.execute(() => {
    const errors: string[] = [];
    Object.assign(globalThis, { errorsOfTest: errors });
    const log = console.error;
    console.error = (...args: unknown[]) => {
      errors.push(args.map(String).join(' '));
      log(...args);
    };
    addEventListener('error', ({ message }) => void errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => void errors.push(String(reason)));
  });

const readErrors = (page: Page) =>
  page.execute(() => (globalThis as unknown as { errorsOfTest?: string[] }).errorsOfTest ?? []);

/** Opens pages in WebKit. A test fails if a page logs an error. */
export function launchWebKit() {
  let driver: Awaited<ReturnType<typeof startWebKitDriver>>;
  let page: Page | undefined;
  const errors: string[] = [];

  const keepErrors = async () => page && errors.push(...(await readErrors(page)));

  beforeAll(async () => {
    driver = await startWebKitDriver(PORT);
  });
  afterEach(async ({ task }) => {
    await keepErrors();
    if (page && task.result?.state === 'fail') {
      const text = await page.execute(() => document.body.innerText.slice(0, 3000));
      process.stderr.write(`\n${task.name}, at ${await page.getUrl()}\n${text}\n`);
    }
    await page?.deleteSession();
    page = undefined;
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => driver?.close());

  return {
    /** Starts a session without cookies or stored data. */
    async page({ width = 1440, height = 900 } = {}): Promise<Page> {
      page = await remote({ ...webdriverOptions(PORT), waitforTimeout: TIMEOUT_MS });
      await page.setWindowSize(width, height);
      return page;
    },
    /** Loads an address. */
    async open(address: string): Promise<void> {
      await keepErrors();
      await page!.url(address);
      await recordErrors(page!);
    },
  };
}
