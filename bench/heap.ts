import type { Page } from 'playwright';

/** Weighs what the page's scripts hold once everything that can be let go has been, in MB. */
export async function weighHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // What the first collection finalises, the second one takes.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

const ROUNDS = 8;
const CHANGES = 25;
const stops = [
  { link: 'Dashboard', heading: 'Dashboard Overview' },
  { link: 'Orders', heading: 'Product Orders' },
  { link: 'Product List', heading: 'All Products' },
];

/** Weighs the heap after 25, 50, … 200 changes of the page within one document. */
export async function weighHeapOverRoutes(page: Page): Promise<number[]> {
  const heaps: number[] = [];
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (let change = 0; change < ROUNDS * CHANGES; change += 1) {
    const { link, heading } = stops[change % stops.length]!;
    await menu.getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.getByRole('row').getByRole('link').first().waitFor();
    if ((change + 1) % CHANGES === 0) heaps.push(await weighHeap(page));
  }
  return heaps;
}
