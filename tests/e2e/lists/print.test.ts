import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

beforeEach(() => requires('emulated media'));

const browser = launchBrowser();

/** The width of A4 paper between its margins. */
const PAPER_WIDTH_PX = 718;

const product = getSharedProduct();

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

it('prints the content of each page without controls', async () => {
  const page = await signInAsGuest(await browser.page({ viewport: { width: 1440, height: 900 } }), product);
  for (const [path, heading] of [
    ['/', 'Product Inventory'],
    ['/product-list', 'Product Inventory'],
    ['/orders', 'Order Management'],
    ['/reports', 'Revenue over time'],
  ] as const) {
    await page.goto(product.address + path);
    await page.getByRole('heading', { name: heading }).waitFor();
    await page
      .getByText(/^(₹|Rs)/)
      .first()
      .waitFor();
    expect([path, await whilePrinting(page, () => getPrintedControls(page))]).toEqual([path, []]);
    expect(await getPrintedControls(page)).not.toEqual([]);
  }
});

it('prints every column of the orders except the actions, also from a phone', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders`);
  await page.getByRole('row').nth(1).waitFor();
  const columns = ['Order ID', 'Product', 'Customer', 'Location', 'Total', 'Payment', 'Status', 'Order Date'];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const heads = await whilePrinting(page, () =>
      page
        .locator('th')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.textContent),
        ),
    );
    expect([width, heads]).toEqual([width, columns]);
  }
});

it('prints the chart of a report inside its card, and the footnote below its tables', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/reports?from=2026-01-01&to=2026-11-30`);
  const card = page.getByRole('region', { name: 'Revenue over time' });
  const isInside = () =>
    card.evaluate((one) => {
      const svg = one.querySelector('svg:has(text)');
      return svg !== null && svg.getBoundingClientRect().right <= one.getBoundingClientRect().right;
    });
  await page.getByRole('region', { name: 'Revenue by place' }).waitFor();
  for (const width of [1920, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(isInside).toBe(true);
    const { chart, text, box, displays } = await whilePrinting(page, async () => ({
      chart: (await card.locator('svg:has(text)').boundingBox())!,
      text: (await card.locator('svg text').first().boundingBox())!,
      box: (await card.boundingBox())!,
      displays: await page
        .locator('main, main > :has(h1)')
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display)),
    }));
    expect(chart.x + chart.width).toBeLessThanOrEqual(box.x + box.width);
    expect(chart.width).toBeGreaterThan(box.width * 0.9);
    // The text keeps its size instead of shrinking with the chart.
    expect(text.height).toBeGreaterThan(10);
    // Chromium draws content after a grid on top of the grid's second page.
    expect(displays).toEqual(['block', 'block']);
  }
});
