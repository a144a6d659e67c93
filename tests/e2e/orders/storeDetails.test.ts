import { beforeEach, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, startProduct } from '../product.ts';

beforeEach(() => requires('emulated media'));

const dataDir = createDataFolder();
const browser = launchBrowser();

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** One grey pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQI12NoAAAAggCB3UNq9AAAAABJRU5ErkJggg==',
  'base64',
);

it('saves the store’s details, and prints them on the sheets of two orders', async () => {
  const settings = { STORE_NAME: 'From the environment', CURRENCY: 'INR', TIME_ZONE: 'Asia/Kolkata' };
  const product = await startProduct(dataDir, settings);
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Store details' }).click();
  const name = page.getByRole('textbox', { name: 'Store name' });
  expect(await name.inputValue()).toBe('From the environment');
  await name.fill('Diya & Daughters');
  await page.getByRole('textbox', { name: 'Address' }).fill('14 Residency Road\nBengaluru 560025');
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: LOGO,
  });
  await page.getByRole('combobox', { name: 'Currency' }).fill('euro');
  await page.getByRole('option', { name: 'EUR – Euro' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alertdialog', { name: /^Change the currency to / }).waitFor();
  await page.getByRole('button', { name: 'Change currency' }).click();
  await page.getByText('Store details saved', { exact: true }).first().waitFor();

  // The new currency applies to prices without a reload, and orders keep theirs.
  await page.getByRole('link', { name: 'Product List', exact: true }).click();
  await page.getByText('€').first().waitFor();
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await page.getByText('₹').first().waitFor();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const boxes = page.getByRole('checkbox', { name: /^Select/ });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  for (const [item, title] of [
    ['Packing slips', 'Packing slip'],
    ['Invoices', 'Invoice'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await bar.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: title }).first().waitFor();
    const sheets = page.locator('.paper-sheet');
    const texts = await sheets.allInnerTexts();
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/Diya & Daughters\s+14 Residency Road\s+Bengaluru 560025/);
    const symbols = texts.map((text) => [...new Set(text.match(/[₹€]/g))]);
    expect(symbols).toEqual(title === 'Invoice' ? [['₹'], ['₹']] : [[], []]);
    const numbers = texts.map((text) => /INV-\d+/.exec(text)?.[0]);
    expect(numbers).toEqual(title === 'Invoice' ? ['INV-00001', 'INV-00002'] : [undefined, undefined]);
    const logo = sheets.first().locator('img');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    const pdf = await page.pdf({
      format: 'A4',
      ...(process.env['PDF_FOLDER'] && { path: `${process.env['PDF_FOLDER']}/bulk-${title}.pdf` }),
    });
    expect(countPages(pdf)).toBe(2);
    await page.evaluate(() => document.body.removeAttribute('data-printed'));
    await page.locator('.paper').waitFor({ state: 'detached' });
  }

  // Saved details override the variables, also after a restart.
  await page.emulateMedia({ media: 'screen' });
  await page.close();
  await product.kill();
  const restarted = await startProduct(dataDir, settings);
  const again = await signInAsGuest(await browser.page(), restarted);
  await again.goto(`${restarted.address}/store-details`);
  const savedName = again.getByRole('textbox', { name: 'Store name' });
  await savedName.waitFor();
  expect(await savedName.inputValue()).toBe('Diya & Daughters');
});
