// Takes the screenshots of docs/workbench.md, following its steps: `node scripts/render-workbench.mjs`. Pass a
// folder to use a workbench that is already built.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { browser } from './browser.mjs';
import { step } from './steps.mjs';

/** @typedef {import('playwright').Page} Page */

const pictures = fileURLToPath(new URL('../docs/workbench/', import.meta.url));
const [folder = 'storybook-static'] = process.argv.slice(2);
const WINDOW_PX = { width: 1440, height: 900 };
const STATE_LINK = /&globals=theme:dark;viewport\.value:phone$/;

/** @param {Page} page @param {string} name */
async function takeScreenshot(page, name) {
  // Hide the tooltip of the last pressed button.
  await page.mouse.move(0, WINDOW_PX.height / 2);
  await page.waitForTimeout(500);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 90 })
    .toFile(join(pictures, `${name}.webp`));
  console.log(`docs/workbench/${name}.webp`);
}

/** @param {Page} page @param {RegExp} name */
const choosePanel = (page, name) => page.getByRole('tab', { name }).click();

/** @param {Page} page @param {string} address */
async function takeScreenshots(page, address) {
  const story = page.frameLocator('#storybook-preview-iframe');
  await page.goto(address);
  await story.getByRole('link', { name: 'Open the Atlas' }).click();
  await story.getByRole('searchbox', { name: 'Find a state' }).fill('delete');
  await story.getByText('2 of 179 states').waitFor();
  await story.locator('img').last().scrollIntoViewIfNeeded();
  await story.getByRole('heading', { name: 'Atlas', level: 1 }).scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'atlas');

  await story.getByRole('link', { name: 'Delete confirm: Phone, dark' }).click();
  await story.getByRole('heading', { name: 'Confirm Deletion' }).waitFor();
  await takeScreenshot(page, 'story');

  await choosePanel(page, /^Design/);
  await page.frameLocator('iframe[src*="drawing/index.html"]').first().locator('img').waitFor();
  await takeScreenshot(page, 'design');

  await choosePanel(page, /^Review/);
  await page.getByRole('link', { name: STATE_LINK }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied').waitFor();
  await takeScreenshot(page, 'review');
}

if (process.argv.length < 3) step('Building the workbench', 'storybook', ['build', '--quiet']);
const server = await preview({
  configFile: false,
  appType: 'mpa',
  logLevel: 'warn',
  build: { outDir: folder },
  preview: { port: 6006 },
});
const chrome = await chromium.launch(browser.launchOptions());
try {
  const page = await chrome.newPage({ viewport: WINDOW_PX, permissions: ['clipboard-write'] });
  await takeScreenshots(page, server.resolvedUrls?.local[0] ?? '');
} finally {
  await chrome.close();
  await server.close();
}
