import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { lacks } from '../engine.ts';
import { reservePort } from '../reservePort.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const dataDir = createDataFolder();
// Errors of missing chunks are logged too.
const browser = launchBrowser({
  kind: 'installed',
  expectedErrors:
    /^(ChunkError: A part of the page could not be loaded|TypeError: (Failed to fetch|error loading) dynamically imported module)/,
});
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { PORT: await reservePort() });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
it('reports that the server can’t be reached, and recovers once it is back', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const port = new URL(product.address).port;
  // The page comes from the cache, and only the server is unreachable.
  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  product = await browser.whileUnreachable(async () => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await heading(page, 'Couldn’t reach the store’s server').waitFor();
    expect(await page.getByRole('heading', { name: 'Access Denied' }).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(true);

    // While the server is down, loaded content stays and Retry fails again.
    await page.unroute('**/api/**');
    await product.kill();
    const retried = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Retry' }).click();
    await retried;
    await heading(page, 'Couldn’t reach the store’s server').waitFor();

    const again = await startProduct(dataDir, { PORT: port });
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Product Orders').waitFor();
    return again;
  });
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
});

it('reports that the server can’t be reached if the response is not JSON or null', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  for (const [path, body, contentType] of [
    ['/orders', 'null', 'application/json'],
    ['/', '<!doctype html><title>Welcome</title>', 'text/html'],
    ['/login', '<!doctype html><title>Welcome</title>', 'text/html'],
  ] as const) {
    await page.route('**/api/**', (route) => route.fulfill({ body, contentType }));
    await page.goto(product.address + path);
    await heading(page, 'Couldn’t reach the store’s server').waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).isVisible()).toBe(true);
    await page.unroute('**/api/**');
  }
});

it('offers a reload if the messages of the first page can’t be loaded', async () => {
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

it('shows a skeleton while the code of a page loads, and offers a reload if it can’t be loaded', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/categories`);
  await heading(page, 'Under Construction').waitFor();
  await browser.whileUnreachable(async () => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise;
      await route.abort();
    });
    await menuLink(page, 'Orders').click();
    await page.getByText('Loading the page').waitFor({ state: 'attached' });
    expect(await page.locator('main').innerText()).not.toContain('Under Construction');
    gate.resolve();
    await heading(page, 'A newer version is ready').waitFor();
    expect(await menuLink(page, 'Dashboard').isVisible()).toBe(true);
    await page.unroute('**/assets/*.js');
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders');
});

it('shows that the browser is offline, and loads a page that couldn’t be loaded once it is back', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/categories`);
  await heading(page, 'Under Construction').waitFor();
  const notice = page.getByRole('status').filter({ hasText: /^You’re offline/ });
  expect(await notice.count()).toBe(0);
  await browser.whileUnreachable(async () => {
    await page.context().setOffline(true);
    await notice.waitFor();
    await menuLink(page, 'Orders').click();
    await heading(page, 'Couldn’t reach the store’s server').waitFor();
    expect(await menuLink(page, 'Dashboard').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Couldn’t reach the store’s server').waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'hidden' });
  });
  // The document is not reloaded, so its global variables remain.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  const stayed = await page.evaluate(() => 'stayed' in window);
  expect(stayed).toBe(!lacks('a failed script requested again'));
});

it('opens the mail program to subscribe to the newsletter', async () => {
  const page = await browser.page();
  await page.goto(`${product.address}/categories`);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel('Your email');
  await field.fill('ananya@counter.example');

  if (lacks('Chromium’s protocol')) return;
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
  // The form stays as it is and no toast claims that something was sent.
  expect(await field.inputValue()).toBe('ananya@counter.example');
  expect(
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('group')
      .count(),
  ).toBe(0);
});
