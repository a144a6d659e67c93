import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import {
  addImages,
  createSmallPhoto,
  button,
  expectImageCount,
  field,
  fill,
  fillAll,
  waitForToast,
  openStoreFiles,
} from '../productForm.ts';

const dataDir = createDataFolder();
const imageFolder = createDataFolder();
// One test uses an ended session.
const browser = launchBrowser({ expectedErrors: /status of 401/ });
const store = openStoreFiles(dataDir);

let product: Product;
let image: string;
beforeAll(async () => {
  product = await startProduct(dataDir);
  image = await createSmallPhoto(imageFolder, 'blue');
});

let page: Page;
beforeEach(async () => {
  page = await signInAsGuest(await browser.page(), product);
});

async function openAdd(form = page) {
  await form.goto(`${product.address}/add-product`);
  await form.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
}
const question = (form: Page, name: string) => form.getByRole('alertdialog', { name });
/** Waits until the draft is stored. */
const waitForDraft = (form: Page, text: string) =>
  form.waitForFunction((typed) => Object.values(localStorage).join().includes(typed), text);
const name = (form = page) => field(form, 'Product name').inputValue();

it('asks before unsaved changes are lost by a link, Back, closing the tab or logging out', async () => {
  const leave = question(page, 'Leave without saving?');
  await page.goto(product.address);
  await page.getByRole('main').getByRole('link', { name: 'Add New Product' }).click();
  await page.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
  // Without changes it does not ask.
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await page.goForward();
  await fill(page, { 'Product name': 'Brass lamp' });
  await waitForDraft(page, 'Brass lamp');

  const orders = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' });
  for (const away of [() => orders.click(), () => page.goBack()]) {
    await away();
    await leave.getByRole('button', { name: 'Stay' }).click();
    await leave.waitFor({ state: 'hidden' });
    expect([new URL(page.url()).pathname, await name()]).toEqual(['/add-product', 'Brass lamp']);
  }

  // After leaving with Back and going forward again, the draft can be restored.
  await page.goBack();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  expect([new URL(page.url()).pathname, await leave.count()]).toEqual(['/', 0]);
  await page.goForward();
  await page.getByText('“Brass lamp” wasn’t published.').waitFor();
  await button(page, 'Restore').click();
  await expect.poll(() => name()).toBe('Brass lamp');

  // When the tab is closed, the browser asks.
  const dialogOpened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  expect(await name()).toBe('Brass lamp');

  const logout = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Logout' });
  const confirm = question(page, 'Confirm Logout');
  await logout.click();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await leave.waitFor({ state: 'hidden' });
  expect(await confirm.count()).toBe(0);

  // After cancelling the second dialog, the form is still there and still asks.
  await logout.click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await confirm.waitFor({ state: 'hidden' });
  expect(await name()).toBe('Brass lamp');
  await orders.click();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await leave.waitFor({ state: 'hidden' });

  await logout.click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await confirm.getByRole('button', { name: 'Logout' }).click();
  await waitForToast(page, 'Logged out successfully');
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

it('offers the draft of a crashed tab until it is discarded', async () => {
  requires('Chromium’s protocol');
  await openAdd();
  await fillAll(page);
  await waitForDraft(page, '"india"');
  const killed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await killed;

  const next = await page.context().newPage();
  await openAdd(next);
  await next.getByText('“Brass lamp” wasn’t published.').waitFor();
  expect(await name(next)).toBe('');
  await button(next, 'Restore').click();
  await expect.poll(() => name(next)).toBe('Brass lamp');
  expect(await field(next, 'Actual price').inputValue()).toBe('1,899.50');
  expect(await next.getByRole('combobox', { name: 'Stock unit' }).innerText()).toBe('pieces');
  await button(next, 'Remove Japan').waitFor();
  await button(next, 'Remove India').waitFor();

  // The draft remains: a reload asks first and then offers it again.
  next.once('dialog', (dialog) => dialog.accept());
  await next.reload();
  await button(next, 'Discard').click();
  await next.getByText('You have an unfinished product').waitFor({ state: 'detached' });
  await next.reload();
  await next.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
  expect(await next.getByText('You have an unfinished product').count()).toBe(0);
  expect(await name(next)).toBe('');
});

it('renews a session that ended while the form was open, and saves', async () => {
  await openAdd();
  await fillAll(page);
  await addImages(page, image);
  await expectImageCount(page, 1);
  await page.context().clearCookies();
  await button(page, 'Publish Product').click();

  const renewal = page.getByRole('dialog', { name: 'Your session has ended' });
  await renewal.getByRole('heading').waitFor();
  // If renewing is declined, the save fails and the form is unchanged.
  await renewal.getByRole('button', { name: 'Cancel' }).click();
  await renewal.waitFor({ state: 'hidden' });
  expect(await name()).toBe('Brass lamp');
  await expectImageCount(page, 1);

  await button(page, 'Publish Product').click();
  await renewal.getByLabel('Email').fill(product.guest.email);
  await renewal.getByLabel('Password', { exact: true }).fill(product.guest.password);
  await renewal.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/view-product\//);
  await waitForToast(page, 'Product created successfully!');
  const created = store.rows().filter((row) => row.name === 'Brass lamp');
  expect(created).toHaveLength(1);
  expect(await store.colours(created[0])).toEqual(['blue']);
  store.expectNoOrphan();
});
