import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import { liveStream } from '#contract/live/live.ts';

// Replaces Playwright's `networkidle`, which never settles while the live stream is open.

const QUIET_MS = 500;
const CHECK_INTERVAL_MS = 50;

const openRequests = new WeakMap<Page, Set<Request>>();

/** Starts tracking the page's requests. */
export function watchNetwork(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== liveStream.path) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Resolves after half a second without pending requests other than the live stream. */
export async function waitForQuiet(page: Page): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('call watchNetwork(page) first');
  await page.waitForLoadState('load');
  for (let quietFor = 0; quietFor < QUIET_MS;) {
    await sleep(CHECK_INTERVAL_MS);
    quietFor = open.size > 0 ? 0 : quietFor + CHECK_INTERVAL_MS;
  }
}
