import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
const product = getSharedProduct();

async function openDashboard(width: number): Promise<Page> {
  const page = await signInAsGuest(await browser.page({ viewport: { width, height: 700 } }), product);
  await page.goto(product.address);
  await page.getByText(/^1–10 of \d+$/).waitFor();
  return page;
}

const toggle = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const state = (page: Page) => page.locator('[data-sidebar]').getAttribute('data-sidebar');
/** Returns the left edge of the content in rem, once the sidebar stands still. */
const getContentStart = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
    return document.querySelector('main')!.getBoundingClientRect().left;
  });

/** Stops the page's clock and returns a function that moves it on. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
}

it('is next to the content only if the window is wide enough for the text size', async () => {
  requires('Chromium’s protocol');
  const page = await browser.page({ viewport: { width: 1440, height: 700 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await signInAsGuest(page, product);
  await page.goto(product.address);
  await page.getByText(/^1–10 of \d+$/).waitFor();
  expect(await state(page)).toBe('closed');
  await toggle(page).click();
  await menu(page).waitFor();
  expect(await state(page)).toBe('overlay');
});

it('shifts the content by 18rem at 1024 px, and keeps its state', async () => {
  const page = await openDashboard(1024);
  expect(await state(page)).toBe('beside');
  expect(await getContentStart(page)).toBe(18 * 16);
  expect(await menu(page).boundingBox()).toMatchObject({ x: 0, width: 18 * 16 });

  // Escape, clicks outside and navigation don't close it, and the page scrolls.
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Dashboard Overview' }).click();
  await menu(page).getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
  expect(await state(page)).toBe('beside');
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');

  await toggle(page).click();
  await menu(page).waitFor({ state: 'hidden' });
  expect(await getContentStart(page)).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
  expect(await state(page)).toBe('closed');
  expect(await getContentStart(page)).toBe(0);

  await toggle(page).click();
  await menu(page).waitFor();
  await page.reload();
  await menu(page).waitFor();
  expect(await getContentStart(page)).toBe(18 * 16);
});

it('covers the page at 1023 px, keeps the focus, and closes on navigation', async () => {
  const page = await openDashboard(1023);
  expect(await state(page)).toBe('closed');
  await toggle(page).click();
  await menu(page).waitFor();
  expect(await state(page)).toBe('overlay');
  expect(await getContentStart(page)).toBe(0);

  // It is not reopened where it would cover the page.
  await page.reload();
  await page.getByText(/^1–10 of \d+$/).waitFor();
  expect(await state(page)).toBe('closed');

  const focused = page.locator(':focus');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  const first = menu(page).getByRole('link', { name: 'Dashboard' });
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await first.getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('Shift+Tab');
  expect(await focused.getAttribute('aria-label')).toBe('Logout');
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Dashboard');
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  expect(await focused.getAttribute('aria-label')).toBe('Open menu');

  await page.keyboard.press('Enter');
  await menu(page).getByRole('link', { name: 'Categories' }).press('Enter');
  await page.getByText(/^Categories isn’t ready yet/).waitFor();
  await menu(page).waitFor({ state: 'hidden' });
  await expect.poll(() => focused.evaluate((one) => one.tagName)).toBe('MAIN');
});

it('waits until a resize has ended for 100 ms before it changes its layout', async () => {
  const page = await browser.page({ viewport: { width: 1024, height: 700 } });
  await page.clock.install();
  await signInAsGuest(page, product);
  await page.goto(`${product.address}/categories`);
  await menu(page).waitFor();
  await page.evaluate(() =>
    addEventListener('resize', () => (document.body.dataset['width'] = `${innerWidth}`)),
  );
  await stopClock(page);
  const resizeTo = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => page.evaluate(() => document.body.dataset['width'])).toBe(`${width}`);
  };
  await resizeTo(1000);
  await page.clock.runFor(99);
  expect(await state(page)).toBe('beside');
  await resizeTo(1023);
  await page.clock.runFor(99);
  expect(await state(page)).toBe('beside');
  await page.clock.runFor(1);
  await expect.poll(() => state(page)).toBe('closed');
  await resizeTo(1024);
  await page.clock.runFor(100);
  await expect.poll(() => state(page)).toBe('beside');
});
