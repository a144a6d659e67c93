import type { CDPSession, Page } from 'playwright';
import { buildFrontEnd } from '../scripts/build-front-end.mjs';
import { launchBrowser, openPage } from './browser.ts';
import { buildPages } from './buildPages.ts';
import { formatSpread, formatTable, getMedian } from './figures.ts';
import { countTaskTime, measure, type Times } from './measure.ts';
import { screens } from './operations.ts';
import { startStore } from './startStore.ts';

const { path, operations } = screens.products;
const addresses = {
  product: path,
  ordinary: '/bench/react/products.html',
  MUI: '/bench/mui/products.html',
};

/** Prints for each page and operation the main thread's time, and the time until the result is painted. */
export async function compare(rows = 1000, repetitions = 9): Promise<void> {
  if (!buildFrontEnd((line) => console.log(line))) process.exit(1);
  const pages = await buildPages();
  const store = await startStore(pages.folder, rows);
  const browser = await launchBrowser();
  try {
    const subjects: { page: Page; session: CDPSession }[] = [];
    for (const address of Object.values(addresses)) {
      const page = await openPage(browser, store.address + address);
      subjects.push({ page, session: await countTaskTime(page) });
    }
    const lines: string[][] = [];
    for (const operation of operations) {
      console.error(`${operation.title} …`);
      const timesByPage = subjects.map((): Times[] => []);
      // Alternate, so that other load on the machine affects all of them.
      for (let count = 0; count < repetitions; count += 1)
        for (const [index, { page, session }] of subjects.entries())
          timesByPage[index]!.push(await measure(page, session, operation));
      const tasks = timesByPage.map((times) => times.map(({ task }) => task));
      const [ours = [], ...others] = tasks;
      lines.push([
        operation.title,
        ...tasks.map(formatSpread),
        ...others.map((other) => (getMedian(ours) / getMedian(other)).toFixed(2)),
        ...timesByPage.map((times) => getMedian(times.map(({ painted }) => painted)).toFixed(0)),
      ]);
    }
    const names = Object.keys(addresses);
    const header = [
      ...names.map((name) => `${name}, ms`),
      ...names.slice(1).map((name) => `x ${name}`),
      ...names.map((name) => `${name} painted, ms`),
    ];
    console.log(formatTable([[`main thread, ${rows} products`, ...header], ...lines]));
  } finally {
    await browser.close();
    await store.close();
    pages.remove();
  }
}
