import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { loadFailure as loadFailureMessages } from '#languages/en/shell.ts';
import { waitForQuiet } from '../quietNetwork.ts';
import { delayRequests } from '../delayRequests.ts';
import { requires } from '../engine.ts';
import { clickOnceStill } from '../selectOption.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

// Confirmation dialogs and their focus.

// One test ends the session.
const browser = launchBrowser({ kind: 'installed', expectedErrors: /status of 401|^ChunkError/ });
const product = getSharedProduct();

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

async function openPage(page: Page, path: string, heading: string) {
  await signInAsGuest(page, product);
  await page.goto(product.address + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

it('asks about signing out from the profile menu, and moves the focus to a page that it opens', async () => {
  const page = await browser.page();
  await openPage(page, '/categories', 'Under Construction');
  const profile = page.getByRole('button', { name: /^Account of / });
  await profile.click();
  await clickOnceStill(page.getByRole('menuitem', { name: 'Logout' }));
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  const question = page.getByRole('alertdialog', { name: 'Confirm Logout' });
  await question.getByRole('button', { name: 'Cancel' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => profile.evaluate((one) => one === document.activeElement)).toBe(true);

  // An item that opens a page moves the focus to its top, not back to the button.
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Add New Product' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Add New Product' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

it('doesn’t press the menu again while the dialog loads, and gives up on Escape', async () => {
  const page = await browser.page();
  await openPage(page, '/categories', 'Under Construction');
  const release = await delayRequests(page, /\/assets\/LogoutDialog-[^/]*\.js$/);
  const profile = page.getByRole('button', { name: /^Account of / });
  const chooseLogout = async () => {
    await page.keyboard.press('ArrowUp');
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  };
  await profile.focus();
  await chooseLogout();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await page.getByRole('menu').count()).toBe(0);
  await page.keyboard.press('Escape');
  release();
  await waitForQuiet(page);
  expect(await page.getByRole('alertdialog').count()).toBe(0);

  await chooseLogout();
  await page.getByRole('alertdialog', { name: 'Confirm Logout' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('Cancel');
});

it('asks to sign in again once the dialog can be loaded', async () => {
  requires('a failed script requested again');
  const page = await browser.page();
  await openPage(page, '/', 'Dashboard Overview');
  await waitForQuiet(page);
  await browser.whileUnreachable(async () => {
    await page.context().clearCookies();
    await page.route('**/assets/SessionRenewalSection-*.js', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await question.getByRole('button', { name: 'Delete' }).click();
    const failure = page.getByRole('alertdialog', { name: loadFailureMessages.title });
    await failure.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/assets/SessionRenewalSection-*.js');
    await failure.getByRole('button', { name: 'Try again' }).click();
    const renewal = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect.poll(() => renewal.count()).toBe(1);
  });
});
