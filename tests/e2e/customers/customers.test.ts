import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { createDataFolder, launchBrowser, type Product, startProduct } from '../product.ts';
import { clickOnceStill } from '../selectOption.ts';
import { signInAsGuest } from '../signInAsGuest.ts';

const dataDir = createDataFolder();
const browser = launchBrowser();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

it('finds a customer, shows their orders, and takes a cancelled one off what they spent', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/`);
  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByText('1-18 of 18 customers').waitFor();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('090-6612-4478');
  await page.getByText('1 of 18').waitFor();
  await page.getByRole('link', { name: 'Takumi Fujiwara' }).click();

  await page.getByText('1-2 of 2 orders').waitFor();
  const spent = page.getByRole('article', { name: 'Spent' });
  expect(await spent.textContent()).toContain('14,148');
  await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update Order' }).click();
  await clickOnceStill(page.getByRole('menuitem', { name: 'Cancelled' }));
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText(/^Order .* is now Cancelled\b/).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => spent.textContent()).not.toContain('14,148');
});

it('exports the customers with their figures', async () => {
  requires('downloads');
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/customers?sort=spent.descending`);
  await page.getByText('1-18 of 18 customers').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Export/ })
    .click();
  const csv = await text(await (await download).createReadStream());
  const [header, first] = csv.replace('\ufeff', '').split(/\r?\n/);
  expect(header).toMatch(/^Name,Email,Phone,Orders,Spent,Average Order,Currency,First Order/);
  expect(first).toMatch(/^Ishaan Patel,ishaan\.patel@mail\.example,.*,2,78939,39469\.5,INR,/);
});
