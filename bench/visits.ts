// `node bench/visits.ts [repetitions]`: LCP of first and second visits, with a processor four times slower on Fast 4G. A visit
// is second if the browser has the page's files in its cache.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium } from 'playwright';
import { browser as found } from '../scripts/browser.mjs';
import { buildFrontEnd } from '../scripts/build-front-end.mjs';
import { waitForQuiet, watchNetwork } from '../scripts/quietNetwork.ts';
import { signIn } from './browser.ts';
import { formatSpread, formatTable } from './figures.ts';
import { startStore } from './startStore.ts';

const MBIT = 1_000_000 / 8;

/** Fast 4G like in DevTools: 90 % of 9 and 1.5 Mbit/s, and a round trip of 165 ms. */
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

const visits = [
  { title: 'sign-in', path: '/login', session: 'signedOut' },
  { title: 'dashboard', path: '/', session: 'signedIn' },
  { title: 'product list', path: '/product-list', session: 'signedIn' },
  { title: 'orders', path: '/orders', session: 'signedIn' },
] as const;

/** Returns LCP in ms, and the number of requests that went over the network. */
async function visit(context: BrowserContext, url: string) {
  const page = await context.newPage();
  watchNetwork(page);
  await throttle(await context.newCDPSession(page));
  await page.waitForTimeout(1500);
  await page.goto(url);
  await waitForQuiet(page);
  await page.waitForTimeout(1000);
  const figures = await page.evaluate(async () => {
    const lcp = await new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      lcp: lcp?.startTime ?? Number.NaN,
      element: (lcp as unknown as { element?: Element } | undefined)?.element?.outerHTML.slice(0, 80),
      files: files.length,
      kilobytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  });
  await page.close();
  return figures;
}

if (!buildFrontEnd((line) => console.log(line))) process.exit(1);
const repetitions = Number(process.argv[2] ?? 5);
const store = await startStore('dist', 1000);
try {
  const lines: string[][] = [];
  for (const { title, path: pathname, session } of visits) {
    const first: number[] = [];
    const second: number[] = [];
    let last: Awaited<ReturnType<typeof visit>> | undefined;
    for (let round = 0; round < repetitions; round += 1) {
      const profile = mkdtempSync(path.join(tmpdir(), 'counter-profile-'));
      // A profile on disk, because it also caches compiled scripts.
      const context = await chromium.launchPersistentContext(profile, {
        ...found.launchOptions(),
        viewport: { width: 1440, height: 900 },
      });
      if (session === 'signedIn') await signIn(context, store.address);
      last = await visit(context, store.address + pathname);
      first.push(last.lcp);
      second.push((await visit(context, store.address + pathname)).lcp);
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
    lines.push([
      title,
      formatSpread(first),
      formatSpread(second),
      `${last?.files}`,
      `${last?.kilobytes.toFixed(0)}`,
    ]);
    console.error(`${title}: ${last?.element}`);
  }
  console.log(formatTable([['LCP', 'first visit ms', 'second visit ms', 'files', 'KB'], ...lines]));
} finally {
  await store.close();
}
