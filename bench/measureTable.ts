import type { Browser, Page } from 'playwright';
import { launchBrowser, signIn } from './browser.ts';
import { spread, summary, tableText, verdict } from './figures.ts';
import { conditions, firstPaint } from './firstPaint.ts';
import { compare, type Pages, type Press } from './interactions.ts';
import { heapOf, heapOverRoutes } from './memory.ts';
import { installProbe, settled } from './probe.ts';
import type { TableScenario } from './scenario.ts';
import { startStore } from './startStore.ts';

export type Options = { repetitions: number; press: Press; sizes: readonly number[] };
type Place = { browser: Browser; address: string; scenario: TableScenario; options: Options };

const ROWS_PAINTED = 100;
const targetOf = (rows: number) => (rows > 10_000 ? 1.6 : 1.3);
const count = (rows: number) => rows.toLocaleString('en-US');

async function open({ browser, address, scenario }: Place, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, address);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
  await installProbe(page, scenario.rowName);
  await page.goto(address + path);
  await page.locator(`table tbody tr ${scenario.rowName}`).first().waitFor();
  await settled(page);
  return page;
}

/** Everything that can be measured with one store of so many rows. */
async function measureSize(place: Place, rows: number): Promise<string[][]> {
  const { scenario, options } = place;
  const pages: Pages = {
    product: await open(place, scenario.path),
    floor: await open(place, scenario.barePath),
  };
  const heaps = { product: await heapOf(pages.product), floor: await heapOf(pages.floor) };
  const lines: string[][] = [];
  for (const operation of scenario.operations) {
    const timings = await compare(pages, operation, options);
    const [product, floor] = [summary(timings.product), summary(timings.floor)];
    const ratio = verdict(product.median / floor.median, targetOf(rows));
    lines.push([operation.title, count(rows), spread(product), spread(floor), ratio]);
  }
  const [held, heldBelow] = [heaps.product.toFixed(1), heaps.floor.toFixed(1)];
  lines.push(['heap, MB', count(rows), held, heldBelow, heaps.product > 100 ? '> 100 MB' : '']);
  for (const page of Object.values(pages)) await page.context().close();
  return lines;
}

async function measureFirstPaint({ browser, address, scenario, options }: Place): Promise<string[][]> {
  const visit = { rowName: scenario.rowName, rows: ROWS_PAINTED };
  const product = { ...visit, url: `${address}${scenario.path}?rows=${ROWS_PAINTED}` };
  const plain = { ...visit, url: `${address}${scenario.reactPath}?rows=${ROWS_PAINTED}` };
  const lines: string[][] = [];
  for (const condition of conditions) {
    const took: { product: number[]; plain: number[] } = { product: [], plain: [] };
    for (let round = 0; round < options.repetitions; round += 1) {
      took.product.push(await firstPaint(browser, product, condition));
      took.plain.push(await firstPaint(browser, plain, condition));
    }
    const [ours, theirs] = [summary(took.product), summary(took.plain)];
    lines.push([condition.title, spread(ours), spread(theirs), verdict(ours.median / theirs.median, 1.1)]);
  }
  return lines;
}

async function measureRoutes(place: Place): Promise<number[]> {
  const browser = await launchBrowser('interpreted');
  try {
    return await heapOverRoutes(await open({ ...place, browser }, place.scenario.path));
  } finally {
    await browser.close();
  }
}

async function withStore<T>(
  place: Omit<Place, 'address'>,
  pages: string,
  rows: number,
  work: (place: Place) => Promise<T>,
) {
  const store = await startStore(pages, place.scenario.seed, rows);
  try {
    return await work({ ...place, address: store.address });
  } finally {
    await store.close();
  }
}

export async function measureTable(
  browser: Browser,
  pages: string,
  scenario: TableScenario,
  options: Options,
) {
  const place = { browser, scenario, options };
  const lines: string[][] = [];
  for (const rows of options.sizes) {
    console.error(`${scenario.title}: measuring with ${count(rows)} rows …`);
    lines.push(...(await withStore(place, pages, rows, (there) => measureSize(there, rows))));
  }
  const head = [scenario.title, 'rows', 'product, ms', 'bare page, ms', 'ratio'];
  console.log(`\n${tableText([head, ...lines])}\n`);

  if (!scenario.reactPath) return;
  console.error(`${scenario.title}: measuring first paint and memory …`);
  await withStore(place, pages, ROWS_PAINTED, async (there) => {
    const paints = await measureFirstPaint(there);
    console.log(
      `\n${tableText([[`First paint of ${ROWS_PAINTED} rows`, 'product, ms', 'plain React, ms', 'ratio'], ...paints])}`,
    );
    const heaps = await measureRoutes(there);
    console.log(
      `\nHeap after 25, 50, … 200 route changes, without compiled code, MB: ${heaps.map((one) => one.toFixed(2)).join(', ')}\n`,
    );
  });
}
