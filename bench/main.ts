// `npm run bench`: the product beside an ordinary page with the same lists, in a real browser.
//   products | orders                 one list only
//   interactions visits slow heap     these parts only
//   paged                             lists that are asked for page by page, in a store of 100,000 and of 1,000,000 rows
//   presses                           a press on the selection of 100 rows, with a processor four times slower
//   growth                            a list of 1,000 to 1,000,000 rows, page by page and all at once
//   1000 10000                        interactions, paged or growth with so many rows
//   --quick | --thorough              each figure three or 25 times instead of nine
//   --wall                            the main thread's time by the clock, where nothing else runs
//   --mui                             beside MUI's data grid too, which is installed for it
// BENCH_STORES=folder keeps the stores for the next run: a million rows are made in minutes.
import { buildFrontEnd } from '../scripts/build-front-end.mjs';
import { launchBrowser } from './browser.ts';
import { buildPages } from './buildPages.ts';
import { measureHeapOverRoutes, measureSlowly } from './measureLimits.ts';
import { compareInteractions, type Setting } from './measureList.ts';
import { measureGrowth, printGrowth } from './measureGrowth.ts';
import { measurePaged } from './measurePaged.ts';
import { measurePresses } from './measurePresses.ts';
import { compareFirstVisits } from './measureVisits.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { startStore, type Store } from './startStore.ts';

const words = process.argv.slice(2);
const chosen = <One extends string>(all: readonly One[]) => {
  const some = all.filter((one) => words.includes(one));
  return some.length > 0 ? some : all;
};
const lists = chosen(['products', 'orders']).map((name) => ({ products, orders })[name]);
const paged = words.includes('paged');
const growth = words.includes('growth');
const presses = words.includes('presses');
const parts = paged || growth || presses ? [] : chosen(['interactions', 'visits', 'slow', 'heap']);
const sizes = words.map(Number).filter((size) => size > 0);
const repetitions = words.includes('--quick') ? 3 : words.includes('--thorough') ? 25 : 9;
const clock = words.includes('--wall') ? 'wall' : 'processor';
const mui = words.includes('--mui');
const LONG_LISTS = [100_000, 1_000_000];

if (!buildFrontEnd((line) => console.log(line))) process.exit(1);
const pages = await buildPages({ mui });
const browser = await launchBrowser();

/** Does something with a store of so many products and orders. */
async function withStore(
  rows: number,
  work: (setting: Setting, store: Store) => Promise<void>,
): Promise<void> {
  const store = await startStore(pages.folder, rows);
  try {
    await work({ browser, address: store.address, repetitions, clock, mui }, store);
  } finally {
    await store.close();
  }
}

try {
  if (paged || growth) {
    const lines: string[][] = [];
    const usual = growth ? [1000, 10_000, 100_000, 1_000_000] : LONG_LISTS;
    for (const rows of sizes.length > 0 ? sizes : usual)
      await withStore(rows, async (setting, store) => {
        // In this order, for the server's memory is measured after a start.
        if (paged && (LONG_LISTS.includes(rows) || !growth)) await measurePaged(setting, store, rows);
        if (growth) lines.push(...(await measureGrowth(setting, store, rows)));
      });
    if (growth) printGrowth(lines);
  }
  if (presses) await withStore(1000, measurePresses);
  if (parts.includes('interactions')) {
    for (const rows of sizes.length > 0 ? sizes : [1000]) {
      await withStore(rows, async (setting) => {
        for (const list of lists) await compareInteractions(setting, list, rows);
      });
    }
  }
  if (parts.includes('visits')) {
    await withStore(1000, (setting) => compareFirstVisits(setting, lists));
  }
  if (parts.includes('slow')) {
    await withStore(10_000, async (setting) => {
      for (const list of lists) await measureSlowly(setting, list, 10_000);
    });
  }
  if (parts.includes('heap'))
    await withStore(10_000, async (setting) => measureHeapOverRoutes(setting, products));
} finally {
  await browser.close();
  pages.remove();
}
