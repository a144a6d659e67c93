import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { lacks, requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
const product = getSharedProduct();

const getTheme = (page: Page) => page.locator('html').getAttribute('data-theme');
const getSavedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const getBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

it('starts with the system theme and follows it', async () => {
  requires('emulated media');
  for (const [system, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    const page = await browser.page({ colorScheme: system });
    await page.goto(`${product.address}/categories`);
    await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
    expect(await getTheme(page)).toBe(system);
    expect(await getSavedTheme(page)).toBeNull();
    const before = await getBackground(page);
    await page.emulateMedia({ colorScheme: other });
    await expect.poll(() => getTheme(page)).toBe(other);
    await expect.poll(() => getBackground(page)).not.toBe(before);
  }
});

it('keeps the chosen theme on a phone, also in other tabs', async () => {
  const page = await signInAsGuest(
    await browser.page({ colorScheme: 'light', viewport: { width: 390, height: 700 } }),
    product,
  );
  await page.goto(`${product.address}/categories`);
  const tab = await page.context().newPage();
  await tab.goto(`${product.address}/login`);
  await tab.getByRole('heading').first().waitFor();

  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect(await getTheme(page)).toBe('dark');
  expect(await getSavedTheme(page)).toBe('dark');
  await expect.poll(() => getTheme(tab)).toBe('dark');

  // The sidebar's switch shows and changes the same setting, which overrides the system's.
  await page.getByRole('button', { name: 'Open menu' }).click();
  const dark = page.getByRole('radio', { name: 'Dark' });
  expect(await dark.isChecked()).toBe(true);
  await dark.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => getSavedTheme(page)).toBe('light');
  await expect.poll(() => getTheme(tab)).toBe('light');
  if (lacks('emulated media')) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
  expect(await getTheme(page)).toBe('light');
});

it.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('shows every frame in the saved theme %s', async (choice, system) => {
  const page = await browser.page({ colorScheme: system });
  await page.goto(`${product.address}/categories`);
  await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
  await page.evaluate((one) => localStorage.setItem('theme', one), choice);
  // Delay the code to see what is painted before it runs.
  await page.route('**/assets/*.js', async (route) => {
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
    await route.continue();
  });
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const recordFrame = () => {
      if (document.body) frames.push(document.documentElement.dataset['theme'] ?? 'none');
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
  const frames = await page.evaluate(() => (window as Window & { frames_?: string[] }).frames_ ?? []);
  expect(frames.length).toBeGreaterThan(1);
  expect(new Set(frames)).toEqual(new Set([choice]));
});
