import { beforeAll, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const dataDir = createDataFolder();
const browser = launchBrowser();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const getNumber = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

it('links to-dos and totals to lists with exactly as many rows', async () => {
  const page = await signInAsGuest(await browser.page({ viewport: { width: 1440, height: 900 } }), product);
  await page.goto(product.address);
  const todo = page.getByRole('region', { name: 'To do' }).getByRole('link');
  const totals = page
    .getByRole('region', { name: 'Store totals' })
    .getByRole('link', { name: /Orders|Products/ });
  const links = todo.or(totals);
  await expect.poll(() => todo.count()).toBe(6);
  await expect.poll(() => totals.count()).toBe(2);
  // Totals, to-do and chart fit in the window, with the first product.
  const chart = await page.getByRole('region', { name: 'Sales, last 30 days' }).boundingBox();
  expect(chart!.y + chart!.height).toBeLessThanOrEqual(900);
  const firstRow = await page
    .getByRole('region', { name: 'Product Inventory' })
    .getByRole('row')
    .nth(1)
    .boundingBox();
  expect(firstRow!.y + firstRow!.height).toBeLessThanOrEqual(900);

  for (let index = 0; index < 8; index += 1) {
    const count = getNumber(await links.nth(index).textContent());
    await links.nth(index).click();
    const range = page.getByText(/^\d+[-–]\d+ of \d+( orders)?$/);
    await range.waitFor();
    expect([page.url(), getNumber((await range.textContent())!.split(' of ')[1]!)]).toEqual([
      page.url(),
      count,
    ]);
    await page.goBack();
    await links.nth(7).waitFor();
  }
});

it('follows the changes of others in the dashboard and the sidebar', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const stream = page.waitForResponse('**/api/admin/live');
  await page.goto(product.address);
  await stream;
  const pending = page.getByRole('link', { name: /^\d+ orders? pending$/ });
  const before = getNumber(await pending.textContent());
  const orders = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' });
  await expect.poll(() => orders.textContent()).toBe(`Orders${before}`);
  const list = await page.request.get(`${product.address}/api/order/admin/orders?status=pending&rows=1`);
  const [order] = (await list.json()).data.orders as { _id: string }[];
  const response = await page.request.post(`${product.address}/api/order/admin/update-status/${order!._id}`, {
    data: { status: 'confirmed' },
  });
  expect(response.status()).toBe(200);
  await expect.poll(async () => getNumber(await pending.textContent())).toBe(before - 1);
  await expect.poll(() => orders.textContent()).toBe(`Orders${before - 1}`);
});
