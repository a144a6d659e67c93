import type { Browser, CDPSession } from 'playwright';
import { signIn } from './browser.ts';
import { installFrameEnd } from './frameEnd.ts';

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

/** From the start of the navigation to the end of the frame that paints so many rows. Runs in the page. */
function watch({ rowName, rows }: { rowName: string; rows: number }) {
  window.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll(`table tbody tr ${rowName}`).length < rows) return;
      observer.disconnect();
      requestAnimationFrame(() => window.frameEnd(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

declare global {
  interface Window {
    painted: Promise<number>;
  }
}

export type Visit = { url: string; rowName: string; rows: number };

/** A first visit: nothing in the cache, but signed in. */
export async function firstPaint(browser: Browser, visit: Visit, condition: Condition): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, new URL(visit.url).origin);
  const page = await context.newPage();
  await condition.apply(await context.newCDPSession(page));
  await page.addInitScript(installFrameEnd);
  await page.addInitScript(watch, visit);
  // A new window keeps the browser itself busy for a while, with both cores.
  await page.waitForTimeout(1500);
  // Not until everything has loaded: the pictures of a hundred rows take their time, and nobody asks for it here.
  await page.goto(visit.url, { waitUntil: 'commit' });
  const took = await page.evaluate(() => window.painted);
  await context.close();
  return took;
}
