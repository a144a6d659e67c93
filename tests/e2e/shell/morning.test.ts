import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { getOrderMailSettings, saveOrderMail } from '#contract/orderMails/orderMailCalls.ts';
import { requires } from '../engine.ts';
import { createMailbox } from '../mailbox.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { registerAdmin } from '../registerAdmin.ts';

// The work of a morning, from the dashboard: look at the new orders, change the status of two, correct a price, lower five
// prices by 10 %, export what is low on stock, print two packing slips, dispatch three orders, cancel one, and record a
// payment. docs/morning.md tells it press by press.
// A press is a click, a key or a key combination. Text typed or pasted into one field counts as one.

const mailbox = createMailbox();
const browser = launchBrowser();
const dataDirs = { mouse: createDataFolder(), keyboard: createDataFolder() };

/** Counts the presses of each task. */
class Presses {
  readonly counts: Record<string, number> = {};
  #task = '';
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  start(task: string) {
    this.#task = task;
    this.counts[task] = 0;
  }
  #count() {
    this.counts[this.#task] = (this.counts[this.#task] ?? 0) + 1;
  }
  async click(target: Locator, options?: Parameters<Locator['click']>[0]) {
    await target.click(options);
    this.#count();
  }
  async type(text: string) {
    await this.page.keyboard.type(text);
    this.#count();
  }
  /** Pastes text with Ctrl+V. The browsers of tests have no clipboard. */
  async paste(text: string) {
    await this.page.keyboard.insertText(text);
    this.#count();
  }
  /** Presses keys one after another. */
  async press(...keys: string[]) {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.#count();
    }
  }
  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    for (let stops = 0; stops < 40; stops += 1) {
      if ((await target.and(this.page.locator(':focus')).count()) > 0) return;
      await this.press(key);
    }
    throw new Error(`${key} doesn’t reach ${target}`);
  }
  /** Presses `j` or `k` until the row has the focus. */
  async moveTo(row: Locator, key: 'j' | 'k') {
    for (let steps = 0; steps < 10; steps += 1) {
      if ((await row.locator(':focus').count()) > 0) return;
      await this.press(key);
    }
    throw new Error(`${key} doesn’t reach ${row}`);
  }
}

const admin = { fullName: 'Asha Rao', email: 'asha@counter.example', password: 'Asha likes tea' };

/** Opens the dashboard of a new store that sends emails about dispatched orders. Printing ends at once. */
async function openDashboard(dataDir: string) {
  const product = await startProduct(dataDir, { SMTP_URL: mailbox.url() });
  const page = await registerAdmin(
    await browser.page({ viewport: { width: 1440, height: 900 }, acceptDownloads: true }),
    product,
    mailbox,
    { ...admin, email: `${path.basename(dataDir).toLowerCase()}@counter.example` },
  );
  await turnOnDispatchMail(page, product);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(product.address);
  await page.getByRole('region', { name: 'To do' }).getByRole('link').first().waitFor();
  await page.getByRole('table').getByRole('link').first().waitFor();
  return { page, product };
}

async function turnOnDispatchMail(page: Page, { address }: Product) {
  const settings = await page.request.get(address + getOrderMailSettings.path);
  const { dispatch } = (await settings.json()).data.mails;
  const saved = await page.request.post(address + saveOrderMail.path.replace(':template', 'dispatch'), {
    data: { ...dispatch, state: 'on' },
    headers: { origin: address },
  });
  expect(saved.status()).toBe(200);
}

const TEA = '674e9b07d2185fa6630c9e14';
const HONEY = '674c90f41b5e7382da960cf7';
const SAREE = '674e41d85b7ac03f91e2d860';

/** The lines of a carrier's file, about three paid orders. */
const PARCELS = [
  'order_a6630c9e14\t69347215580',
  'order_915832bef0\t69347215591',
  'order_b3c4708d62\t69347215602',
].join('\n');

async function getStock(page: Page, { address }: Product, productId: string): Promise<number> {
  const response = await page.request.get(`${address}/api/product/admin/get-product/${productId}`);
  return (await response.json()).data.product.stock;
}

async function getOrder(page: Page, { address }: Product, id: string) {
  const response = await page.request.get(`${address}/api/order/admin/order/${id}`);
  return (await response.json()).data.order;
}

const getHoneyStock = async (page: Page, product: Product) =>
  getStock(page, product, (await getOrder(page, product, HONEY)).product._id);

/** Checks what the last three tasks have stored, and the email that waits. */
async function checkOrders(page: Page, product: Product, stockBefore: number) {
  expect(await getOrder(page, product, TEA)).toMatchObject({
    orderDetails: { orderStatus: 'out_for_delivery' },
    tracking: { carrier: 'Delhivery', number: '69347215580' },
  });
  expect(await getOrder(page, product, HONEY)).toMatchObject({
    orderDetails: { orderStatus: 'cancelled' },
    stock: 'returned',
    quantity: 4,
  });
  expect(await getHoneyStock(page, product)).toBe(stockBefore + 4);
  expect((await getOrder(page, product, SAREE)).paymentDetails.paymentStatus).toBe('paid');
  await page.goto(`${product.address}/orders?order=${TEA}`);
  await page.getByRole('dialog').getByText('Will be sent in about a minute').waitFor();

  // The next morning: Delhivery is chosen already, so Control+Enter checks the pasted lines.
  await page.goto(`${product.address}/orders`);
  await page.getByRole('toolbar').getByRole('button', { name: 'Add tracking…' }).click();
  const lines = page.getByRole('textbox', { name: 'Order references and tracking numbers' });
  await isFocused(page, lines);
  await page.keyboard.insertText(PARCELS);
  await page.keyboard.press('Control+Enter');
  await page.getByText('The order already has this tracking number.').nth(2).waitFor();
}

const findToast = (page: Page, text: string | RegExp) =>
  page.locator('[data-toast]').filter({ hasText: text }).first();
const isFocused = (page: Page, target: Locator) => target.and(page.locator(':focus')).waitFor();
const rows = (page: Page) => page.locator('tbody tr');

it('takes a morning’s work by mouse', async () => {
  requires('downloads');
  const { page, product } = await openDashboard(dataDirs.mouse);
  const stockBefore = await getHoneyStock(page, product);
  const presses = new Presses(page);
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  presses.start('new orders');
  await presses.click(page.getByRole('link', { name: /orders pending$/ }));
  await page.getByText(/^1-3 of 3 orders$/).waitFor();

  presses.start('two statuses');
  await presses.click(rows(page).first().getByText('Pending').last());
  for (const step of ['first', 'second']) {
    await presses.click(dialog.getByRole('button', { name: 'Update Order' }));
    await presses.click(page.getByRole('menuitem').first());
    await dialog.getByRole('heading', { level: 2 }).getByText('Confirmed').waitFor();
    if (step === 'first') await presses.click(dialog.getByRole('button', { name: 'Next order' }));
    await dialog
      .getByRole('heading', { level: 2 })
      .getByText(step === 'first' ? 'Pending' : 'Confirmed')
      .waitFor();
  }
  await presses.click(dialog.getByRole('button', { name: 'Close' }).last());
  await dialog.waitFor({ state: 'detached' });

  presses.start('one price');
  await presses.click(menu.getByRole('link', { name: 'Product List' }));
  await page.getByText(/^1–10 of/).waitFor();
  await presses.click(rows(page).nth(2).locator('button[name$="Price"]'));
  await isFocused(page, page.getByRole('textbox'));
  await presses.type('23900');
  await presses.press('Enter');
  await findToast(page, /^Prices? of .* saved/).waitFor();

  presses.start('five prices');
  await presses.click(rows(page).nth(0).getByRole('checkbox'));
  await presses.click(rows(page).nth(4).getByRole('checkbox'), { modifiers: ['Shift'] });
  await presses.click(page.getByRole('button', { name: 'Change price' }));
  await presses.click(dialog.getByRole('combobox', { name: 'Change' }));
  await presses.click(page.getByRole('option', { name: 'Decrease by percent' }));
  await presses.click(dialog.getByRole('textbox', { name: 'Amount' }));
  await presses.type('10');
  await presses.click(dialog.getByRole('button', { name: 'Change 5 products' }));
  await findToast(page, '5 prices changed').waitFor();

  presses.start('low stock');
  await presses.click(menu.getByRole('link', { name: 'Dashboard' }));
  await presses.click(page.getByRole('link', { name: /low on stock$/ }));
  await page.getByText(/^1–\d+ of \d$/).waitFor();
  await presses.click(page.getByRole('button', { name: 'Export' }));
  const download = page.waitForEvent('download');
  await presses.click(dialog.getByRole('button', { name: 'Export' }));
  await download;
  await presses.click(dialog.getByRole('button', { name: 'Close' }).last());
  await dialog.waitFor({ state: 'detached' });

  presses.start('packing slips');
  await presses.click(menu.getByRole('link', { name: 'Orders' }));
  await page.getByText(/^1-10 of/).waitFor();
  await presses.click(rows(page).nth(0).getByRole('checkbox'));
  await presses.click(rows(page).nth(1).getByRole('checkbox'));
  await presses.click(page.getByRole('button', { name: 'Print' }));
  await presses.click(page.getByRole('menuitem', { name: 'Packing slips', exact: true }));
  await page.locator('body[data-printed]').waitFor();

  presses.start('three parcels');
  await presses.click(page.getByRole('toolbar').getByRole('button', { name: 'Add tracking…' }));
  await isFocused(page, dialog.getByRole('textbox', { name: 'Order references and tracking numbers' }));
  await presses.paste(PARCELS);
  await presses.click(dialog.getByRole('combobox', { name: 'Carrier' }));
  await presses.click(page.getByRole('option', { name: 'Delhivery' }));
  await presses.click(dialog.getByRole('button', { name: 'Check' }));
  await presses.click(dialog.getByRole('button', { name: 'Save 3 orders' }));
  await findToast(page, 'Tracking added to 3 orders').waitFor();

  presses.start('one cancellation');
  await presses.click(rows(page).filter({ hasText: 'Siobhán' }).getByText('Nilgiri'));
  await presses.click(dialog.getByRole('button', { name: 'Update Order' }));
  await presses.click(page.getByRole('menuitem', { name: 'Cancelled' }));
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox', { name: 'Put 4 pieces back into stock', checked: true }).waitFor();
  await presses.click(question.getByRole('button', { name: 'Cancel order' }));
  await findToast(page, '4 pieces are back in stock').waitFor();
  await presses.click(dialog.getByRole('button', { name: 'Close' }).last());
  await dialog.waitFor({ state: 'detached' });

  presses.start('one cash payment');
  await presses.click(rows(page).filter({ hasText: 'Zoë' }).getByText('Kanchipuram'));
  await presses.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await isFocused(page, dialog.last().getByRole('textbox', { name: 'Payment reference' }));
  await presses.type('Receipt 118');
  await presses.press('Enter');
  await findToast(page, 'is marked as paid').waitFor();
  await presses.click(dialog.getByRole('button', { name: 'Close' }).last());
  await dialog.waitFor({ state: 'detached' });

  // As in docs/morning.md.
  expect(presses.counts).toEqual({
    'new orders': 1,
    'two statuses': 7,
    'one price': 4,
    'five prices': 8,
    'low stock': 5,
    'packing slips': 5,
    'three parcels': 6,
    'one cancellation': 5,
    'one cash payment': 5,
  });
  await checkOrders(page, product, stockBefore);
});

it('takes a morning’s work by keyboard', async () => {
  requires('downloads');
  const { page, product } = await openDashboard(dataDirs.keyboard);
  const stockBefore = await getHoneyStock(page, product);
  const presses = new Presses(page);
  const dialog = page.getByRole('dialog');
  const update = dialog.getByRole('button', { name: 'Update Order' });

  presses.start('new orders');
  await presses.press('Tab', 'Enter');
  await presses.tabTo(page.getByRole('link', { name: /orders pending$/ }));
  await presses.press('Enter');
  await page.getByText(/^1-3 of 3 orders$/).waitFor();

  presses.start('two statuses');
  for (const step of ['first', 'second']) {
    await presses.press('j', 'Enter');
    await isFocused(page, update);
    await presses.press('Enter');
    await isFocused(page, page.getByRole('menu'));
    await presses.press('Enter');
    await dialog.getByRole('heading', { level: 2 }).getByText('Confirmed').waitFor();
    await isFocused(page, update);
    await presses.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(step === 'first' ? /^1-2 of 2 orders$/ : /^1-1 of 1 orders$/).waitFor();
  }

  presses.start('one price');
  await presses.press('g', 'p');
  await page.getByText(/^1–10 of/).waitFor();
  await presses.press('j', 'j', 'j');
  await presses.tabTo(rows(page).nth(2).locator('button[name$="Price"]'));
  await presses.press('Enter');
  await isFocused(page, page.getByRole('textbox'));
  await presses.type('23900');
  await presses.press('Enter');
  await findToast(page, /^Prices? of .* saved/).waitFor();

  presses.start('five prices');
  await presses.press('j', 'x', 'j', 'j', 'j', 'j', 'Shift+X');
  await page.getByText('5 selected', { exact: true }).first().waitFor();
  await presses.tabTo(page.getByRole('button', { name: 'Change price' }));
  await presses.press('Enter');
  await presses.tabTo(dialog.getByRole('combobox', { name: 'Change' }), 'Shift+Tab');
  await presses.press('Enter', 'End', 'Enter');
  await presses.tabTo(dialog.getByRole('textbox', { name: 'Amount' }));
  await presses.type('10');
  await presses.press('Enter');
  await findToast(page, '5 prices changed').waitFor();

  presses.start('low stock');
  await presses.press('g', 'd');
  await page.getByRole('table').getByRole('link').first().waitFor();
  await page.getByRole('link', { name: /low on stock$/ }).waitFor();
  await presses.tabTo(page.getByRole('link', { name: /low on stock$/ }));
  await presses.press('Enter');
  await page.getByText(/^1–\d+ of \d$/).waitFor();
  await presses.press('/');
  await presses.tabTo(page.getByRole('toolbar').getByRole('button').first());
  await presses.press('End', 'Enter');
  await isFocused(page, dialog.getByRole('button', { name: 'Export' }));
  const download = page.waitForEvent('download');
  await presses.press('Enter');
  await download;
  await dialog.getByRole('button', { name: 'Done' }).waitFor();
  await presses.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  presses.start('packing slips');
  await presses.press('g', 'o');
  await page.getByText(/^1-10 of/).waitFor();
  await presses.press('j', 'x', 'j', 'x');
  await presses.tabTo(page.getByRole('button', { name: 'Print' }));
  await presses.press('Enter');
  await isFocused(page, page.getByRole('menu'));
  await presses.press('Enter');
  await page.locator('body[data-printed]').waitFor();

  presses.start('three parcels');
  await presses.press('/');
  await presses.tabTo(page.getByRole('toolbar').getByRole('button').first());
  await presses.press('End', 'Enter');
  await isFocused(page, dialog.getByRole('textbox', { name: 'Order references and tracking numbers' }));
  await presses.paste(PARCELS);
  await presses.tabTo(dialog.getByRole('combobox', { name: 'Carrier' }));
  await presses.press('Enter', 'ArrowDown', 'ArrowDown', 'Enter');
  await presses.tabTo(dialog.getByRole('button', { name: 'Check' }));
  await presses.press('Enter');
  await isFocused(page, dialog.getByRole('button', { name: 'Save 3 orders' }));
  await presses.press('Enter');
  await findToast(page, 'Tracking added to 3 orders').waitFor();

  presses.start('one cancellation');
  await presses.moveTo(rows(page).filter({ hasText: 'Siobhán' }), 'j');
  await presses.press('Enter');
  await isFocused(page, update);
  await presses.press('Enter');
  await isFocused(page, page.getByRole('menu'));
  await presses.press('End', 'Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox', { name: 'Put 4 pieces back into stock', checked: true }).waitFor();
  await presses.tabTo(question.getByRole('button', { name: 'Cancel order' }));
  await presses.press('Enter');
  await findToast(page, '4 pieces are back in stock').waitFor();
  await isFocused(page, update);
  await presses.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  presses.start('one cash payment');
  await presses.moveTo(rows(page).filter({ hasText: 'Zoë' }), 'k');
  await presses.press('Enter');
  await isFocused(page, update);
  await presses.tabTo(dialog.getByRole('button', { name: 'Mark as paid' }));
  await presses.press('Enter');
  await isFocused(page, dialog.last().getByRole('textbox', { name: 'Payment reference' }));
  await presses.type('Receipt 118');
  await presses.press('Enter');
  await findToast(page, 'is marked as paid').waitFor();
  await presses.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  expect(presses.counts).toEqual({
    'new orders': 8,
    'two statuses': 10,
    'one price': 9,
    'five prices': 26,
    'low stock': 20,
    'packing slips': 19,
    'three parcels': 17,
    'one cancellation': 14,
    'one cash payment': 19,
  });
  await checkOrders(page, product, stockBefore);
});
