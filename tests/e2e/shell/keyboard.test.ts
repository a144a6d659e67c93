import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

// These tests use only the keyboard.

const browser = launchBrowser();
const product = getSharedProduct();

/** Returns the accessible name of the focused element, without badges, which are a description. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const visible = one.innerText;
    const badge = one.querySelector<HTMLElement>('span[aria-hidden]')?.innerText ?? '';
    const name =
      one.getAttribute('aria-label') ??
      one.ariaLabelledByElements?.[0]?.textContent ??
      visible.slice(0, visible.length - badge.length);
    return one.tagName === 'MAIN' ? 'main' : name.replaceAll(/\s+/g, ' ').trim();
  });

/** Presses Tab until the element with this name has the focus. Throws if it can't be reached. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  const passed: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`Tab does not reach ${name}, only: ${passed.join(' | ')}`);
}

async function waitForPage(page: Page, heading: string | RegExp) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(() => focused(page)).toBe('main');
}

it('reaches every signed-in page', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(product.address);
  await page.getByText(/^1–10 of \d+$/).waitFor();

  // The first tab stop skips header and menu.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  expect(await page.locator(':focus').boundingBox()).toMatchObject({ y: 8 });
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').evaluate((one) => one.closest('main')?.id)).toBe('main');

  // The entries of a collapsed Products group are not tab stops.
  await page.reload();
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await tabTo(page, 'Products');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Orders');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Product List');

  // Tab passes every entry.
  await page.getByRole('button', { name: 'Close menu' }).focus();
  const entries: string[] = [];
  while (entries.at(-1) !== 'Bottom Banners') {
    await page.keyboard.press('Tab');
    entries.push(await focused(page));
    if (entries.length > 40)
      throw new Error(`Tab does not reach the last entry, only: ${entries.join(' | ')}`);
  }
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const names = (await links.allInnerTexts()).map((text) => text.split('\n')[0]!.replace(/\d+$/, ''));
  expect(entries).toEqual(expect.arrayContaining(names));

  for (const [entry, heading, title] of [
    ['Product List', 'All Products', 'All Products'],
    ['Categories', 'Under Construction', 'Categories'],
    ['Product Upload', 'Add New Product', 'Add New Product'],
  ] as const) {
    await page.getByRole('button', { name: 'Close menu' }).focus();
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe(`${title} · Counter`);
    await waitForPage(page, heading);
  }

  // Go from a placeholder page to the dashboard, to a product, and to its form.
  await page.goBack();
  await page.getByText(/^Categories isn’t ready yet/).waitFor();
  await expect.poll(() => focused(page)).toBe('main');
  await tabTo(page, 'Go to Dashboard');
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Dashboard Overview');
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await tabTo(page, /^View /);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toMatch(/Product|· Counter/);
  await page.waitForURL(/view-product/);
  // Wait, because nothing in the page is focusable while the product loads.
  await page.getByRole('link', { name: 'Edit Product' }).waitFor();
  await expect.poll(() => focused(page)).toBe('main');
  await tabTo(page, 'Edit Product');
  await page.keyboard.press('Enter');
  await page.waitForURL(/edit-product/);
  await waitForPage(page, 'Edit Product');
});

it('reaches every signed-out page', async () => {
  const page = await browser.page();
  await page.goto(product.address);
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Welcome Back');
  await tabTo(page, 'Create an account');
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Create an account');
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Welcome Back');
  await tabTo(page, 'Forgot password?');
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Forgot password?');
  await tabTo(page, 'Cart', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toBe('Cart · Counter');
  await waitForPage(page, 'Under Construction');
  await tabTo(page, 'Home', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Access Required');
});
