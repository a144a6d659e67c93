import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { waitForQuiet, watchNetwork } from '../tests/e2e/quietNetwork.ts';
import { installProbe } from './measure.ts';
import { guest } from './startStore.ts';

/** MUI needs inline styles, which the content security policy forbids. */
const contextOptions = { viewport: { width: 1440, height: 900 }, bypassCSP: true };

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunchOptions());

/** Launches a browser with a profile on disk, which caches files and compiled scripts. */
export const launchProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...chromiumLaunchOptions(), ...contextOptions });

/** Prints the page's exceptions. */
export const printErrors = (page: Page): void =>
  void page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));

/** Opens a signed-in page in a new context. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  watchNetwork(page);
  printErrors(page);
  const session = await installProbe(page);
  await signIn(context, new URL(url).origin);
  await page.goto(url);
  await waitForQuiet(page);
  return { page, session };
}

/** Signs in with a request. The context keeps the session cookie. */
export async function signIn(context: BrowserContext, address: string): Promise<void> {
  const response = await context.request.post(`${address}/api/admin/login`, { data: guest });
  if (!response.ok()) throw new Error(`the guest can't sign in: ${response.status()}`);
}
