import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { toDay } from '#contract/time/days.ts';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

// The store and its administrator are in different time zones. Days are those of the store, in reports and in lists.

const shortDataDir = createDataFolder();
const longDataDir = createDataFolder();
const browser = launchBrowser();

type Order = { _id: string; createdAt: string; orderDetails: { orderStatus: string } };

async function fetchCountedOrders(page: Page, { address }: Product): Promise<Order[]> {
  const response = await page.request.get(`${address}/api/order/admin/get-orders`);
  const { orders } = ((await response.json()) as { data: { orders: Order[] } }).data;
  return orders.filter(({ orderDetails }) => orderDetails.orderStatus !== 'cancelled');
}

/** Returns the sorted IDs of the orders of a day in a time zone. */
const getIds = (orders: readonly Order[], day: string, timeZone: string) =>
  orders
    .filter(({ createdAt }) => toDay(Date.parse(createdAt), timeZone) === day)
    .map(({ _id }) => _id)
    .toSorted();

const column = (page: Page, day: string) =>
  page.getByRole('navigation', { name: 'Revenue over time' }).getByRole('link', { name: day });

/** Returns 2 for 'Thu, 19 Nov 2026, ₹37,248, 2 orders'. */
const parseCount = (messages: string | null) => Number(/(\d+) orders?$/.exec(messages ?? '')?.[1]);

async function getListedIds(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole('link', { name: /^View details/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.map((href) => new URL(href).searchParams.get('order') ?? '').toSorted();
}

/** Returns the distinct days in the rows. */
const getListedDays = async (page: Page) => [
  ...new Set(
    await page
      .getByRole('table')
      .getByRole('time')
      .evaluateAll((dates) => dates.map((one) => one.firstChild?.textContent)),
  ),
];

it('links a day of a store in a distant time zone to exactly the orders it counts', async () => {
  const [store, there] = ['Pacific/Kiritimati', 'America/Los_Angeles'];
  const product = await startProduct(shortDataDir, { TIME_ZONE: store });
  const page = await signInAsGuest(await browser.page({ timezoneId: there }), product);
  const orders = await fetchCountedOrders(page, product);
  const expected = getIds(orders, '2026-11-19', store);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected).not.toEqual(getIds(orders, '2026-11-19', there));

  await page.goto(`${product.address}/reports?from=2026-11-10&to=2026-11-22`);
  await page.getByText(`Time zone: ${store}`).waitFor();
  const day = column(page, '19 Nov 2026');
  expect(parseCount(await day.getAttribute('aria-label'))).toBe(expected.length);
  await day.click();
  await page.waitForURL(/\/orders\?date=2026-11-19\.\.2026-11-19/);
  await expect.poll(() => getListedIds(page)).toEqual(expected);
  expect(await getListedDays(page)).toEqual(['19 Nov 2026']);

  // Load the address again, so that the server filters the orders.
  await page.reload();
  await expect.poll(() => getListedIds(page)).toEqual(expected);

  // The order itself shows the same day.
  await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByText(/Placed 19 Nov 2026, \d\d:\d\d/)
    .waitFor();
});

it('links a day of 23 hours to its orders in a long list with pages and sums of the server', async () => {
  requires('downloads');
  const [store, there] = ['America/New_York', 'Asia/Karachi'];
  const product = await startProduct(longDataDir, { TIME_ZONE: store, SEED_ORDERS: '6000' });
  const page = await signInAsGuest(await browser.page({ timezoneId: there, acceptDownloads: true }), product);
  const orders = await fetchCountedOrders(page, product);
  const expected = getIds(orders, '2025-03-09', store);
  expect(expected.length).toBeGreaterThan(5);
  expect(expected).not.toEqual(getIds(orders, '2025-03-09', there));

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().replace(/.*\/admin\//, '')));
  await page.goto(`${product.address}/reports?from=2025-03-01&to=2025-03-14`);
  const day = column(page, '9 Mar 2025');
  expect(parseCount(await day.getAttribute('aria-label'))).toBe(expected.length);
  expect(requests).not.toContain('get-orders');
  await day.click();
  await page.waitForURL(/\/orders\?date=2025-03-09\.\.2025-03-09/);
  await page.getByText(`1-${Math.min(10, expected.length)} of ${expected.length} orders`).waitFor();

  // The list is requested once, from the start to the end of that day in the store's time zone.
  requests.length = 0;
  await page.goto(`${page.url()}&rows=50`);
  await expect.poll(() => getListedIds(page)).toEqual(expected);
  expect(await getListedDays(page)).toEqual(['9 Mar 2025']);
  expect(requests.filter((one) => one.startsWith('orders?date')).map(decodeURIComponent)).toEqual([
    expect.stringContaining('date=2025-03-09T05:00:00.000Z..2025-03-10T03:59:59.999Z&'),
  ]);

  // Export and selection have the same orders.
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const file = await text(await (await download).createReadStream());
  const [, ...lines] = file.trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual(expected);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto(page.url().replace('rows=50', 'rows=5'));
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: `Select all ${expected.length}` }).click();
  await page.getByText(`${expected.length} selected`).first().waitFor();
});
