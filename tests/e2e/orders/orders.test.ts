import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { lacks, requires } from '../engine.ts';
import { selectOption } from '../selectOption.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
const product = getSharedProduct();

const FIRST = '674f1c2a9c41e77b20d5a6f3';
const SAMPLES = 36;

async function signInWithForm(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Login as guest' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const getQuery = (page: Page) => new URL(page.url()).searchParams.toString();
const firstRow = (page: Page) => page.getByRole('row').nth(1);
const waitUntilGone = (one: Locator) => one.waitFor({ state: 'detached' });

it('searches, sorts, opens and pages through the sample orders', async () => {
  const page = await browser.page({ permissions: ['clipboard-read', 'clipboard-write'] });
  const dialog = page.getByRole('dialog');

  // A link to an order opens it after signing in, with no history entry to go back to.
  await page.goto(`${product.address}/orders?order=${FIRST}`);
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  await signInWithForm(page);
  await page.getByText('Successfully logged in!', { exact: true }).waitFor();
  await dialog.getByRole('heading', { name: `Order ${FIRST}` }).waitFor();
  await dialog.getByText(`1 of ${SAMPLES}`).waitFor();
  // The history loads after the order, and moves the title of the centred dialog. It repeats the date.
  await dialog.getByRole('listitem').first().waitFor();
  await dialog
    .getByText(/^20 Nov 2026, /)
    .first()
    .hover();
  await page.getByRole('tooltip', { name: /^Friday, 20 November 2026 at / }).waitFor();
  await page.keyboard.press('Escape');
  await waitUntilGone(dialog);
  await expect.poll(() => getQuery(page)).toBe('');

  // Typing does not wait for the URL. Search and filter return to the first page.
  await page.getByText(`1-10 of ${SAMPLES} orders`).waitFor();
  await page.getByText('Page 1 of 4').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(`11-20 of ${SAMPLES} orders`).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.pressSequentially('sTOnewARE mugs', { delay: 0 });
  expect(await search.inputValue()).toBe('sTOnewARE mugs');
  await page.getByText('1-1 of 1 orders').waitFor();
  await search.fill('ORDER_7B20D5A6F3');
  await page.getByText('1-1 of 1 orders').waitFor();
  // The previous search also had one match.
  await firstRow(page).filter({ hasText: '674f1c2a…' }).waitFor();
  await search.fill('');

  // Sort by customer, also with the keyboard. Unknown customers are last in both directions.
  const customer = page.getByRole('columnheader', { name: 'Customer' });
  await customer.getByRole('button').click();
  await expect.poll(() => getQuery(page)).toBe('sort=customer.ascending');
  await firstRow(page).filter({ hasText: 'Aarav' }).waitFor();
  expect(await customer.getAttribute('aria-sort')).toBe('ascending');
  await page.keyboard.press('Enter');
  await firstRow(page).filter({ hasText: 'Łukasz' }).waitFor();
  await expect.poll(() => getQuery(page)).toBe('sort=customer.descending');
  expect(await customer.getAttribute('aria-sort')).toBe('descending');
  await page.goto(`${product.address}/orders?sort=customer.descending&page=4`);
  await page.getByText('Page 4 of 4').waitFor();
  await page.getByRole('row').last().filter({ hasText: 'Unknown' }).waitFor();
  await page.goto(`${product.address}/orders`);

  await selectOption(page, 'Status', 'Delivered');
  await selectOption(page, 'Rows per page', '5');
  await page.getByRole('button', { name: 'Order Date' }).click();
  await expect.poll(() => getQuery(page)).toBe('status=delivered&rows=5&sort=date.ascending');
  await page.reload();
  await firstRow(page).getByText('24 Jun 2026').waitFor();

  // Next and previous stay within the filter. Back closes the order and the table is unchanged.
  await firstRow(page)
    .getByRole('link', { name: /^View details/ })
    .click();
  await dialog.getByText(/^1 of \d+$/).waitFor();
  await dialog.getByRole('button', { name: 'Next order' }).click();
  await dialog.getByText(/^2 of \d+$/).waitFor();
  expect(await dialog.getByRole('heading', { level: 2 }).innerText()).toContain('Delivered');
  // Wait for the URL, or there is no entry to go back from.
  await expect.poll(() => getQuery(page)).toContain('order=');
  await page.goBack();
  await waitUntilGone(dialog);
  await expect.poll(() => getQuery(page)).toBe('status=delivered&rows=5&sort=date.ascending');
  await page.goForward();
  await dialog.getByText(/^2 of \d+$/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await waitUntilGone(dialog);
  await expect.poll(() => getQuery(page)).toBe('status=delivered&rows=5&sort=date.ascending');

  // Copies the full ID and links to the customer.
  await firstRow(page)
    .getByRole('button', { name: /^Copy ID of order/ })
    .click();
  await page.getByText('Order ID copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('66dd5fb0a2c8714e96f30bd5');
  const contact = firstRow(page).getByRole('link', { name: /^Contact customer Mohammed/ });
  expect(await contact.getAttribute('href')).toBe(
    'mailto:mohammed.irfan.siddiqui@mail.example?subject=Order%20order_4e96f30bd5',
  );

  // Prints only the order, in black on white.
  await firstRow(page)
    .getByRole('link', { name: /^View details/ })
    .click();
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('menuitem', { name: 'This order' }).click();
  await page.locator('body[data-printed]').waitFor();
  if (lacks('emulated media')) return;
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${product.address}/orders?order=${FIRST}`);
  await dialog.getByText('Nimbus Tab 11 (2026)').waitFor();
  for (const gone of [
    page.getByRole('table'),
    page.getByRole('heading', { level: 1 }),
    dialog.getByRole('button'),
  ])
    expect(await gone.count()).toBe(0);
  const total = dialog.getByText('Total', { exact: true });
  expect(await total.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it('returns to the table, however quickly an order is opened and closed', async () => {
  requires('Chromium’s protocol');
  const page = await signInAsGuest(await browser.page(), product);
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading', { level: 2 });
  await page.goto(`${product.address}/categories`);
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await firstRow(page).getByRole('link').first().waitFor();
  /** Waits until the dialog is closed, the orders page is shown and no request is pending. */
  const expectTableOnly = async () => {
    await waitUntilGone(dialog);
    await expect.poll(() => getQuery(page)).toBe('');
    await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 300)));
    expect(new URL(page.url()).pathname).toBe('/orders');
    expect(await dialog.count()).toBe(0);
    await firstRow(page).getByRole('link').first().waitFor();
  };
  // On a slow machine, the second click comes before the first is painted.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const pressView = (times: number) =>
    page.evaluate(async (presses) => {
      const view = document.querySelector<HTMLElement>('tbody a[href*="order="]');
      for (let press = 0; press < presses; press += 1) {
        view?.click();
        await new Promise((resolve) => void setTimeout(resolve));
      }
    }, times);
  const pressEscape = (times: number) =>
    page.evaluate(async (presses) => {
      const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      for (let press = 0; press < presses; press += 1) {
        document.activeElement?.dispatchEvent(escape());
        await new Promise((resolve) => void setTimeout(resolve));
      }
    }, times);
  for (const presses of [1, 3]) {
    await pressView(presses);
    await title.waitFor();
    await pressEscape(presses);
    await expectTableOnly();
  }

  // Press Escape before Back is painted: both close the order.
  await pressView(1);
  await title.waitFor();
  await page.evaluate(() => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    addEventListener('popstate', () => document.activeElement?.dispatchEvent(escape), { once: true });
    history.back();
  });
  await expectTableOnly();
});

it('opens an order by pointer and by keyboard, and loads its history only then', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const histories: string[] = [];
  page.on('request', (one) => void (one.url().includes('/events/') && histories.push(one.url())));
  await page.goto(`${product.address}/orders`);
  const getViewLink = (row: number) =>
    page
      .getByRole('row')
      .nth(row)
      .getByRole('link', { name: /^View details/ });

  // The first dialog is modal too.
  const readPageState = () =>
    page.locator('#root').evaluate((one) => [one.hasAttribute('inert'), one.getAttribute('aria-hidden')]);
  for (const [row, press] of [
    [1, () => getViewLink(1).click()],
    [2, () => page.keyboard.press('Enter')],
  ] as const) {
    const view = getViewLink(row);
    await view.hover();
    await view.focus();
    expect(histories).toEqual([]);
    await press();
    await page.locator('[role=dialog][aria-modal=true]').waitFor({ state: 'attached' });
    await expect.poll(readPageState).toEqual([true, 'true']);
    await expect.poll(() => histories.splice(0)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await waitUntilGone(page.getByRole('dialog'));
    await expect.poll(() => view.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(readPageState).toEqual([false, null]);
    await page.mouse.move(0, 0);
  }
});
