import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { toDay } from '#contract/time/days.ts';
import { asGuest } from './asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';

// A store far from its administrator: what a day is, the store decides, for the figures and for the orders behind them.

const shortDataDir = aDataFolder();
const longDataDir = aDataFolder();
const browser = aBrowser();

type Order = { _id: string; createdAt: string; orderDetails: { orderStatus: string } };

async function fetchCountedOrders(page: Page, { address }: Product): Promise<Order[]> {
  const answer = await page.request.get(`${address}/api/order/admin/get-orders`);
  const { orders } = ((await answer.json()) as { data: { orders: Order[] } }).data;
  return orders.filter(({ orderDetails }) => orderDetails.orderStatus !== 'cancelled');
}

/** The ids of the orders of a day in a time zone, sorted. */
const idsOf = (orders: readonly Order[], day: string, timeZone: string) =>
  orders
    .filter(({ createdAt }) => toDay(Date.parse(createdAt), timeZone) === day)
    .map(({ _id }) => _id)
    .toSorted();

const column = (page: Page, day: string) =>
  page.getByRole('navigation', { name: 'Revenue over time' }).getByRole('link', { name: day });

/** 'Thu, 19 Nov 2026, ₹37,248, 2 orders' counts two. */
const countOf = (messages: string | null) => Number(/(\d+) orders?$/.exec(messages ?? '')?.[1]);

async function listedIds(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole('link', { name: /^View details/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.map((href) => new URL(href).searchParams.get('order') ?? '').toSorted();
}

/** The days that the rows show, each once. */
const listedDays = async (page: Page) => [
  ...new Set(
    await page
      .getByRole('table')
      .getByRole('time')
      .evaluateAll((dates) => dates.map((one) => one.firstChild?.textContent)),
  ),
];

it('leads from a day of the store, half a world away, to exactly the orders that it counted', async () => {
  const [store, there] = ['Pacific/Kiritimati', 'America/Los_Angeles'];
  const product = await startProduct(shortDataDir, { TIME_ZONE: store });
  const page = await asGuest(await browser.page({ timezoneId: there }), product);
  const orders = await fetchCountedOrders(page, product);
  const expected = idsOf(orders, '2026-11-19', store);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected).not.toEqual(idsOf(orders, '2026-11-19', there));

  await page.goto(`${product.address}/reports?from=2026-11-10&to=2026-11-22`);
  await page.getByText(`Time zone: ${store}`).waitFor();
  const day = column(page, '19 Nov 2026');
  expect(countOf(await day.getAttribute('aria-label'))).toBe(expected.length);
  await day.click();
  await page.waitForURL(/\/orders\?date=2026-11-19\.\.2026-11-19/);
  await expect.poll(() => listedIds(page)).toEqual(expected);
  expect(await listedDays(page)).toEqual(['19 Nov 2026']);

  // As it comes from the server at first, where the address is opened anew.
  await page.reload();
  await expect.poll(() => listedIds(page)).toEqual(expected);

  // In the order itself too.
  await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByText(/Placed 19 Nov 2026, \d\d:\d\d/)
    .waitFor();
});

it('does so on a day of 23 hours in a long list, whose sums and pages the server makes', async () => {
  const [store, there] = ['America/New_York', 'Asia/Karachi'];
  const product = await startProduct(longDataDir, { TIME_ZONE: store, SEED_ORDERS: '10000' });
  const page = await asGuest(await browser.page({ timezoneId: there, acceptDownloads: true }), product);
  const orders = await fetchCountedOrders(page, product);
  const expected = idsOf(orders, '2025-03-09', store);
  expect(expected.length).toBeGreaterThan(5);
  expect(expected).not.toEqual(idsOf(orders, '2025-03-09', there));

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/.*\/admin\//, '')));
  await page.goto(`${product.address}/reports?from=2025-03-01&to=2025-03-14`);
  const day = column(page, '9 Mar 2025');
  expect(countOf(await day.getAttribute('aria-label'))).toBe(expected.length);
  expect(asked).not.toContain('get-orders');
  await day.click();
  await page.waitForURL(/\/orders\?date=2025-03-09\.\.2025-03-09/);
  await page.getByText(`1-${Math.min(10, expected.length)} of ${expected.length} orders`).waitFor();

  // Opened by its address it is asked for once, by the moments at which that day began and ended there.
  asked.length = 0;
  await page.goto(`${page.url()}&rows=50`);
  await expect.poll(() => listedIds(page)).toEqual(expected);
  expect(await listedDays(page)).toEqual(['9 Mar 2025']);
  expect(asked.filter((one) => one.startsWith('orders?')).map(decodeURIComponent)).toEqual([
    expect.stringContaining('date=2025-03-09T05:00:00.000Z..2025-03-10T03:59:59.999Z&'),
  ]);

  // What is exported, and what is selected, is the same.
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
