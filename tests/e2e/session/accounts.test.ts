import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { translatePage } from '../languages/translatePage.ts';
import { createMailbox } from '../mailbox.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const post = createMailbox();
// The tests use a wrong code, a used link and an ended session.
const browser = launchBrowser({ expectedErrors: /status of (401|410)/ });
const dataDir = createDataFolder();

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SMTP_URL: post.url() });
});

const createPerson = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@counter.example`,
  password: `${name} likes tea`,
});
type Person = ReturnType<typeof createPerson>;

const getToast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'OTP' });

async function register(page: Page, address: string, { name, email, password }: Person) {
  await page.goto(`${address}/register`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await button(page, 'Verify Email').click();
  await page.getByRole('heading', { name: 'Verify Account' }).waitFor();
}

async function enter(page: Page, code: string) {
  await codeField(page).fill(code);
  await button(page, 'Verify OTP').click();
}

async function openAccount(page: Page, address: string, person: Person) {
  await register(page, address, person);
  await enter(page, await post.codeFor(person.email));
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
}

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
}

/** Types into the password field once it is focused and empty. */
async function typePassword(page: Page, password: string) {
  const here = page.locator('input:focus');
  await expect.poll(() => here.getAttribute('autocomplete')).toBe('current-password');
  await expect.poll(() => here.inputValue()).toBe('');
  await page.keyboard.type(password);
}

/** Returns a different code. */
const getOtherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const getSecondsLeft = async (page: Page) => {
  const [, minutes = '', seconds = ''] = /(\d):(\d\d)/.exec(await page.getByRole('timer').innerText())!;
  return Number(minutes) * 60 + Number(seconds);
};

it('registers, verifies the code from the mail, and shows the message once', async () => {
  const page = await browser.page();
  // The countdown and the messages also change in a translated page.
  await translatePage(page);
  const person = createPerson('Priyanka');
  await register(page, product.address, person);
  expect(await page.getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe(person.email);

  // A reload keeps the email and the remaining time.
  await expect.poll(() => getSecondsLeft(page)).toBeLessThan(299);
  const before = await getSecondsLeft(page);
  await page.reload();
  await page.getByRole('timer').waitFor();
  expect(await page.getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe(person.email);
  const after = await getSecondsLeft(page);
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 30);

  const code = await post.codeFor(person.email);
  await enter(page, getOtherCode(code));
  await getToast(page, 'Invalid OTP, please try again').waitFor();
  expect(await codeField(page).inputValue()).toBe('');
  await enter(page, code);
  await getToast(page, 'Account verified successfully!').waitFor();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await expect.poll(() => getToast(page, 'Invalid OTP, please try again').count()).toBe(0);

  // Neither a reload nor Back shows it again.
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  expect(await getToast(page, 'Account verified successfully!').count()).toBe(0);
  await page.getByRole('link', { name: 'Banner Slides' }).click();
  await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  expect(await getToast(page, 'Account verified successfully!').count()).toBe(0);

  // The case and spaces of the address don't matter.
  const other = await browser.page();
  await other.goto(`${product.address}/admin/login`);
  await signIn(other, { ...person, email: ` ${person.email.toUpperCase()} ` });
  await getToast(other, 'Successfully logged in!').waitFor();
  const third = await browser.page();
  await third.goto(`${product.address}/register`);
  await third.getByRole('textbox', { name: 'Full Name' }).fill('Again');
  await third.getByRole('textbox', { name: 'Email Address' }).fill(person.email.toUpperCase());
  await third.getByLabel('Password', { exact: false }).first().fill('another secret');
  await third.keyboard.press('Enter');
  await getToast(third, 'User already exists! Please login').waitFor();
});

it('resets a password, which ends the sessions, and continues their work after signing in again', async () => {
  const person = createPerson('Ananya');
  const work = await browser.page();
  await openAccount(work, product.address, person);
  await work.getByRole('searchbox', { name: 'Search products' }).fill('yoga');
  await work.getByText('1–1 of 1').waitFor();

  // Reset the password in another browser.
  const page = await browser.page();
  await page.goto(`${product.address}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email Address' }).fill(person.email);
  await button(page, 'Send Email').click();
  await page.getByRole('heading', { name: 'Reset password link sent on your Email' }).waitFor();
  const link = await post.linkFor(person.email, 2);
  expect(new URL(link).origin).toBe(product.address);

  await page.goto(link);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  const password = 'a quite different secret';
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill('something else');
  await button(page, 'Reset Password').click();
  // The focus returns to the second password instead.
  await page.locator('input:focus').and(page.getByLabel('Confirm password')).waitFor();
  expect(calls).toEqual([]);
  await page.getByLabel('Confirm password').fill(password);
  await button(page, 'Reset Password').click();
  await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();

  // The link works only once.
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('yet another secret');
  await page.getByLabel('Confirm password').fill('yet another secret');
  const response = page.waitForResponse(/reset-password/);
  await button(page, 'Reset Password').click();
  expect((await response).status()).toBe(410);
  expect(await page.getByRole('heading', { name: 'Reset Password' }).count()).toBe(1);

  await page.goto(`${product.address}/admin/login`);
  await signIn(page, person);
  await getToast(page, 'Password is wrong!').waitFor();
  await signIn(page, { email: person.email, password });
  await getToast(page, 'Successfully logged in!').waitFor();

  // The page of the old session asks to sign in again and then completes the deletion.
  await work.bringToFront();
  await work
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await work.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const dialog = work.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('heading').waitFor();
  expect(await dialog.getByLabel('Email').inputValue()).toBe(person.email);
  await typePassword(work, person.password);
  await work.keyboard.press('Enter');
  await dialog.getByText('Password is wrong!').waitFor();
  await typePassword(work, password);
  await work.keyboard.press('Enter');
  await getToast(work, 'Product deleted successfully').waitFor();
  expect(await dialog.count()).toBe(0);
  expect(await work.getByRole('searchbox', { name: 'Search products' }).inputValue()).toBe('yoga');
  await work.getByText('No products found matching your criteria').waitFor();
});

it('signs in and out in all tabs at once, and returns to the requested page', async () => {
  const page = await browser.page();
  await page.goto(`${product.address}/?q=tea`);
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${product.address}/product-list`);
  await other.getByRole('heading', { name: 'Access Denied' }).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  // During a long press, the error it triggers must not move the link away.
  await page.getByLabel('Email').focus();
  await page.getByRole('link', { name: 'Create an account' }).click({ delay: 300 });
  await page.getByRole('heading', { name: 'Create an account' }).waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await button(page, 'Login as guest').click();
  await button(page, 'Sign In').click();
  await getToast(page, 'Successfully logged in!').waitFor();
  expect(new URL(page.url()).search).toBe('?q=tea');
  await other.getByRole('heading', { name: 'All Products' }).waitFor();

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await getToast(page, 'Logged out successfully').waitFor();
  await other.getByRole('heading', { name: 'Access Denied' }).waitFor();
});
