import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession } from 'playwright';
import { waitForQuiet, watchNetwork } from '../tests/e2e/quietNetwork.ts';
import { printErrors } from './browser.ts';
import { ROWS } from './rowSelector.ts';
import { countTaskTime, waitUntilIdle } from './taskTime.ts';

const MBIT = 1_000_000 / 8;

/** A processor four times slower, and Fast 4G like in DevTools: 90 % of 9 and 1.5 Mbit/s, a round trip of 165 ms. */
async function throttle(session: CDPSession) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 165,
    downloadThroughput: 8.1 * MBIT,
    uploadThroughput: 1.35 * MBIT,
  });
}

/** How a page's content is recognised: a visible element with a text, and optionally nothing marked as busy in `main`. */
export type Content = { selector: string; text: string; untilNotBusy?: boolean };

export const rowWith = (text: string): Content => ({ selector: ROWS, text });

/** In ms since the navigation, unless another unit is named. */
export type Figures = {
  /** The content is painted. */
  content: number;
  /** The header with its buttons is painted. */
  frame: number;
  firstPaint: number;
  largestPaint: number;
  /** CPU time of the main thread until it is idle. */
  mainThread: number;
  requests: number;
  scripts: number;
  /** Compressed JavaScript in KB. Files from the cache count nothing. */
  javascript: number;
  /** Cumulative layout shift. */
  layoutShift: number;
};

declare global {
  interface Window {
    visit: { frame: number; content: number; largestPaint: number; layoutShift: number };
  }
}

/** Runs in the page. */
function install({ selector, text, untilNotBusy = false }: Content) {
  window.visit = { frame: Number.NaN, content: Number.NaN, largestPaint: Number.NaN, layoutShift: 0 };
  const hasFrame = () => document.querySelector('header button')?.checkVisibility() ?? false;
  const hasContent = () =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && (element.textContent ?? '').includes(text),
    ) && !(untilNotBusy && document.querySelector('main [aria-busy=true]'));
  const observe = () => {
    const conditions = { frame: hasFrame, content: hasContent };
    for (const [name, isShown] of Object.entries(conditions) as ['frame' | 'content', () => boolean][]) {
      if (!Number.isNaN(window.visit[name]) || !isShown()) continue;
      window.visit[name] = performance.now();
      // Runs right after this frame is painted.
      void scheduler.postTask(() => (window.visit[name] = performance.now()), { priority: 'user-blocking' });
    }
    if (Number.isNaN(window.visit.content)) requestAnimationFrame(observe);
  };
  requestAnimationFrame(observe);
  new PerformanceObserver((list) => {
    window.visit.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) window.visit.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. */
function readFigures() {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    ...window.visit,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    // The page itself is one more.
    requests: files.length + 1,
    scripts: scripts.length,
    javascript: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
}

const SETTLE_MS = 1000;
const IDLE_MS = 300;
const TIMEOUT_MS = 30_000;

/** Opens a page in a new tab, and closes it once network and main thread are quiet. */
export async function visit(
  context: BrowserContext,
  url: string,
  { content, isThrottled }: { content: Content; isThrottled: boolean },
): Promise<Figures> {
  const page = await context.newPage();
  watchNetwork(page);
  printErrors(page);
  await page.addInitScript(install, content);
  const session = await countTaskTime(page);
  if (isThrottled) await throttle(session);
  // Tabs in the background don't paint.
  await page.bringToFront();
  await sleep(SETTLE_MS);
  await page.goto(url);
  await page
    .waitForFunction(() => window.visit.content > 0, undefined, { timeout: TIMEOUT_MS })
    .catch(async () => {
      const shown = await page.evaluate(() => document.body.innerText.slice(0, 500));
      throw new Error(`no "${content.text}" in ${content.selector} of ${url}, which shows:\n${shown}`);
    });
  await waitForQuiet(page);
  const mainThread = await waitUntilIdle(session, IDLE_MS);
  const figures = await page.evaluate(readFigures);
  // Ends the live stream, which can otherwise keep the next visit's requests waiting.
  await page.goto('about:blank');
  await page.close();
  return { ...figures, mainThread };
}
