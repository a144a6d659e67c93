import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, startProduct } from '../product.ts';

// The work of a morning, from the dashboard: look at the new orders, change the status of two, correct a price, lower five
// prices by 10 %, export what is low on stock, and print two packing slips. docs/morning.md tells it press by press.
// A press is a click, a key or a key combination. Text typed into one field counts as one.

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
}

/** Opens the dashboard of a new store. Printing ends at once. */
async function openDashboard(dataDir: string) {
  const product = await startProduct(dataDir);
  const page = await signInAsGuest(
    await browser.page({ viewport: { width: 1440, height: 900 }, acceptDownloads: true }),
    product,
  );
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(product.address);
  await page.getByRole('region', { name: 'To do' }).getByRole('link').first().waitFor();
  await page.getByRole('table').getByRole('link').first().waitFor();
  return page;
}

const findToast = (page: Page, text: string | RegExp) =>
  page.locator('[data-toast]').filter({ hasText: text }).first();
const isFocused = (page: Page, target: Locator) => target.and(page.locator(':focus')).waitFor();
const rows = (page: Page) => page.locator('tbody tr');

it('takes a morning’s work by mouse', async () => {
  requires('downloads');
  const page = await openDashboard(dataDirs.mouse);
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
  await presses.click(page.getByRole('menuitem', { name: 'Packing slips' }));
  await page.locator('body[data-printed]').waitFor();

  // As in docs/morning.md.
  expect(presses.counts).toEqual({
    'new orders': 1,
    'two statuses': 7,
    'one price': 4,
    'five prices': 8,
    'low stock': 5,
    'packing slips': 5,
  });
});

it('takes a morning’s work by keyboard', async () => {
  requires('downloads');
  const page = await openDashboard(dataDirs.keyboard);
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
  await presses.press('j');
  await presses.tabTo(page.getByRole('link', { name: /low on stock$/ }), 'Shift+Tab');
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

  expect(presses.counts).toEqual({
    'new orders': 8,
    'two statuses': 10,
    'one price': 9,
    'five prices': 26,
    'low stock': 18,
    'packing slips': 18,
  });
});
