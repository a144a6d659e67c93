import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { reservePort } from './reservePort.ts';
import { asGuest } from './asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';

const dataDir = aDataFolder();
// What is caught where a part of the page is missing is reported as well.
const browser = aBrowser({
  kind: 'installed',
  refused:
    /^(ChunkError: A part of the page could not be loaded|TypeError: Failed to fetch dynamically imported module)/,
});
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { PORT: await reservePort() });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
const getToast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });

it('says that the server can’t be reached, and recovers with it', async () => {
  const page = await asGuest(await browser.page(), product);
  const port = new URL(product.address).port;
  // The page itself is there, as from a cache; only the server is gone.
  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  product = await browser.whileUnreachable(async () => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await heading(page, 'Couldn’t reach the store’s server').waitFor();
    expect(await page.getByRole('heading', { name: 'Access Denied' }).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(true);

    // Now it is gone for good: what is loaded stays, and trying again finds it still gone.
    await page.unroute('**/api/**');
    await product.kill();
    const tried = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Retry' }).click();
    await tried;
    await heading(page, 'Couldn’t reach the store’s server').waitFor();

    const again = await startProduct(dataDir, { PORT: port });
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Product Orders').waitFor();
    return again;
  });
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
});

it.each([
  ['null', 'application/json'],
  ['<!doctype html><title>Welcome</title>', 'text/html'],
])('says that the server can’t be reached where it answers %s', async (body, contentType) => {
  const page = await asGuest(await browser.page(), product);
  await page.route('**/api/**', (route) => route.fulfill({ body, contentType }));
  for (const path of ['/', '/orders', '/login']) {
    await page.goto(product.address + path);
    await heading(page, 'Couldn’t reach the store’s server').waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).isVisible()).toBe(true);
  }
});

it('offers a reload where the messages of the first page can’t be loaded', async () => {
  const page = await browser.page();
  await browser.whileUnreachable(async () => {
    await page.route('**/assets/signedOut-*.js', (route) => route.abort());
    await page.goto(`${product.address}/login`);
    await heading(page, 'Couldn’t load Counter').waitFor();
    await page.unroute('**/assets/signedOut-*.js');
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByLabel('Email').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

it('offers a reload where a part of the page can’t be loaded, and keeps the menu', async () => {
  const page = await asGuest(await browser.page(), product);
  await page.goto(`${product.address}/categories`);
  await heading(page, 'Under Construction').waitFor();
  await browser.whileUnreachable(async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await menuLink(page, 'Orders').click();
    await heading(page, 'A newer version is ready').waitFor();
    expect(await menuLink(page, 'Dashboard').isVisible()).toBe(true);
    await page.unroute('**/assets/*.js');
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders');
});

it('says that the server is gone where a page can’t be loaded, and loads it once it is back', async () => {
  const page = await asGuest(await browser.page(), product);
  await page.goto(`${product.address}/categories`);
  await heading(page, 'Under Construction').waitFor();
  await browser.whileUnreachable(async () => {
    await page.context().setOffline(true);
    await menuLink(page, 'Orders').click();
    await heading(page, 'Couldn’t reach the store’s server').waitFor();
    expect(await menuLink(page, 'Dashboard').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Couldn’t reach the store’s server').waitFor();
    await page.context().setOffline(false);
  });
  // Nothing is reloaded: what the window holds is there afterwards.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('shows the outline of a page whose code is slow', async () => {
  const page = await asGuest(await browser.page(), product);
  await page.goto(`${product.address}/categories`);
  await heading(page, 'Under Construction').waitFor();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await menuLink(page, 'Orders').click();
  await page.getByText('Loading the page').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toContain('Under Construction');
  held.resolve();
  await heading(page, 'Product Orders').waitFor();
});

it('announces that the network is gone, and takes it back', async () => {
  const page = await asGuest(await browser.page(), product);
  await page.goto(`${product.address}/categories`);
  await heading(page, 'Under Construction').waitFor();
  const notice = page.getByRole('status').filter({ hasText: /^You’re offline/ });
  expect(await notice.count()).toBe(0);
  // Just then the page may fetch what it has had no time for yet.
  await browser.whileUnreachable(async () => {
    await page.context().setOffline(true);
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'hidden' });
  });
});

it('shows that somebody is being signed out, and what went wrong with it', async () => {
  const page = await asGuest(await browser.page(), product);
  await page.goto(`${product.address}/categories`);
  const ask = async () => {
    await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Logout' });
    await question.getByRole('button', { name: 'Logout' }).click();
    return question;
  };
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/logout', async (route) => {
    await held.promise;
    await route.abort();
  });
  await browser.whileUnreachable(async () => {
    const question = await ask();
    const busy = question.getByRole('button', { name: 'Logging out...' });
    await busy.waitFor();
    expect(await busy.getAttribute('aria-busy')).toBe('true');
    // What is under way can't be taken back by leaving the question.
    await page.keyboard.press('Escape');
    expect(await busy.isVisible()).toBe(true);
    held.resolve();
    await getToast(page, 'Failed to log out').waitFor();
    await question.waitFor({ state: 'hidden' });
  });
  await heading(page, 'Under Construction').waitFor();
  await page.unroute('**/api/admin/logout');
  await ask();
  await getToast(page, 'Logged out successfully').waitFor();
  await heading(page, 'Access Required').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
});

it('checks an address for the newsletter, and hands it to the mail program', async () => {
  const page = await browser.page();
  await page.goto(`${product.address}/categories`);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel('Your email');
  await field.fill('ananya@counter');
  await field.press('Enter');
  await footer.getByText('Invalid email format').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('ananya@counter.example');
  await footer.getByText('Invalid email format').waitFor({ state: 'hidden' });

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const opened = new Promise<string>((resolve) =>
    devtools.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  const mail = new URL(await opened);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe(await footer.getByRole('link', { name: /@/ }).innerText());
  expect(mail.searchParams.get('subject')).toBe('Newsletter');
  expect(mail.searchParams.get('body')).toBe('Please add ananya@counter.example to the newsletter.');
  // It claims nothing: the form stands as it was, and no toast says that something happened.
  expect(await field.inputValue()).toBe('ananya@counter.example');
  expect(
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('group')
      .count(),
  ).toBe(0);
});
