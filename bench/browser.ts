import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browser as found } from '../scripts/browser.mjs';
import { waitForQuiet, watchNetwork } from '../scripts/quietNetwork.ts';
import { installProbe } from './measure.ts';
import { guest } from './startStore.ts';

export const launchBrowser = (): Promise<Browser> => chromium.launch(found.launchOptions());

/** Opens a signed-in page in a new context. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  // MUI needs inline styles, which the content security policy forbids.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  watchNetwork(page);
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  await installProbe(page);
  await signIn(context, new URL(url).origin);
  await page.goto(url);
  await waitForQuiet(page);
  return page;
}

/** Signs in with a request. The context keeps the session cookie. */
export async function signIn(context: BrowserContext, address: string): Promise<void> {
  const response = await context.request.post(`${address}/api/admin/login`, { data: guest });
  if (!response.ok()) throw new Error(`the guest can't sign in: ${response.status()}`);
}
