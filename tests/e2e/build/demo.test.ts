import { spawnSync } from 'node:child_process';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { launchBrowser, createDataFolder } from '../product.ts';
import {
  addImages,
  createSmallPhoto,
  button,
  expectImageCount,
  field,
  fillAll,
  waitForToast,
} from '../productForm.ts';
import { serveStatic } from './staticHost.ts';

const folder = createDataFolder();
const imageFolder = createDataFolder();
const browser = launchBrowser();

let address: string;
beforeAll(async () => {
  const { status, output } = spawnSync(
    'vite',
    ['build', '--config', 'vite.demo.config.ts', '--outDir', folder],
    {
      encoding: 'utf8',
    },
  );
  expect([status, status === 0 || output.join('')]).toEqual([0, true]);
  address = await serveStatic(folder, '/some/sub/path/');
});

async function expectDrawn(images: Locator) {
  const areDrawn = (all: Element[]) =>
    all.length > 0 && all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
  await expect.poll(() => images.evaluateAll(areDrawn)).toBe(true);
}

async function signInWithForm(page: Page) {
  await page.goto(address);
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await button(page, 'Login as guest').click();
  await button(page, 'Sign In').click();
  await waitForToast(page, 'Successfully logged in!');
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
}

/** Waits for the heading, because until then the dashboard's search field is found. */
async function openProductList(page: Page) {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Product List' })
    .click();
  await page.getByRole('heading', { name: 'All Products', level: 1 }).waitFor();
}

it('stores changes in the browser and starts over on request', async () => {
  const page = await browser.page();
  await signInWithForm(page);
  await page.getByText(/1–10 of \d+/).waitFor();
  const images = page.getByRole('table').locator('img');
  expect(await images.count()).toBeGreaterThan(5);
  await expectDrawn(images);

  await page.getByRole('main').getByRole('link', { name: 'Add New Product' }).click();
  await page.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
  await fillAll(page);
  await addImages(page, await createSmallPhoto(imageFolder, 'lime'));
  await expectImageCount(page, 1);
  await button(page, 'Publish Product').click();
  await waitForToast(page, 'Product created successfully!');
  const heading = page.getByRole('heading', { name: 'Brass lamp', level: 1 });
  await heading.waitFor();

  // A new tab shows the product at its address, because session and product are stored in the browser.
  await page.reload();
  await heading.waitFor();
  await expectDrawn(page.getByRole('main').locator('img'));
  await openProductList(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('brass lamp');
  const edit = page
    .getByRole('row')
    .filter({ hasText: 'Brass lamp' })
    .getByRole('link', { name: 'Edit Brass lamp' });
  // The link's address opens in a second tab too.
  const beside = await page.context().newPage();
  await beside.goto(new URL((await edit.getAttribute('href')) ?? '', page.url()).href);
  await beside.getByRole('heading', { name: 'Edit Product', level: 1 }).waitFor();
  await beside.close();
  await edit.click();
  await page.getByRole('heading', { name: 'Edit Product', level: 1 }).waitFor();
  await expectImageCount(page, 1);

  // Ordered products have images too.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click();
  const newest = page.getByRole('row').nth(1);
  await newest.getByText('Today').waitFor();
  await newest.getByRole('link').first().click();
  await expectDrawn(page.getByRole('dialog').locator('img'));
  await page.keyboard.press('Escape');

  await button(page, 'Start over').click();
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  await signInWithForm(page);
  await openProductList(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('brass lamp');
  await page.getByText('No products found matching your criteria').waitFor();
});

it('shows the mails that it can’t send: a code, and a link that opens its page', async () => {
  const page = await browser.page();
  await page.goto(`${address}#/register`);
  await field(page, 'Full Name').fill('Asha Menon');
  await field(page, 'Email Address').fill('asha@store.example');
  await page.getByLabel('Password').first().fill('a bowl of marigolds');
  await button(page, 'Verify Email').click();
  const mail = page.getByText(/is your verification code/);
  await mail.waitFor();
  const code = /\d{6}/.exec(await mail.innerText())?.[0] ?? '';
  // The mail is shown before its page has loaded. A reload of that page loses nothing.
  const otp = page.getByRole('textbox', { name: 'OTP' });
  await otp.waitFor();
  await page.reload();
  await otp.fill(code);
  await button(page, 'Verify OTP').click();
  await waitForToast(page, 'Account verified successfully!');
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();

  await page.goto(`${address}#/forgot-password`);
  await field(page, 'Email').fill('ananya.k@counter.example');
  await button(page, 'Send Email').click();
  // The mail is shown first. Opening its link before this page would only bring this page.
  await page.waitForURL('**/#/forgot-password/success');
  await page.getByRole('link', { name: 'Open its link' }).click();
  await page.waitForURL('**/#/reset-password/**');
  await page.getByRole('heading', { name: /reset/i }).waitFor();
  expect(page.url()).toMatch(/\/some\/sub\/path\/#\/reset-password\/ananya\/.+/);
});
