import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { toDay } from '#contract/time/days.ts';
import { requires } from '../engine.ts';
import { translatePage } from '../languages/translatePage.ts';
import { signInAsGuest, getHorizontalOverflow } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
/** The period of the sample orders. */
const YEAR = 'from=2026-01-01&to=2026-11-30';

const product = getSharedProduct();

/** Opens the reports, in a page that `prepare` has changed. */
async function openReports(query: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await signInAsGuest(await browser.page({ acceptDownloads: true }), product);
  await prepare?.(page);
  await page.goto(`${product.address}/reports?${query}`);
  await page.getByRole('article', { name: 'Revenue' }).waitFor();
  return page;
}

/** Returns 2 for 'Fri, 20 Nov 2026, ₹37,248, 2 orders'. */
const parseCount = (messages: string | null) =>
  Number(/(\d[\d,]*) orders?$/.exec(messages ?? '')?.[1]?.replace(',', ''));

/** Counts the stored orders of a period. */
async function countOrders(page: Page, from: string, to: string): Promise<number> {
  const response = await page.request.get(`${product.address}/api/order/admin/get-orders`);
  const { orders } = ((await response.json()) as { data: { orders: { createdAt: string }[] } }).data;
  const days = orders.map(({ createdAt }) => toDay(Date.parse(createdAt), undefined)!);
  return days.filter((day) => from <= day && day <= to).length;
}

const countRows = (page: Page) => page.getByRole('table').getByRole('row').count();

it('links a column, a bar and a total to exactly the orders they count', async () => {
  const page = await openReports(YEAR);
  const column = page
    .getByRole('navigation', { name: 'Revenue over time' })
    .getByRole('link', { name: /November 2026/ });
  const messages = await column.getAttribute('aria-label');
  await column.click();
  await page.waitForURL(/\/orders\?date=2026-11-01\.\.2026-11-30&revenue=counted/);
  await expect
    .poll(() => page.getByRole('status').first().textContent())
    .toContain(`${parseCount(messages)} of `);

  await page.goBack();
  const bar = page.getByRole('list', { name: 'Revenue by category' }).getByRole('link').first();
  const counted = parseCount(await bar.innerText());
  const name = await bar.locator('bdi').textContent();
  await bar.click();
  await page.waitForURL(/category=/);
  await page.getByText(`Category: ${name}`, { exact: true }).waitFor();
  await expect.poll(() => countRows(page)).toBe(Math.min(counted, 10) + 1);

  await page.goBack();
  const cancelled = page.getByRole('article', { name: 'Cancelled' });
  const share = await cancelled.textContent();
  await cancelled.getByRole('link').click();
  await page.waitForURL(/status=cancelled/);
  const expected = Number(/(\d+) orders?, excluded/.exec(share ?? '')?.[1]);
  await expect.poll(() => countRows(page)).toBe(Math.min(expected, 10) + 1);
});

it('can be read by keyboard, as a table, as a file and on paper', async () => {
  requires('downloads', 'emulated media');
  const page = await openReports(YEAR);
  // With the keyboard, Tab focuses the newest column, arrow keys go back in time, and Enter opens the orders.
  const columns = page.getByRole('navigation', { name: 'Revenue over time' }).getByRole('link');
  await columns.last().focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('October 2026', { exact: true }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/orders\?date=2026-10-01/);
  await page.goBack();

  const sales = page.getByRole('region', { name: 'Revenue over time' });
  await sales.getByRole('radio', { name: 'Table' }).check();
  const rows = sales.getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBe(12);
  const november = await rows.last().textContent();

  const download = page.waitForEvent('download');
  await sales.getByRole('button', { name: /as CSV$/ }).click();
  const file = await text(await (await download).createReadStream());
  const [, ...lines] = file.trimEnd().split('\r\n');
  expect(lines).toHaveLength(11);
  const [period, orders, revenue] = lines.at(-1)!.split(',');
  expect(period).toBe('November 2026');
  expect(november).toContain(`November 2026${orders}₹${Number(revenue).toLocaleString('en-US')}`);

  // Print only the chosen section.
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')));
  await sales.getByRole('button', { name: /^Print/ }).click();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-printed'));
  const readInk = () => page.evaluate(() => getComputedStyle(document.body).color);
  const ink = await readInk();
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  expect(await readInk()).not.toBe(ink);
  await page.emulateMedia({ media: 'print' });
  expect(await readInk()).toBe(ink);
  expect(await page.getByRole('region', { name: 'Best sellers' }).isVisible()).toBe(false);
  expect(await sales.getByRole('table').isVisible()).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('region', { name: 'Best sellers' }).waitFor();
});

it('changes its period, its totals and the URL, also on a phone and in a translated page', async () => {
  const page = await openReports(YEAR, translatePage);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => getHorizontalOverflow(page)).toBe(0);
  await page.getByLabel('From', { exact: true }).fill('2026-11-15');
  await page.getByLabel('To', { exact: true }).fill('2026-11-20');
  await page.getByLabel('To', { exact: true }).blur();
  await page.waitForURL(/from=2026-11-15&to=2026-11-20/);
  await page.getByText('15 – 20 Nov 2026').first().waitFor();
  const orders = page.getByRole('article', { name: 'Orders', exact: true }).getByRole('link');
  await expect
    .poll(() => orders.innerText())
    .toBe(String(await countOrders(page, '2026-11-15', '2026-11-20')));
  await page.getByRole('radio', { name: 'Units' }).check();
  await page.waitForURL(/sellers=pieces/);
  await page.reload();
  await page.getByText('15 – 20 Nov 2026').first().waitFor();
  expect(await page.getByRole('radio', { name: 'Units' }).isChecked()).toBe(true);
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last month' }).click();
  await page.waitForURL(/period=lastMonth/);
});
