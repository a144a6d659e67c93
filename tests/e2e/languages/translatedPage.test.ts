import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/orders/order.ts';
import { getPrices } from '#contract/products/prices.ts';
import type { Product as StoredProduct } from '#contract/products/product.ts';
import { toDay } from '#contract/time/days.ts';
import { createFormats } from '#features/format/formats.ts';
import { shortenId } from '#features/format/formatOrder.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { selectOption } from '../selectOption.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { translatePage } from './translatePage.ts';

// The tests use a wrong password and a wrong code. An error of React fails a test.
const browser = launchBrowser({ expectedErrors: /status of (400|401)/ });
const dataDir = createDataFolder();
const formats = createFormats({ locale: 'en-GB', currency: null, timeZone: undefined });
let product: Product;
let orders: Map<string, Order>;
let products: Map<string, StoredProduct>;

beforeAll(async () => {
  product = await startProduct(dataDir);
  const page = await signInAsGuest(await browser.page(), product);
  const read = async (path: string) => (await page.request.get(`${product.address}/api${path}`)).json();
  const byId = <Row extends { _id: string }>(rows: Row[]) => new Map(rows.map((row) => [row._id, row]));
  orders = byId((await read('/order/admin/get-orders')).data.orders);
  products = byId((await read('/product/admin/get-all-products')).data.products);
});

async function openTranslated(path: string): Promise<Page> {
  const page = await signInAsGuest(await browser.page(), product);
  await translatePage(page);
  await page.goto(product.address + path);
  await page.locator('font').first().waitFor();
  return page;
}

/** The last table, because the chart of the dashboard has one before it. */
const table = (page: Page) => page.getByRole('table').last();
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const waitUntilGone = (one: Locator) => one.waitFor({ state: 'detached' });

const readRows = (page: Page) =>
  table(page)
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => ({
        id: /(?:view-product\/|order=)(\w+)/.exec(row.innerHTML)?.[1] ?? 'no row',
        // In Firefox, rows outside the window have no innerText.
        text: ((row as HTMLElement).innerText || row.textContent).replaceAll(/\s+/g, ' '),
      })),
    );

/** Expects every row to show the stored values of its item, and returns the IDs. */
async function expectRows(page: Page, range: RegExp, textsOf: (id: string) => readonly string[]) {
  await page.getByText(range).waitFor();
  const findMissing = async () => {
    const rows = await readRows(page);
    return rows.flatMap(({ id, text }) => textsOf(id).filter((one) => !text.includes(one)));
  };
  await expect.poll(findMissing, { timeout: 5000 }).toEqual([]);
  return (await readRows(page)).map(({ id }) => id);
}

const textsOfOrder = (id: string) => {
  const order = orders.get(id);
  if (!order) return ['an order'];
  const { createdAt, totalAmount, product: ordered } = order;
  return [
    shortenId(id),
    totalAmount === undefined ? '—' : formats.money(totalAmount, 'orders'),
    formats.relativeDay(createdAt, toDay(Date.now(), undefined)!) ?? formats.date(createdAt),
    ordered?.name ?? '',
  ];
};
const expectOrders = (page: Page, range: RegExp) => expectRows(page, range, textsOfOrder);

const formatStock = ({ stock }: StoredProduct) => (stock === undefined ? '' : `${formats.count(stock)} `);
const textsOfProduct = (id: string) => {
  const stored = products.get(id);
  if (!stored) return ['a product'];
  const { price } = getPrices(stored);
  return [
    stored.name!.replaceAll(/\s+/g, ' ').trim(),
    price === undefined ? '' : formats.money(price, 'inventory'),
    formatStock(stored),
  ];
};
const expectProducts = (page: Page, range: RegExp) => expectRows(page, range, textsOfProduct);

it('shows the correct values of each order while you page, search, filter and sort', async () => {
  const page = await openTranslated('/orders');
  const first = await expectOrders(page, /^1-10 of \d+ orders$/);
  await next(page).click();
  const second = await expectOrders(page, /^11-20 of \d+ orders$/);
  expect(second.filter((id) => first.includes(id))).toEqual([]);

  await page.getByRole('radio', { name: /^Delivered/ }).check();
  await expectOrders(page, /^1-\d+ of \d+ orders$/);
  await page.getByRole('radio', { name: /^All/ }).check();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('stoneware mugs');
  await expectOrders(page, /^1-1 of 1 orders$/);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('no such order');
  await page.getByText('No orders found matching').waitFor();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('');
  await expectOrders(page, /^1-10 of \d+ orders$/);
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
  await page.waitForURL(/sort=total/);
  await expectOrders(page, /^1-10 of \d+ orders$/);

  // Add and remove filters.
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('radio', { name: /^Paid/ }).check();
  await page.waitForURL(/payment=paid/);
  await page.keyboard.press('Escape');
  await waitUntilGone(panel);
  await expect.poll(() => filters.innerText()).toBe('Filters (1)');
  await expectOrders(page, /^1-\d+ of \d+ orders$/);
  await page.getByRole('button', { name: /^Remove filter/ }).click();
  await expect.poll(() => filters.innerText()).toBe('Filters');
  await selectOption(page, 'Rows per page', '25');
  await expectOrders(page, /^1-25 of \d+ orders$/);
});

it('shows each order completely while you move through them and change a status', async () => {
  const page = await openTranslated('/orders');
  const dialog = page.getByRole('dialog');
  const [first, second, third] = await expectOrders(page, /^1-10 of \d+ orders$/);
  const expectShown = async (id: string | undefined, number: number) => {
    await dialog.getByText(new RegExp(`^${number} of \\d+$`)).waitFor();
    const text = await dialog.innerText();
    const { createdAt, totalAmount, orderDetails } = orders.get(id!)!;
    const shown = [
      id!,
      formats.date(createdAt),
      formats.money(totalAmount!, 'orders'),
      orderDetails?.orderId,
    ];
    for (const one of shown) expect(text).toContain(one ?? '');
  };
  await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .click();
  await expectShown(first, 1);
  await dialog.getByRole('button', { name: 'Next order' }).click();
  await expectShown(second, 2);
  await dialog.getByRole('button', { name: 'Next order' }).click();
  await expectShown(third, 3);
  await dialog.getByRole('button', { name: 'Previous order' }).click();
  await expectShown(second, 2);

  await dialog.getByRole('button', { name: 'Update Order' }).click();
  const status = /delivered/i.test(await dialog.getByRole('heading', { level: 2 }).innerText())
    ? 'Confirmed'
    : 'Delivered';
  await page.getByRole('menuitem', { name: status }).click();
  await dialog.getByRole('heading', { level: 2 }).getByText(status).waitFor();
  await expectShown(second, 2);
  await page.keyboard.press('Escape');
  await waitUntilGone(dialog);
  await table(page).getByRole('row').nth(2).getByText(status).waitFor();
  await expectOrders(page, /^1-10 of \d+ orders$/);
});

it('shows the correct values of each product in both lists and on its page', async () => {
  const page = await openTranslated('/');
  await expectProducts(page, /^1–10 of \d+$/);
  const figures = page.getByRole('article', { name: 'Total Products' });
  await expect.poll(() => figures.innerText()).toContain(`${products.size}`);
  await next(page).click();
  await expectProducts(page, /^11–20 of \d+$/);
  await page.getByRole('searchbox', { name: /^Search/ }).fill('lamp');
  await expectProducts(page, /^1–\d of \d$/);
  await page.getByRole('searchbox', { name: /^Search/ }).fill('');
  await page.waitForURL((url) => !url.searchParams.has('q'));
  await selectOption(page, 'Category', 'Electronics');
  await page.waitForURL(/category=/);
  await expectProducts(page, /^1–\d+ of \d+$/);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await page.waitForURL(/sort=price/);
  const [dearest] = await expectProducts(page, /^1–\d+ of \d+$/);

  // Use the sidebar, so that the page is not reloaded.
  await page.goto(`${product.address}/product-list`);
  const [one, other] = await expectProducts(page, /^1–10 of \d+$/);
  for (const id of [one, other, dearest]) {
    const stored = products.get(id!)!;
    const { name } = stored;
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: /^Search pages, actions/ });
    await palette.pressSequentially(name!.slice(0, 12));
    const option = page.getByRole('group', { name: 'Products' }).getByRole('option', { name: name! });
    await option.first().click();
    await page.waitForURL(`**/view-product/${id}`);
    await page.getByRole('heading', { level: 1, name: name! }).waitFor();
    const text = await page.getByRole('main').innerText();
    expect(text).toContain(formats.money(getPrices(stored).price!, 'productView'));
    expect(text).toContain(formatStock(stored));
  }
});

it('shows the errors of a form and removes them once they are fixed', async () => {
  const page = await browser.page();
  await translatePage(page);
  await page.goto(`${product.address}/login`);
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await page.getByLabel('Email').fill(product.guest.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/admin/login')),
      signIn.click(),
    ]);
    await expect.poll(() => signIn.getAttribute('aria-busy')).toBeNull();
    await page.getByLabel('Password', { exact: true }).fill('wrong once more');
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(product.guest.password);
  await signIn.click();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();

  await page.goto(`${product.address}/edit-product/${[...products.keys()][0]}`);
  const name = page.getByRole('textbox', { name: /^Product name/ });
  await name.fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('Product name is required.').first().waitFor();
  await name.fill('Brass lamp');
  await name.blur();
  await expect.poll(() => name.getAttribute('aria-invalid')).not.toBe('true');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
