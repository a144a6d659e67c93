import type { Page } from 'playwright';
import { settled } from './probe.ts';
import type { Operation } from './scenario.ts';

/** Longer than the product waits before it writes what is shown into the address. */
const PAUSE = 300;

export type Pages = { product: Page; floor: Page };
export type Timings = Record<keyof Pages, number[]>;

/** Does it once unmeasured, and tells what is shown after it. */
async function rehearse(page: Page, { prepare, act, reset }: Operation): Promise<string> {
  await page.bringToFront();
  const before = await settled(page);
  await prepare?.(page);
  await act(page);
  const after = await settled(page);
  await reset(page);
  if ((await settled(page)) !== before) throw new Error(`the reset leaves something behind: ${before}`);
  return after;
}

async function measureOnce(page: Page, operation: Operation, wanted: string): Promise<number> {
  await page.bringToFront();
  await operation.prepare?.(page);
  await page.waitForTimeout(PAUSE);
  await page.evaluate((shown) => window.bench.arm(shown), wanted);
  await operation.act(page);
  const took = await page.evaluate(() => window.bench.measured);
  await operation.reset(page);
  await page.waitForTimeout(PAUSE);
  return took;
}

/** One operation in both pages by turns, so that whatever else the machine does hits both alike. */
export async function compare(pages: Pages, operation: Operation, repetitions: number): Promise<Timings> {
  const wanted = await rehearse(pages.product, operation);
  const wantedBelow = await rehearse(pages.floor, operation);
  if (wanted !== wantedBelow)
    throw new Error(`'${operation.title}' shows\n  ${wanted}\nand the bare page\n  ${wantedBelow}`);
  const timings: Timings = { product: [], floor: [] };
  for (let round = 0; round < repetitions; round += 1) {
    for (const name of ['product', 'floor'] as const)
      timings[name].push(await measureOnce(pages[name], operation, wanted));
  }
  return timings;
}
