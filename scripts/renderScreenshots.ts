// Takes the screenshots of the documents. `node scripts/renderScreenshots.ts store` takes the README's, of the demo store that
// `npm start` and `npm run storefront` serve. `… workbench` takes those of docs/workbench.md by following its steps, of the
// workbench that `npm run build-storybook` has built.
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { chromiumLaunchOptions } from './chromium.ts';

const docs = join(import.meta.dirname, '../docs');
const STORE = 'http://localhost:4600';
const STOREFRONT = 'http://localhost:4650';
const WINDOW_PX = { width: 1440, height: 900 };
const GAP_PX = 20;

async function takeScreenshot(page: Page): Promise<Buffer> {
  // Away from everything that reacts to the pointer.
  await page.mouse.move(0, WINDOW_PX.height / 2);
  await page.waitForTimeout(500);
  return page.screenshot({ animations: 'disabled' });
}

/** Waits for this text and the visible images. */
async function takeStoreScreenshot(page: Page, text: string): Promise<Buffer> {
  await page.getByText(text).first().waitFor();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  return takeScreenshot(page);
}

/** Saves a screenshot, or two side by side. */
async function save(name: string, left: Buffer, right?: Buffer): Promise<void> {
  const sideBySide = { join: { across: 2, shim: GAP_PX, background: 'transparent' } };
  await (right ? sharp([left, right], sideBySide) : sharp(left))
    .webp({ quality: 90 })
    .toFile(join(docs, `${name}.webp`));
  console.log(`docs/${name}.webp`);
}

async function takeStore(page: Page): Promise<void> {
  await page.goto(`${STORE}/login`);
  await page.getByRole('button', { name: 'Login as guest' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const light = await takeStoreScreenshot(page, 'Product Inventory');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await save('screenshots/dashboard', light, await takeStoreScreenshot(page, 'Product Inventory'));
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await page.goto(`${STORE}/reports`);
  await save('screenshots/reports', await takeStoreScreenshot(page, 'Revenue over time'));
  await page.goto(`${STORE}/orders`);
  await save('screenshots/orders', await takeStoreScreenshot(page, 'Order Management'));
  await takeStorefront(page);
}

/** Places an order in the example storefront while the list of orders is open. */
async function takeStorefront(orders: Page): Promise<void> {
  const storefront = await orders.context().newPage();
  await storefront.goto(STOREFRONT);
  const first = storefront.getByRole('button', { name: /^Order: / }).first();
  await first.click();
  const fields = {
    'Your name': 'Asha Rao',
    Email: 'asha@customer.example',
    Address: '14 Residency Road',
    City: 'Bengaluru',
  };
  for (const [label, text] of Object.entries(fields)) await storefront.getByLabel(label).fill(text);
  await storefront.getByRole('button', { name: 'Order', exact: true }).click();
  const placed = await takeStoreScreenshot(storefront, 'Thank you!');
  await orders.bringToFront();
  await save('screenshots/storefront', placed, await takeStoreScreenshot(orders, '1 new order · Show'));
}

async function takeWorkbench(page: Page): Promise<void> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: 'storybook-static' },
    preview: { port: 6006 },
  });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('link', { name: 'Open the Atlas' }).click();
  await story.getByRole('searchbox', { name: 'Find a state' }).fill('delete');
  await story.getByRole('link', { name: 'Delete confirm: Phone, dark' }).waitFor();
  await story.locator('img').last().scrollIntoViewIfNeeded();
  await story.getByRole('heading', { name: 'Atlas', level: 1 }).scrollIntoViewIfNeeded();
  await save('workbench/atlas', await takeScreenshot(page));

  await story.getByRole('link', { name: 'Delete confirm: Phone, dark' }).click();
  await story.getByRole('heading', { name: 'Confirm Deletion' }).waitFor();
  await save('workbench/story', await takeScreenshot(page));

  await page.getByRole('tab', { name: /^Review/ }).click();
  await page.getByAltText('Drawing, phone').waitFor();
  await save('workbench/drawing', await takeScreenshot(page));

  await page.getByRole('link', { name: /&globals=theme:dark;viewport\.value:phone$/ }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied').waitFor();
  await save('workbench/review', await takeScreenshot(page));
  await server.close();
}

const subjects: Record<string, (page: Page) => Promise<void>> = {
  store: takeStore,
  workbench: takeWorkbench,
};
const take = subjects[process.argv[2] ?? ''];
if (!take) throw new Error(`choose from ${Object.keys(subjects).join(' and ')}`);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const permissions = ['clipboard-write'];
  const context = await browser.newContext({ viewport: WINDOW_PX, colorScheme: 'light', permissions });
  await take(await context.newPage());
} finally {
  await browser.close();
}
