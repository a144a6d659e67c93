// Takes the README's screenshots of a running demo store: `npm start`, then `node scripts/render-screenshots.mjs`.
// Pass another address if the store isn't at http://localhost:4600.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browser } from './browser.mjs';

/** @typedef {import('playwright').Page} Page */

const [address = 'http://localhost:4600'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const WINDOW_PX = { width: 1440, height: 900 };
const GAP_PX = 20;

/** @param {Page} page @param {string} text shown once the page has loaded */
async function takeScreenshot(page, text) {
  await page.getByText(text).first().waitFor();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // Away from everything that reacts to the pointer.
  await page.mouse.move(0, WINDOW_PX.height / 2);
  await page.waitForTimeout(500);
  return page.screenshot({ animations: 'disabled' });
}

/** @param {Buffer} picture @param {string} name */
async function save(picture, name) {
  await sharp(picture)
    .webp({ quality: 90 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/screenshots/${name}.webp`);
}

/** @param {Page} page */
async function takeScreenshots(page) {
  await page.goto(`${address}/login`);
  await page.getByRole('button', { name: 'Login as guest' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const light = await takeScreenshot(page, 'Product Inventory');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  const dark = await takeScreenshot(page, 'Product Inventory');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();

  const both = sharp({
    create: {
      width: 2 * WINDOW_PX.width + GAP_PX,
      height: WINDOW_PX.height,
      channels: 4,
      background: 'transparent',
    },
  }).composite([
    { input: light, left: 0, top: 0 },
    { input: dark, left: WINDOW_PX.width + GAP_PX, top: 0 },
  ]);
  await save(await both.png().toBuffer(), 'dashboard');

  await page.goto(`${address}/orders`);
  await save(await takeScreenshot(page, 'Order Management'), 'orders');
  await page.goto(`${address}/reports`);
  await save(await takeScreenshot(page, 'Revenue over time'), 'reports');
}

const chrome = await chromium.launch(browser.launchOptions());
try {
  await takeScreenshots(await chrome.newPage({ viewport: WINDOW_PX, colorScheme: 'light' }));
} finally {
  await chrome.close();
}
