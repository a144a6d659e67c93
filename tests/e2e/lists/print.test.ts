import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { asGuest } from '../asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from '../product.ts';

const dataDir = aDataFolder();
const browser = aBrowser();

/** The width of A4 paper between its margins. */
const PAPER_WIDTH_PX = 718;

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

/** Shows the page as the browser lays it out for paper, for as long as `look` takes. */
async function onPaper<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize()!;
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // The window is made as narrow as paper after the event, as a browser does.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_WIDTH_PX, height: size.height });
  const result = await look();
  await page.setViewportSize(size);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return result;
}

/** Names of the controls, and of the landmarks around the content, that would be printed. */
const printedControls = (page: Page) =>
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
  const page = await asGuest(await browser.page({ viewport: { width: 1440, height: 900 } }), product);
  await page.goto(product.address + path);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page
    .getByText(/^(₹|Rs)/)
    .first()
    .waitFor();
  expect(await onPaper(page, () => printedControls(page))).toEqual([]);
  expect(await printedControls(page)).not.toEqual([]);
});

it.each([1440, 390])('prints every column of the orders but the actions, at %i px', async (width) => {
  const page = await asGuest(await browser.page({ viewport: { width, height: 900 } }), product);
  await page.goto(`${product.address}/orders`);
  await page.getByRole('row').nth(1).waitFor();
  const heads = await onPaper(page, () =>
    page
      .locator('th')
      .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.textContent)),
  );
  const columns = ['Order ID', 'Product', 'Customer', 'Location', 'Total', 'Payment', 'Status', 'Order Date'];
  expect(heads).toEqual(columns);
});

it.each([1920, 1440, 390])('fits the chart of a report into its card, printed at %i px', async (width) => {
  const page = await asGuest(await browser.page({ viewport: { width, height: 900 } }), product);
  await page.goto(`${product.address}/reports?from=2026-01-01&to=2026-11-30`);
  const card = page.getByRole('region', { name: 'Revenue over time' });
  await card.locator('svg text').first().waitFor();
  const [chart, text, box] = await onPaper(page, async () => [
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
  const page = await asGuest(await browser.page({ viewport: { width: 1920, height: 1000 } }), product);
  await page.goto(`${product.address}/reports?from=2026-01-01&to=2026-11-30`);
  await page.getByRole('region', { name: 'Revenue by place' }).waitFor();
  const displays = await onPaper(page, () =>
    page
      .locator('main, main > :has(h1)')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display)),
  );
  // Chromium draws what follows a grid over the grid's second page.
  expect(displays).toEqual(['block', 'block']);
});
