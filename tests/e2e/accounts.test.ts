import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { createMailbox } from './mailbox.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';

const post = createMailbox();
// A wrong code, a code that has expired and a session that has ended are refused.
const browser = aBrowser({ refused: /status of (401|410)/ });
const dataDir = aDataFolder();
const hastyDataDir = aDataFolder();

/** Codes live for five minutes in the one, for a few seconds in the other. */
const LIFE = 8;
let product: Product;
let hasty: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SMTP_URL: post.url() });
  hasty = await startProduct(hastyDataDir, { SMTP_URL: post.url(), OTP_SECONDS: String(LIFE) });
});

const person = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@counter.example`,
  password: `${name} likes tea`,
});
type Person = ReturnType<typeof person>;

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

async function openAccount(page: Page, address: string, who: Person) {
  await register(page, address, who);
  await enter(page, await post.codeFor(who.email));
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
}

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
}

/** By keys alone, once the empty password field has the focus by itself. */
async function typeHere(page: Page, password: string) {
  const here = page.locator('input:focus');
  await expect.poll(() => here.getAttribute('autocomplete')).toBe('current-password');
  await expect.poll(() => here.inputValue()).toBe('');
  await page.keyboard.type(password);
}

/** Any code but this one. */
const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const secondsLeft = async (page: Page) => {
  const [, minutes = '', seconds = ''] = /(\d):(\d\d)/.exec(await page.getByRole('timer').innerText())!;
  return Number(minutes) * 60 + Number(seconds);
};

it('registers, verifies by the code from the mail, and says so once', async () => {
  const page = await browser.page();
  const who = person('Priyanka');
  await register(page, product.address, who);
  expect(await page.getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe(who.email);

  // A reload keeps the email, and the time goes on from where it was.
  await expect.poll(() => secondsLeft(page)).toBeLessThan(299);
  const before = await secondsLeft(page);
  await page.reload();
  await page.getByRole('timer').waitFor();
  expect(await page.getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe(who.email);
  const after = await secondsLeft(page);
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 30);

  const code = await post.codeFor(who.email);
  await enter(page, anotherThan(code));
  await getToast(page, 'Invalid OTP, please try again').waitFor();
  expect(await codeField(page).inputValue()).toBe('');
  await enter(page, code);
  await getToast(page, 'Account verified successfully!').waitFor();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await expect.poll(() => getToast(page, 'Invalid OTP, please try again').count()).toBe(0);

  // Neither a reload nor Back says it again.
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  expect(await getToast(page, 'Account verified successfully!').count()).toBe(0);
  await page.getByRole('link', { name: 'Banner Slides' }).click();
  await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  expect(await getToast(page, 'Account verified successfully!').count()).toBe(0);

  // The same account, however its address is written.
  const other = await browser.page();
  await other.goto(`${product.address}/admin/login`);
  await signIn(other, { ...who, email: ` ${who.email.toUpperCase()} ` });
  await getToast(other, 'Successfully logged in!').waitFor();
  const third = await browser.page();
  await third.goto(`${product.address}/register`);
  await third.getByRole('textbox', { name: 'Full Name' }).fill('Again');
  await third.getByRole('textbox', { name: 'Email Address' }).fill(who.email.toUpperCase());
  await third.getByLabel('Password', { exact: false }).first().fill('another secret');
  await third.keyboard.press('Enter');
  await getToast(third, 'User already exists! Please login').waitFor();
});

it('offers a new code when the time is over, when the code has expired, and after too many attempts', async () => {
  const page = await browser.page();
  const who = person('Meera');
  await register(page, hasty.address, who);
  await page.getByRole('timer').waitFor();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(LIFE);

  // The time runs out before anybody enters anything.
  await button(page, 'Send OTP').waitFor();
  await button(page, 'Send OTP').click();
  await getToast(page, 'OTP sent successfully!').waitFor();
  expect(await secondsLeft(page)).toBeGreaterThan(290);

  // The server's word counts, not the countdown's.
  const late = await post.codeFor(who.email, 2);
  await page.waitForTimeout(LIFE * 1000);
  await enter(page, late);
  await getToast(page, 'OTP has expired, please request a new one').waitFor();

  await button(page, 'Send OTP').click();
  const code = await post.codeFor(who.email, 3);
  await enter(page, code);
  await getToast(page, 'Account verified successfully!').waitFor();

  const guesser = await browser.page();
  const other = person('Ravi');
  await register(guesser, product.address, other);
  const first = await post.codeFor(other.email);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await enter(guesser, anotherThan(first));
    await expect.poll(() => codeField(guesser).inputValue()).toBe('');
  }
  await enter(guesser, first);
  await getToast(guesser, 'Maximum OTP attempts exceeded, please request a new one').waitFor();
  await button(guesser, 'Send OTP').click();
  await enter(guesser, await post.codeFor(other.email, 2));
  await getToast(guesser, 'Account verified successfully!').waitFor();
});

it('resets a password by the link from the mail, which ends the sessions; the work goes on after signing in again', async () => {
  const who = person('Ananya');
  const work = await browser.page();
  await openAccount(work, product.address, who);
  await work.getByRole('searchbox', { name: 'Search products' }).fill('yoga');
  await work.getByText('1–1 of 1').waitFor();

  // Elsewhere somebody forgot the password.
  const page = await browser.page();
  await page.goto(`${product.address}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email Address' }).fill(who.email);
  await button(page, 'Send Email').click();
  await page.getByRole('heading', { name: 'Reset password link sent on your Email' }).waitFor();
  const link = await post.linkFor(who.email, 2);
  expect(new URL(link).origin).toBe(product.address);

  await page.goto(link);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  const password = 'a quite different secret';
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill('something else');
  await button(page, 'Reset Password').click();
  await page.waitForTimeout(500);
  expect(calls).toEqual([]);
  await page.getByLabel('Confirm password').fill(password);
  await button(page, 'Reset Password').click();
  await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();

  // The link is used up: a second time it changes nothing, and says nothing.
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('yet another secret');
  await page.getByLabel('Confirm password').fill('yet another secret');
  const answer = page.waitForResponse(/reset-password/);
  await button(page, 'Reset Password').click();
  expect((await answer).status()).toBe(410);
  expect(await page.getByRole('heading', { name: 'Reset Password' }).count()).toBe(1);

  await page.goto(`${product.address}/admin/login`);
  await signIn(page, who);
  await getToast(page, 'Password is wrong!').waitFor();
  await signIn(page, { email: who.email, password });
  await getToast(page, 'Successfully logged in!').waitFor();

  // The old session is over. Its page asks to sign in again, and then does what it was told to.
  await work
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await work.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const dialog = work.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('heading').waitFor();
  expect(await dialog.getByLabel('Email').inputValue()).toBe(who.email);
  await typeHere(work, who.password);
  await work.keyboard.press('Enter');
  await dialog.getByText('Password is wrong!').waitFor();
  await typeHere(work, password);
  await work.keyboard.press('Enter');
  await getToast(work, 'Product deleted successfully').waitFor();
  expect(await dialog.count()).toBe(0);
  expect(await work.getByRole('searchbox', { name: 'Search products' }).inputValue()).toBe('yoga');
  await work.getByText('No products found matching your criteria').waitFor();
});

it('signs in and out in all tabs at once, and comes back to the page that asked', async () => {
  const page = await browser.page();
  await page.goto(`${product.address}/?q=tea`);
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${product.address}/product-list`);
  await other.getByRole('heading', { name: 'Access Denied' }).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  // A press that lasts: the error that it brings about moves nothing away from under it.
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
