import type { Browser, CDPSession } from 'playwright';
import { openPage, signIn } from './browser.ts';

export type Condition = { title: string; apply: (session: CDPSession) => Promise<void> };

const MBIT = 1_000_000 / 8;

/** As DevTools has them: Fast 4G is 9 and 1.5 Mbit/s of which nine tenths arrive, and 165 ms there and back. */
export const conditions: readonly Condition[] = [
  { title: 'unthrottled', apply: async () => {} },
  {
    title: '4x CPU, Fast 4G',
    apply: async (session) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 165,
        downloadThroughput: 8.1 * MBIT,
        uploadThroughput: 1.35 * MBIT,
      });
    },
  },
];

/** Takes the time at which the first rows have been painted. Runs in the page. */
function watch() {
  window.bench.painted = new Promise((resolve) => {
    const look = () => {
      if (window.bench.getRows().length < 10) requestAnimationFrame(look);
      else void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
    };
    requestAnimationFrame(look);
  });
}

export type Visit = { url: string; rowLink: string };

/** Measures a first visit in ms, with nothing in the cache, but signed in: until ten rows have been painted. */
export async function measureFirstVisit(
  browser: Browser,
  visit: Visit,
  condition: Condition,
): Promise<number> {
  const page = await openPage(browser, visit.rowLink);
  await signIn(page.context(), new URL(visit.url).origin);
  await condition.apply(await page.context().newCDPSession(page));
  await page.addInitScript(watch);
  // A new window keeps the browser itself busy for a while, with both cores.
  await page.waitForTimeout(1500);
  await page.goto(visit.url, { waitUntil: 'commit' });
  const painted = await page.evaluate(() => window.bench.painted);
  await page.context().close();
  return painted;
}
