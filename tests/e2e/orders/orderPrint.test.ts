import { beforeEach, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, startProduct } from '../product.ts';

beforeEach(() => requires('emulated media'));

const dataDir = createDataFolder();
const browser = launchBrowser();

const ORDER = '674f1c2a9c41e77b20d5a6f3';
const ORDER_NUMBER = 'order_7b20d5a6f3';

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

it('prints a packing slip and an invoice on either paper size, and copies the address', async () => {
  const product = await startProduct(dataDir, { STORE_NAME: 'Diya & Daughters' });
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await signInAsGuest(await browser.page({ permissions, colorScheme: 'dark' }), product);
  await page.goto(`${product.address}/orders?order=${ORDER}`);
  const dialog = page.getByRole('dialog');
  const title = page.locator('.order-sheet h2');
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await page.getByText('Delivery address copied', { exact: true }).first().waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address.split('\n').length).toBeGreaterThan(2);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  for (const [item, hasPrices, format] of [
    ['Packing slip', false, 'A4'],
    ['Packing slip', false, 'Letter'],
    ['Invoice', true, 'A4'],
    ['Invoice', true, 'Letter'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.locator('body[data-printed]').waitFor();
    // The screen is unchanged.
    expect(await title.isVisible()).toBe(true);
    expect(await page.locator('.paper').isVisible()).toBe(false);

    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: item }).waitFor();
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toContain('Diya & Daughters');
    expect(text).toContain(ORDER_NUMBER);
    // The id of the list is for packing, not for the customer.
    expect(text.includes(ORDER)).toBe(!hasPrices);
    // The invoice keeps its number.
    expect(text.includes('INV-00001')).toBe(hasPrices);
    expect(/₹/.test(text)).toBe(hasPrices);
    expect(text).not.toContain('Update Order');
    expect(await title.isVisible()).toBe(false);
    const colours = await page
      .locator('.paper')
      .evaluate((one) => [getComputedStyle(one).color, getComputedStyle(document.body).backgroundColor]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    // The browser ends printing itself, as after its print dialog.
    const pdf = await page.pdf({
      format,
      ...(process.env['PDF_FOLDER'] && { path: `${process.env['PDF_FOLDER']}/${item}-${format}.pdf` }),
    });
    expect(countPages(pdf)).toBe(1);
    await page.evaluate(() => document.body.removeAttribute('data-printed'));
    await page.locator('.paper').waitFor({ state: 'detached' });
  }
});
