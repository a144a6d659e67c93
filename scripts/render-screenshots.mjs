// Takes the README's screenshots of a running demo store: `npm start` and `npm run storefront`, then
// `node scripts/render-screenshots.mjs`. Pass other addresses of both if they have other ports.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browser } from './browser.mjs';

/** @typedef {import('playwright').Page} Page */

const [address = 'http://localhost:4600', storefrontAddress = 'http://localhost:4650'] =
  process.argv.slice(2);
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const WINDOW_PX = { width: 1440, height: 900 };
const GAP_PX = 20;

/** @param {Page} page @param {string} text shown once the page has loaded */
async function takeScreenshot(page, text) {
  await page.getByText(text).first().waitFor();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  // Away from everything that reacts to the pointer.
  await page.mouse.move(0, WINDOW_PX.height / 2);
  await page.waitForTimeout(500);
  return page.screenshot({ animations: 'disabled' });
}

/** @param {Buffer} left @param {Buffer} right */
const placeSideBySide = (left, right) =>
  sharp({
    create: {
      width: 2 * WINDOW_PX.width + GAP_PX,
      height: WINDOW_PX.height,
      channels: 4,
      background: 'transparent',
    },
  })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: WINDOW_PX.width + GAP_PX, top: 0 },
    ])
    .png()
    .toBuffer();

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

  await save(await placeSideBySide(light, dark), 'dashboard');

  await page.goto(`${address}/orders`);
  await save(await takeScreenshot(page, 'Order Management'), 'orders');
  await page.goto(`${address}/reports`);
  await save(await takeScreenshot(page, 'Revenue over time'), 'reports');
  await takeStorefrontScreenshot(page);
}

/** Places an order in the example storefront while the list of orders is open. @param {Page} page */
async function takeStorefrontScreenshot(page) {
  await page.goto(`${address}/orders`);
  await page.getByText('Order Management').waitFor();
  const storefront = await page.context().newPage();
  await storefront.goto(storefrontAddress);
  await storefront
    .getByRole('button', { name: /^Order: / })
    .first()
    .click();
  const fields = { 'Your name': 'Asha Rao', Email: 'asha@customer.example', Address: '14 Residency Road' };
  for (const [label, text] of Object.entries({ ...fields, City: 'Bengaluru' }))
    await storefront.getByLabel(label).fill(text);
  await storefront.getByRole('button', { name: 'Order', exact: true }).click();
  const placed = await takeScreenshot(storefront, 'Thank you!');
  await page.bringToFront();
  const announced = await takeScreenshot(page, '1 new order · Show');
  await save(await placeSideBySide(placed, announced), 'storefront');
}

const chrome = await chromium.launch(browser.launchOptions());
try {
  const context = await chrome.newContext({ viewport: WINDOW_PX, colorScheme: 'light' });
  await takeScreenshots(await context.newPage());
} finally {
  await chrome.close();
}
