import type { Locator, Page } from 'playwright';
import { launchBrowser, signIn } from './browser.ts';
import { startStore } from './startStore.ts';

// How long the reports take from a press to what answers it, over as many orders as a browser adds up by itself, with the
// processor four times slower: `node bench/reports.ts`, after a build.

const ROWS = 10_000;
const SLOWER = 4;
const ROUNDS = 7;
const [pages = 'dist'] = process.argv.slice(2);

const store = await startStore(pages, ROWS);
const browser = await launchBrowser();

/** Measures from a press or a key to the frame that answers it, in steps of 8 ms, as the browser reports it. */
const watchPresses = (page: Page) =>
  page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(globalThis, { pressTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page.context(), store.address);
  await watchPresses(page);
  await page.goto(`${store.address}/reports?period=thisYear&by=day`);
  await page.getByRole('article', { name: 'Revenue' }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const measure = async (name: string, there: () => Promise<void>, back: () => Promise<void>) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const act of [there, back]) {
        await page.evaluate(() => void (Reflect.get(globalThis, 'pressTimes').length = 0));
        await act();
        await page.waitForTimeout(700);
        const [first = 0, ...more] = await page.evaluate<number[]>(() =>
          Reflect.get(globalThis, 'pressTimes'),
        );
        times.push(Math.max(first, ...more));
      }
    }
    const sorted = times.toSorted((a, b) => a - b);
    const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
    console.log(name.padEnd(24), `median ${median}, longest ${Math.round(sorted.at(-1) ?? 0)} ms`);
  };
  const sales = page.getByRole('region', { name: /over time$/ });
  const radio = (of: Page | Locator, name: string) => () =>
    of.getByRole('radio', { name, exact: true }).click();
  const pick = (name: string) => async () => {
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.waitForTimeout(700);
    await page.evaluate(() => void (Reflect.get(globalThis, 'pressTimes').length = 0));
    await page.getByRole('option', { name, exact: true }).click();
  };

  await measure('another measure, 329 days', radio(sales, 'Orders'), radio(sales, 'Revenue'));
  await measure('table, 329 days', radio(sales, 'Table'), radio(sales, 'Chart'));
  await measure('another step', radio(sales, 'Month'), radio(sales, 'Day'));
  await measure('sellers by pieces', radio(page, 'Pieces'), () =>
    page.getByRole('region', { name: 'Best sellers' }).getByRole('radio', { name: 'Revenue' }).click(),
  );
  await measure('another period', pick('Last 30 days'), pick('This year'));
  await sales.getByRole('link').last().focus();
  await measure(
    'from column to column',
    () => page.keyboard.press('ArrowLeft'),
    () => page.keyboard.press('ArrowRight'),
  );
} finally {
  await browser.close();
  await store.close();
}
