import type { Page } from 'playwright';
import { settled } from './probe.ts';
import type { Operation } from './scenario.ts';

/** Longer than the product waits before it writes what is shown into the address. */
const PAUSE = 300;

export type Pages = { product: Page; floor: Page };
export type Timings = Record<keyof Pages, number[]>;

/**
 * `brief`: let go as soon as pressed, as a finger does; then what answers waits for the frame that shows the press, in
 * both pages, up to 16 ms. `held`: let go when that has long been painted, as a mouse is, which shows more of what differs.
 */
export type Press = 'brief' | 'held';

/** Up to just before the event: the pointer has been on what it presses for a while. */
async function approach(page: Page, { prepare, by }: Operation, press: Press): Promise<void> {
  await prepare?.(page);
  if ('key' in by) return;
  await by.press(page).hover();
  if (press === 'held') await page.mouse.down();
}

async function act(page: Page, { by }: Operation, press: Press): Promise<void> {
  if ('key' in by) await page.keyboard.press(by.key);
  else if (press === 'held') await page.mouse.up();
  else await by.press(page).click();
}

/** Does it once unmeasured, and tells what is shown after it. */
async function rehearse(page: Page, operation: Operation): Promise<string> {
  await page.bringToFront();
  const before = await settled(page);
  await approach(page, operation, 'brief');
  await act(page, operation, 'brief');
  const after = await settled(page);
  await operation.reset(page);
  if ((await settled(page)) !== before) throw new Error(`the reset leaves something behind: ${before}`);
  return after;
}

async function measureOnce(
  page: Page,
  operation: Operation,
  { press, wanted }: { press: Press; wanted: string },
): Promise<number> {
  await page.bringToFront();
  await approach(page, operation, press);
  await page.waitForTimeout(PAUSE);
  await page.evaluate((shown) => window.bench.arm(shown), wanted);
  await act(page, operation, press);
  const took = await page.evaluate(() => window.bench.measured);
  await operation.reset(page);
  await page.waitForTimeout(PAUSE);
  return took;
}

/** One operation in both pages by turns, so that whatever else the machine does hits both alike. */
export async function compare(
  pages: Pages,
  operation: Operation,
  { repetitions, press }: { repetitions: number; press: Press },
): Promise<Timings> {
  const wanted = await rehearse(pages.product, operation);
  const wantedBelow = await rehearse(pages.floor, operation);
  if (wanted !== wantedBelow)
    throw new Error(`'${operation.title}' shows\n  ${wanted}\nand the bare page\n  ${wantedBelow}`);
  const timings: Timings = { product: [], floor: [] };
  for (let round = 0; round < repetitions; round += 1) {
    for (const name of ['product', 'floor'] as const)
      timings[name].push(await measureOnce(pages[name], operation, { press, wanted }));
  }
  return timings;
}
