import type { Locator, Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
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
  constructor(readonly page: Page) {}
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

/** The same sum as in docs/morning.md. */
const add = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const results: Record<string, Record<string, number>> = {};
afterAll(() => console.log(JSON.stringify(results)));

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
    await dialog.getByRole('heading', { level: 2 }).getByText(step === 'first' ? 'Pending' : 'Confirmed').waitFor();
  }
  await presses.click(dialog.getByRole('button', { name: 'Close' }).last());
  await dialog.waitFor({ state: 'detached' });

  presses.start('one price');
  await presses.click(menu.getByRole('link', { name: 'Product List' }));
  await page.getByText(/^1–10 of/).waitFor();
  await presses.click(rows(page).nth(2).locator('button[name="price"]'));
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

  results.mouse = presses.counts;
  expect(add(presses.counts)).toBeLessThanOrEqual(35);
});
