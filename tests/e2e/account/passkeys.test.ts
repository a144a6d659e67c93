import type { CDPSession, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { createMailbox } from '../mailbox.ts';
import { createDataFolder, launchBrowser, startProduct } from '../product.ts';
import { reservePort } from '../reservePort.ts';

// With the virtual authenticator of Chromium, which answers the browser's prompts at once.

const post = createMailbox();
// A wrong recovery code, and a passkey that isn't enough alone.
const browser = launchBrowser({ expectedErrors: /status of (400|401|403)/ });
const dataDir = createDataFolder();

/** Passkeys need a name, not an IP address. */
let address: string;
beforeAll(async () => {
  const port = await reservePort();
  address = `http://localhost:${port}`;
  await startProduct(dataDir, { SMTP_URL: post.url(), PORT: port, PUBLIC_URL: address });
});

const PASSWORD = 'Asha likes tea';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

type Device = { page: Page; client: CDPSession; authenticatorId: string };

/** Opens a page with an authenticator. The browser lists no passkeys at the email field until `listPasskeys`. */
async function openDevice(): Promise<Device> {
  requires('Chromium’s protocol');
  const page = await browser.page();
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('list-passkeys'))
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, client, authenticatorId };
}

const listPasskeys = (page: Page, isOn: boolean) =>
  page.evaluate((value) => sessionStorage.setItem('list-passkeys', value), isOn ? 'true' : '');

async function register(page: Page, email: string) {
  await page.goto(`${address}/register`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Asha');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await button(page, 'Verify Email').click();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await post.codeFor(email));
  await button(page, 'Verify OTP').click();
  await expectDashboard(page);
}

const expectDashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();

async function signOut(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Logged out successfully').first().waitFor();
}

async function enterPassword(page: Page, email: string) {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign In').click();
}

/** Adds the first passkey on the account page. Returns the recovery codes. */
async function addFirstPasskey(page: Page): Promise<string[]> {
  await page.goto(`${address}/account`);
  await passkeys(page).getByRole('button', { name: 'Add passkey' }).click();
  await dialog(page, 'Add a passkey').getByLabel('Name').fill('My laptop');
  await dialog(page, 'Add a passkey').getByLabel('Current password').fill(PASSWORD);
  await button(page, 'Continue').click();
  const codes = dialog(page, 'Your recovery codes');
  const items = codes.getByRole('listitem');
  await expect.poll(() => items.count()).toBe(10);
  const texts = await items.allInnerTexts();
  await button(page, 'I’ve saved the codes').click();
  await passkeys(page).getByText('My laptop').waitFor();
  return texts;
}

async function requirePasskeyAfterPassword(page: Page) {
  await passkeys(page).getByRole('radio', { name: 'Password and passkey' }).check();
  await button(page, 'Change how you sign in').click();
  const confirmation = dialog(page, 'Change how you sign in?');
  await confirmation.getByLabel('Current password').fill(PASSWORD);
  await confirmation.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByText('How you sign in is changed').first().waitFor();
}

it('shows nothing of passkeys on the sign-in page of a new browser', async () => {
  const { page } = await openDevice();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').waitFor();
  expect(await page.getByText(/passkey/i).count()).toBe(0);
});

it('signs in with a passkey, with a passkey after the password, and with a recovery code once the device is lost', async () => {
  const { page, client, authenticatorId } = await openDevice();
  const email = 'asha@counter.example';
  await register(page, email);
  const [code = ''] = await addFirstPasskey(page);

  // By the button, and at the email field.
  await signOut(page);
  await page.goto(`${address}/login`);
  await button(page, 'Sign in with a passkey').click();
  await expectDashboard(page);
  await page.goto(`${address}/account`);
  await passkeys(page).getByText('Last used').waitFor();
  await signOut(page);
  await listPasskeys(page, true);
  await page.goto(`${address}/login`);
  await expectDashboard(page);
  expect(new URL(page.url()).pathname).toBe('/');
  await listPasskeys(page, false);

  // A passkey is no longer enough, nor is the password.
  await page.goto(`${address}/account`);
  await requirePasskeyAfterPassword(page);
  await signOut(page);
  await page.goto(`${address}/login`);
  await button(page, 'Sign in with a passkey').click();
  await page.locator('[data-toast]').filter({ hasText: /./ }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await enterPassword(page, email);
  await expectDashboard(page);
  expect(new URL(page.url()).pathname).toBe('/');

  await signOut(page);
  await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await enterPassword(page, email);
  await page.getByRole('heading', { name: 'Use your passkey' }).waitFor();
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill('aaaa-aaaa-aaaa');
  await button(page, 'Sign In').click();
  await page.locator('[aria-invalid=true]').waitFor();
  await page.getByLabel('Recovery code').fill(code);
  await button(page, 'Sign In').click();
  await expectDashboard(page);

  await page.goto(`${address}/account`);
  await passkeys(page).getByText('9 of 10 left').waitFor();
  await button(page, 'Remove passkey: My laptop').click();
  const removal = dialog(page, 'Remove “My laptop”?');
  await removal.getByText('It’s your last passkey.').waitFor();
  await removal.getByLabel('Current password').fill(PASSWORD);
  await button(page, 'Remove passkey').click();
  await passkeys(page).getByText('You have no passkeys yet.').waitFor();

  await signOut(page);
  await enterPassword(page, email);
  await expectDashboard(page);
  expect(new URL(page.url()).pathname).toBe('/');
});
