import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { createMailbox } from '../mailbox.ts';
import { registerAdmin } from '../registerAdmin.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const post = createMailbox();
// A wrong password, and a session that was ended elsewhere.
const browser = launchBrowser({ expectedErrors: /status of (400|401)/ });
const dataDir = createDataFolder();

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SMTP_URL: post.url() });
});

const email = 'asha@counter.example';
const PASSWORD = 'Asha likes tea';
const NEW_PASSWORD = 'Asha likes coffee';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getToast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });

async function signIn(page: Page, password: string) {
  await page.goto(`${product.address}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await button(page, 'Account of Asha').waitFor();
}

async function expectSignedOut(page: Page) {
  await page.goto(`${product.address}/account`);
  await page.getByText('Please sign in to see your account').waitFor();
}

async function changePassword(page: Page, current: string) {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await button(page, 'Change password').click();
}

it('changes the password and ends sessions of other browsers, with emails', async () => {
  const work = await browser.page();
  await registerAdmin(work, product, post, { fullName: 'Asha', email, password: PASSWORD });
  await work.goto(product.address);
  const other = await browser.page();
  await signIn(other, PASSWORD);
  // Sent about the other browser.
  expect(await post.linkFor(email, 2)).toBe(`${product.address}/account`);

  await button(work, 'Account of Asha').click();
  await work.getByRole('menuitem', { name: 'Account' }).click();
  const sessions = work.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect.poll(() => sessions.count()).toBe(2);
  expect(await sessions.first().innerText()).toMatch(/\w+ on \w+[^]*This device/);

  await changePassword(work, 'something else');
  await work.getByText('This isn’t your current password.').waitFor();
  expect(await work.getByLabel('New password').inputValue()).toBe(NEW_PASSWORD);
  await changePassword(work, PASSWORD);
  await getToast(work, 'Password changed. Your other sessions have ended.').waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
  expect(await post.linkFor(email, 3)).toBe(`${product.address}/forgot-password`);
  await expectSignedOut(other);

  await signIn(other, NEW_PASSWORD);
  await work.reload();
  await work.getByRole('button', { name: /^End session: / }).click();
  await getToast(work, 'Session ended').waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
  await expectSignedOut(other);

  const name = work.getByRole('textbox', { name: 'Full name' });
  await name.fill('Asha Rao');
  await button(work, 'Save profile').click();
  await button(work, 'Account of Asha Rao').waitFor();
  await work.reload();
  await name.waitFor();
  expect(await name.inputValue()).toBe('Asha Rao');
  // The other browser is known.
  expect(await post.linkFor(email, 3)).toBe(`${product.address}/forgot-password`);
});
