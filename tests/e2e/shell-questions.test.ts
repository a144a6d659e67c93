import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { asGuest } from './asGuest.ts';
import { holdBack } from './holdBack.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';

// Questions are in chunks of their own, which come when the page has nothing better to do: here they are later than the
// administrator, or missing.

const dataDir = aDataFolder();
// A session is ended from outside, and the server says so.
const browser = aBrowser(/status of 401/);
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const QUESTIONS = '**/assets/{LogoutDialog,DeleteProductDialog,ConfirmDialog,Dialog}-*.js';
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

async function opened(page: Page, path: string, heading: string) {
  await asGuest(page, product);
  await page.goto(product.address + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

const openers: [name: string, path: string, heading: string, button: RegExp, question: string][] = [
  ['signing out', '/categories', 'Under Construction', /^Logout$/, 'Confirm Logout'],
  ['a deletion', '/', 'Dashboard Overview', /^Delete /, 'Confirm Deletion'],
];

it.each(openers)(
  'asks about %s at the first click, though its code is slow',
  async (_, path, heading, button, name) => {
    const page = await browser.page();
    const release = await holdBack(page, QUESTIONS);
    await opened(page, path, heading);
    const opener = page.getByRole('button', { name: button }).first();
    await opener.click();
    const question = page.getByRole('alertdialog', { name });
    expect(await question.count()).toBe(0);
    release();
    await question.getByRole('button', { name: 'Cancel' }).waitFor();
    await expect.poll(() => focusedName(page)).toBe('Cancel');
    // The focus stays inside, and goes back to what asked.
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      expect(await question.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
  },
);

it.each(openers)(
  'says that it can’t ask about %s, keeps the page, and asks once its code can be had',
  async (_, path, heading, button, name) => {
    const page = await browser.page();
    const opener = page.getByRole('button', { name: button }).first();
    await browser.whileUnreachable(async () => {
      await page.route(QUESTIONS, (route) => route.abort());
      await opened(page, path, heading);
      await opener.click();
      await page
        .getByText('A part of the page could not be loaded. Try again, or reload the page.', { exact: true })
        .waitFor();
      expect(await page.getByRole('heading', { level: 1, name: heading }).isVisible()).toBe(true);
      await page.unroute(QUESTIONS);
    });
    await opener.click();
    await page.getByRole('alertdialog', { name }).getByRole('button', { name: 'Cancel' }).waitFor();
  },
);

it('asks about signing out from the profile menu, though its code is slow', async () => {
  const page = await browser.page();
  const release = await holdBack(page, QUESTIONS);
  await opened(page, '/categories', 'Under Construction');
  const profile = page.getByRole('button', { name: /^Account of / });
  await profile.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  release();
  const question = page.getByRole('alertdialog', { name: 'Confirm Logout' });
  await question.getByRole('button', { name: 'Cancel' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => profile.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('asks to sign in again at the next call, where it could not at the first', async () => {
  const page = await browser.page();
  await opened(page, '/', 'Dashboard Overview');
  const remove = async () => {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await question.getByRole('button', { name: 'Delete' }).click();
    return question;
  };
  const renewal = page.getByRole('dialog', { name: 'Your session has ended' });
  await browser.whileUnreachable(async () => {
    await page.context().clearCookies();
    await page.route('**/assets/SessionRenewalSection-*.js', (route) => route.abort());
    const question = await remove();
    await question.waitFor({ state: 'detached' });
    expect(await renewal.count()).toBe(0);
    await page.unroute('**/assets/SessionRenewalSection-*.js');
    await remove();
    await renewal.getByRole('heading').waitFor();
  });
});
