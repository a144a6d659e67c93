import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
const product = getSharedProduct();

/** Opens a page much longer than its window. */
async function openLongPage(): Promise<Page> {
  const page = await signInAsGuest(await browser.page({ viewport: { width: 1440, height: 500 } }), product);
  await page.goto(`${product.address}/product-list?rows=20`);
  await page.getByText(/^1–20 of \d+$/).waitFor();
  return page;
}
const getScrollTop = (page: Page) => page.evaluate(() => scrollY);
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

/** Scrolls with the mouse wheel. */
async function scrollTo(page: Page, top: number) {
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, top);
  await expect.poll(() => getScrollTop(page)).toBe(top);
}

it('opens a page at its top, also by a typed address, and restores the scroll position when you go back', async () => {
  const page = await openLongPage();
  await scrollTo(page, 420);
  await menuLink(page, 'Orders').click();
  await page.getByRole('heading', { level: 1, name: 'Product Orders' }).waitFor();
  expect(await getScrollTop(page)).toBe(0);
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  await scrollTo(page, 250);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'All Products' }).waitFor();
  await expect.poll(() => getScrollTop(page)).toBe(420);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Product Orders' }).waitFor();
  await expect.poll(() => getScrollTop(page)).toBe(250);

  // A reload restores it too.
  await page.reload();
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  await expect.poll(() => getScrollTop(page)).toBe(250);
  await page.goBack();
  await expect.poll(() => getScrollTop(page)).toBe(420);

  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  expect(await getScrollTop(page)).toBe(0);
  await page.goBack();
  await page.getByText(/^1–20 of \d+$/).waitFor();
  await expect.poll(() => getScrollTop(page)).toBe(420);
});

it('ignores a slash at the end of an address in the title and the menu', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  for (const [typed, title, entry] of [
    ['/orders/?q=lamp#top', 'Product Orders', 'Orders'],
    ['/categories//', 'Categories', 'Categories'],
    ['//', 'Dashboard', 'Dashboard'],
  ] as const) {
    await page.goto(product.address + typed);
    await expect.poll(() => page.title()).toBe(`${title} · Counter`);
    expect(await menuLink(page, entry).getAttribute('aria-current')).toBe('page');
  }
  await page.goto(`${product.address}/orders/?q=lamp#top`);
  await page.getByRole('heading', { level: 1, name: 'Product Orders' }).waitFor();
  expect(page.url()).toMatch(/\/orders\?[^/]*q=lamp/);
});
