import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '#features/paths.ts';
import { asGuest } from './asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';

// How much JavaScript a first visit loads, with all that follows it, as it travels: measured where it counts, because a
// list of chunks can't tell what a page loads by itself once it is idle.

const dataDir = aDataFolder();
const browser = aBrowser();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const KB = 1000;
/** The page loads what it has had no time for when it is idle. */
const IDLE_MS = 2000;

/** The size of each script that the page has loaded, compressed. */
const listScripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: name.replace(/.*\//, ''), size: encodedBodySize })),
  );

// Where it stands. The targets are 130 KB for the sign-in and 175 KB for the others: docs/measurements.md.
it.each([
  [paths.login, 152 * KB, 'out', 'Create an account'],
  [paths.dashboard, 196 * KB, 'in', /^1–10 of \d+$/],
  [paths.productList, 196 * KB, 'in', /^1–10 of \d+$/],
  [paths.orders, 200 * KB, 'in', /^1-10 of \d+ orders$/],
] as const)(
  'a first visit to %s loads no more JavaScript than %i bytes',
  async (path, most, session, there) => {
    const page = await browser.page();
    if (session === 'in') await asGuest(page, product);
    await page.goto(product.address + path);
    await page.getByText(there).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(IDLE_MS);
    const scripts = await listScripts(page);
    const sum = scripts.reduce((all, { size }) => all + size, 0);
    const largest = scripts.toSorted((a, b) => b.size - a.size).map(({ name, size }) => `  ${name}: ${size}`);
    console.log(`${path}: ${sum} bytes in ${scripts.length} scripts`);
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum, `${path} loads\n${largest.join('\n')}\n`).toBeLessThanOrEqual(most);
  },
);
