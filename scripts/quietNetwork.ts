import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import { liveStream } from '../src/contract/live/live.ts';

// What Playwright's `networkidle` is for pages that keep a stream open: it would wait for its end.

const QUIET_MS = 500;
const CHECK_INTERVAL_MS = 50;

const openRequests = new WeakMap<Page, Set<Request>>();

/** Follows the page's requests from now on. */
export function watchNetwork(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== liveStream.path) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Resolves once no request but the live stream has been under way for half a second. */
export async function waitForQuiet(page: Page): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('nobody watches the requests of this page');
  await page.waitForLoadState('load');
  for (let quietFor = 0; quietFor < QUIET_MS;) {
    await sleep(CHECK_INTERVAL_MS);
    quietFor = open.size > 0 ? 0 : quietFor + CHECK_INTERVAL_MS;
  }
}
