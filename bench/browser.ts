import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browser as found } from '../scripts/browser.mjs';
import { watchNetwork } from '../scripts/quietNetwork.ts';
import { installProbe } from './probe.ts';
import { guest } from './startStore.ts';

const withoutCompilers = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/**
 * `interpreted`: what the engine would compile of scripts that run often lies in the same heap as what a page holds, and
 * grows for hundreds of changes of the page. Without it a heap that grows is a leak.
 */
export function launchBrowser(scripts: 'compiled' | 'interpreted' = 'compiled'): Promise<Browser> {
  const { args, ...rest } = found.launchOptions();
  return chromium.launch({ ...rest, args: scripts === 'interpreted' ? [...args, withoutCompilers] : args });
}

/** Opens an empty page in a window of its own, with nothing in its cache. */
export async function openPage(browser: Browser, rowLink: string): Promise<Page> {
  // MUI writes its styles into the page, which the product's server forbids.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  watchNetwork(page);
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  await installProbe(page, rowLink);
  return page;
}

/** Signs in without a page: the session's cookie stays with the context. */
export async function signIn(context: BrowserContext, address: string): Promise<void> {
  const response = await context.request.post(`${address}/api/admin/login`, { data: guest });
  if (!response.ok()) throw new Error(`the guest can't sign in: ${response.status()}`);
}
