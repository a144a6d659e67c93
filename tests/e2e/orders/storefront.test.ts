import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getStoreProducts } from '#contract/storefront/storeProducts.ts';
import { createMailbox } from '../mailbox.ts';
import { registerAdmin } from '../registerAdmin.ts';
import { createDataFolder, launchBrowser, type Product, startProduct } from '../product.ts';

// The example storefront, and the key that an administrator creates for one.

const mailbox = createMailbox();
const dataDir = createDataFolder();
// Refused orders, and a key that has ended.
const browser = launchBrowser({ expectedErrors: /status of 409/ });
let product: Product;
let storefront: ChildProcess | undefined;
const started: ChildProcess[] = [];
beforeAll(async () => {
  product = await startProduct(dataDir, { SMTP_URL: mailbox.url(), CURRENCY: 'INR' });
});
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

const variables = { ...process.env, DATA_DIR: dataDir };

async function startStorefront(): Promise<string> {
  const env = { ...variables, COUNTER_URL: product.address, STOREFRONT_PORT: '0', WEBHOOK_SECRET };
  const child = spawn('node', ['demo/storefront/server.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  storefront = child;
  started.push(child);
  child.stdout.on('data', (text: Buffer) => (printedByStorefront += text.toString()));
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return /ready on (\S+)/.exec(printed.toString())![1]!;
}

let printedByStorefront = '';
const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of the endpoint').toString('base64')}`;

/** Sends a webhook as Counter does, and returns the status of the answer. */
async function sendWebhook(address: string, data: object, secret = WEBHOOK_SECRET): Promise<number> {
  const body = JSON.stringify({ type: 'order.status', timestamp: new Date().toISOString(), data });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`msg_1.${timestamp}.${body}`)
    .digest('base64');
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  return (await fetch(`${address}/webhooks`, { method: 'POST', headers, body })).status;
}

const LAMP = 'Diya brass dome table lamp';

const listKeys = () => execFileSync('node', ['server/bin/keys.ts', 'list'], { env: variables }).toString();

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
}

it('sells a product in the example storefront, and refuses a tampered price in words', async () => {
  const page = await browser.page();
  // Shows a price that the store doesn't have.
  await page.route('**/products?*', async (route) => {
    const response = await fetch(route.request().url());
    const { data, ...rest } = (await response.json()) as { data: { products: { name: string }[] } };
    const products = data.products.map((one) => (one.name === LAMP ? { ...one, price: 1 } : one));
    await route.fulfill({ json: { ...rest, data: { ...data, products } } });
  });
  await page.goto(await startStorefront());
  expect(listKeys()).toContain('Storefront example');
  await page.getByRole('button', { name: `Order: ${LAMP}` }).click();
  const customer = { 'Your name': 'Asha Rao', Email: 'asha@customer.example' };
  await fillIn(page, { ...customer, Address: '14 Residency Road', City: 'Bengaluru' });
  const order = page.getByRole('button', { name: 'Order', exact: true });

  await order.click();
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toMatch(/^The price of “Diya brass dome table lamp” is 6760 INR now, not 1 INR\./);
  await page.getByLabel('Quantity').fill('9999');
  await order.click();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('only 34 left');

  await page.getByLabel('Quantity').fill('2');
  await order.click();
  await expect.poll(() => page.getByRole('status').innerText()).toMatch(/order_\w+ costs ₹13,520\.00\.$/);

  await page.getByRole('button', { name: /^Cancel order order_/ }).click();
  await expect.poll(() => page.getByRole('status').innerText()).toMatch(/order_\w+ is cancelled\.$/);
  const orders = page.getByRole('region', { name: 'My orders' });
  await expect
    .poll(() => orders.innerText())
    .toMatch(/^My orders\s+order_\w+ .+ × 2, ₹13,520\.00 Cancelled$/);

  const ended = once(storefront!, 'exit');
  storefront!.kill('SIGTERM');
  await ended;
  expect(listKeys()).toContain('There are no keys.');
});

it('shows orders only to the browser that placed them', async () => {
  const address = await startStorefront();
  const visit = async () => (await fetch(address)).headers.getSetCookie()[0]!.split(';')[0]!;
  const [mine, other] = [await visit(), await visit()];
  const send = async (path: string, cookie: string, body?: object) => {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': 'once' };
    const method = path.includes('cancel') || body ? 'POST' : 'GET';
    const response = await fetch(address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = (await response.json()) as { data?: { order: { _id: string }; orders: unknown[] } };
    return { status: response.status, order: data?.order, count: data?.orders?.length };
  };
  const buyer = { fullName: 'Asha Rao', email: 'asha@customer.example' };
  const shipTo = { name: 'Asha Rao', address: '14 Residency Road', city: 'Bengaluru' };
  const { products } = await fetch(`${address}/products?search=${LAMP}`)
    .then((response) => response.json())
    .then(({ data }) => data as { products: { _id: string; price: number }[] });
  const { _id: productId, price } = products[0]!;
  // The cart of a request is replaced by the browser's own.
  const body = { productId, price, quantity: 1, buyer, address: shipTo, cart: other.split('=')[1] };
  const { order } = await send('/orders', mine, body);
  expect([(await send('/orders', mine)).count, (await send('/orders', other)).count]).toEqual([1, 0]);
  expect((await send(`/orders/${order!._id}/cancel`, other)).status).toBe(404);
  expect((await send(`/orders/${order!._id}/cancel`, mine)).status).toBe(200);

  expect(await sendWebhook(address, { order: { _id: order!._id } })).toBe(204);
  expect(await sendWebhook(address, { order: { _id: 'forged' } }, 'whsec_b3RoZXI=')).toBe(401);
  expect(printedByStorefront).toContain(`Webhook msg_1: order.status of ${order!._id}`);
  expect(printedByStorefront).not.toContain('forged');
  storefront!.kill('SIGTERM');
});

it('creates a key on the store details page, and ends it', async () => {
  const page = await registerAdmin(await browser.page(), product, mailbox, {
    fullName: 'Asha',
    email: 'asha@counter.example',
    password: 'Asha likes tea',
  });
  await page.goto(`${product.address}/store-details`);
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Web shop');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('Your new key').waitFor();
  const key = /counter_store_[\w-]{43}/.exec(await dialog.innerText())![0];
  await dialog.getByRole('button', { name: 'I’ve saved the key' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(key);

  const readProducts = () =>
    fetch(product.address + getStoreProducts.path, { headers: { authorization: `Bearer ${key}` } });
  expect((await readProducts()).status).toBe(200);

  await page.getByRole('button', { name: 'Revoke key: Web shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('No storefront is connected yet.').waitFor();
  expect((await readProducts()).status).toBe(401);
});
