import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

beforeEach(() => requires('emulated media'));

const dataDir = createDataFolder();
const browser = launchBrowser();

/** The width of A4 paper between its margins. */
const PAPER_WIDTH_PX = 718;

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

/** Runs `look` while the page is laid out for printing. */
async function whilePrinting<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize()!;
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // Like a browser, narrow the window after the event.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_WIDTH_PX, height: size.height });
  const result = await look();
  await page.setViewportSize(size);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return result;
}

/** Returns the names of controls and landmarks that would be printed. */
const getPrintedControls = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header, footer, body nav[id], [type=checkbox], [type=search], [role=tablist], [role=radiogroup]:not(form *), button:not(th *, td *, form *), td [aria-haspopup]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getAttribute('aria-label') ?? `${element.localName} ${element.textContent}`),
  );

it.each([
  ['/', 'Product Inventory'],
  ['/product-list', 'Product Inventory'],
  ['/orders', 'Order Management'],
  ['/reports', 'Revenue over time'],
])('prints the content of %s without controls', async (path, heading) => {
  const page = await signInAsGuest(await browser.page({ viewport: { width: 1440, height: 900 } }), product);
  await page.goto(product.address + path);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page
    .getByText(/^(₹|Rs)/)
    .first()
    .waitFor();
  expect(await whilePrinting(page, () => getPrintedControls(page))).toEqual([]);
  expect(await getPrintedControls(page)).not.toEqual([]);
});

it.each([1440, 390])('prints every column of the orders except the actions at %i px', async (width) => {
  const page = await signInAsGuest(await browser.page({ viewport: { width, height: 900 } }), product);
  await page.goto(`${product.address}/orders`);
  await page.getByRole('row').nth(1).waitFor();
  const heads = await whilePrinting(page, () =>
    page
      .locator('th')
      .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.textContent)),
  );
  const columns = ['Order ID', 'Product', 'Customer', 'Location', 'Total', 'Payment', 'Status', 'Order Date'];
  expect(heads).toEqual(columns);
});

it.each([1920, 1440, 390])('prints the chart of a report inside its card at %i px', async (width) => {
  const page = await signInAsGuest(await browser.page({ viewport: { width, height: 900 } }), product);
  await page.goto(`${product.address}/reports?from=2026-01-01&to=2026-11-30`);
  const card = page.getByRole('region', { name: 'Revenue over time' });
  await card.locator('svg text').first().waitFor();
  const [chart, text, box] = await whilePrinting(page, async () => [
    await card.locator('svg:has(text)').boundingBox(),
    await card.locator('svg text').first().boundingBox(),
    await card.boundingBox(),
  ]);
  expect(chart!.x + chart!.width).toBeLessThanOrEqual(box!.x + box!.width);
  expect(chart!.width).toBeGreaterThan(box!.width * 0.9);
  // The text keeps its size instead of shrinking with the chart.
  expect(text!.height).toBeGreaterThan(10);
});

it('prints the footnote of a report below its tables', async () => {
  const page = await signInAsGuest(await browser.page({ viewport: { width: 1920, height: 1000 } }), product);
  await page.goto(`${product.address}/reports?from=2026-01-01&to=2026-11-30`);
  await page.getByRole('region', { name: 'Revenue by place' }).waitFor();
  const displays = await whilePrinting(page, () =>
    page
      .locator('main, main > :has(h1)')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display)),
  );
  // Chromium draws content after a grid on top of the grid's second page.
  expect(displays).toEqual(['block', 'block']);
});
