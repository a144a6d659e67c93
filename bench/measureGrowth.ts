import type { Page } from 'playwright';
import { checkAdmin } from '../src/contract/accounts/admin.ts';
import { extensions } from '../src/contract/extensions.ts';
import { LIST_PAGED } from '../src/contract/lists/pageCall.ts';
import { getAllProducts } from '../src/contract/products/productCalls.ts';
import { waitForQuiet } from '../scripts/quietNetwork.ts';
import { openPage, signIn } from './browser.ts';
import { formatCount, formatTable, summarize } from './figures.ts';
import type { Setting } from './measureList.ts';
import { getUrl, LIST, measureAnswer, ROW_LINK, tasks } from './pagedTasks.ts';
import type { Store } from './startStore.ts';

// How the cost of a list grows with its rows, whether they come page by page or all at once.

/** More of them at once are 50 MB, which no page should ask for. */
const MOST_ROWS_AT_ONCE = 100_000;
const ALL_ROWS = 'all rows';

type Source = {
  title: string;
  /** What answers with the rows. */
  path: string;
  choose: (page: Page) => Promise<unknown>;
};

const sources: readonly Source[] = [
  {
    title: 'pages',
    path: extensions.getProductPage.path,
    // It stays with pages however short it is, because all its rows can't be had.
    choose: (page) =>
      page.route(`**${getAllProducts.path}`, (route) => route.fulfill({ status: 500, json: {} })),
  },
  {
    title: ALL_ROWS,
    path: getAllProducts.path,
    // The backend says nothing of pages.
    choose: (page) =>
      page.route(`**${checkAdmin.path}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { capabilities?: string[] } };
        const capabilities = body.data.capabilities?.filter((one) => one !== LIST_PAGED);
        await route.fulfill({ response, json: { ...body, data: { ...body.data, capabilities } } });
      }),
  },
];

const round = (value: number) => formatCount(Math.round(value));

/** When the rows had come, in ms from the beginning of the visit, and what they weigh on their way, in KB. */
async function visit(page: Page, url: string, path: string) {
  await page.goto(url);
  await page.locator(`a[href^="${ROW_LINK}"]`).first().waitFor();
  await waitForQuiet(page);
  return page.evaluate((pathname) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answer = files.find(({ name }) => new URL(name).pathname === pathname);
    return { ready: answer?.responseEnd ?? Number.NaN, kilobytes: (answer?.encodedBodySize ?? 0) / 1000 };
  }, path);
}

async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

async function measureSource({ browser, repetitions }: Setting, store: Store, rows: number, source: Source) {
  const page = await openPage(browser, ROW_LINK);
  await signIn(page.context(), store.address);
  await source.choose(page);
  console.error(`${formatCount(rows)} rows, ${source.title} …`);
  const visits = [];
  for (let count = 0; count < repetitions; count += 1)
    visits.push(await visit(page, store.address + LIST.path, source.path));
  const heap = await measureHeap(page);
  const answers: string[] = [];
  for (const task of tasks) {
    const times: number[] = [];
    for (let count = 0; count < repetitions; count += 1)
      times.push(await measureAnswer(page, getUrl(task, store, rows), task.ways[count % task.ways.length]!));
    answers.push(round(summarize(times).median));
  }
  await page.context().close();
  const { kilobytes } = visits.at(-1)!;
  const ready = summarize(visits.map((one) => one.ready)).median;
  return [
    `${formatCount(rows)}, ${source.title}`,
    round(ready),
    round(kilobytes),
    heap.toFixed(1),
    ...answers,
    round(store.readMemory()),
  ];
}

/** Measures a store of so many rows; returns lines of the table below. */
export async function measureGrowth(setting: Setting, store: Store, rows: number): Promise<string[][]> {
  const lines: string[][] = [];
  for (const source of sources) {
    if (source.title === ALL_ROWS && rows > MOST_ROWS_AT_ONCE) continue;
    lines.push(await measureSource(setting, store, rows, source));
  }
  return lines;
}

/** Prints the lines of all sizes as one table. */
export function printGrowth(lines: readonly string[][]): void {
  const titles = tasks.map(({ title }) => title);
  const header = ['rows, source: medians in ms', 'rows there', 'KB', 'heap, MB', ...titles, 'server, MB'];
  console.log(formatTable([header, ...lines]));
}
