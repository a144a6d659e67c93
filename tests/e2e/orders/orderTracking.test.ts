import { beforeAll, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const dataDir = createDataFolder();
// An order is looked for by its number, then by its id.
const browser = launchBrowser({ expectedErrors: /status of 404 .*\/admin\/order\// });
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

it('dispatches orders with the tracking numbers of a carrier’s file', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const dialog = page.getByRole('dialog');
  await page.goto(`${product.address}/orders?status=pending`);
  const getOrders = async () => {
    const response = await page.request.get(`${product.address}/api/order/admin/orders?status=pending`);
    return (await response.json()).data.orders;
  };
  const [first, second] = await getOrders();
  const total = (await getOrders()).length;

  await page.getByRole('button', { name: 'Add tracking…' }).click();
  const csv = `AWB;Order ref\n69347215580;${first.orderDetails.orderId}\n69347215591;${second._id}\n69347215602;none`;
  const file = { name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf16le') };
  await dialog.getByLabel('File with tracking numbers').setInputFiles(file);
  await dialog.getByRole('combobox', { name: 'Carrier' }).click();
  await page.getByRole('option', { name: 'Delhivery' }).click();
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('2 orders get their tracking numbers, 1 line is skipped').waitFor();
  await dialog.getByText('No order has this reference.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Tracking added to 2 orders', { exact: true }).waitFor();
  await page.getByText(`1-${total - 2} of ${total - 2} orders`).waitFor();

  // The search finds it by its tracking number.
  await page.goto(`${product.address}/orders?q=69347215580`);
  await page.getByText('1-1 of 1 orders').waitFor();
  await page.getByRole('row').nth(1).getByText('Out for delivery').waitFor();
  const response = await page.request.get(`${product.address}/api/order/admin/order/${first._id}`);
  expect((await response.json()).data.order.tracking).toEqual({
    carrier: 'Delhivery',
    number: '69347215580',
  });
});
