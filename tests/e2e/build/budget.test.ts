import type { Page } from 'playwright';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';
import { paths } from '#features/paths.ts';
import { waitForQuiet } from '../quietNetwork.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

// Measures in a browser how much compressed JavaScript a first visit loads. A list of chunks can't tell what a page loads
// when it is idle.

const browser = launchBrowser();
const product = getSharedProduct();

const routes = createRoutes({ client: createClient() });

const KB = 1000;
/** Budget of each layout of the route table. */
const budgets = { auth: 200 * KB, admin: 277 * KB };
/** Larger budgets of pages that need code that other pages don't need. */
const pageBudgets: Partial<Record<string, number>> = {
  // The chart, with the card that is there before it, and the product list below it.
  [paths.dashboard]: 287 * KB,
  // The smallest: its code is in the group of all pages.
  [paths.productList]: 265 * KB,
  // React Hook Form, the combobox and dnd-kit.
  [paths.addProduct]: 326 * KB,
  [paths.editProduct(':productId?')]: 326 * KB,
  // Papa Parse and the rules of the product form.
  [paths.importProducts]: 292 * KB,
  // React Hook Form, the combobox, the keys of the Store API, the webhooks and the emails.
  [paths.storeDetails]: 314 * KB,
  // React Hook Form, the combobox and the rules of an order.
  [paths.newOrder]: 314 * KB,
  // The list, and the dialog of an order once the page is idle.
  [paths.orders]: 281 * KB,
  // The list of orders below the customer.
  [paths.customer(':customerId')]: 284 * KB,
  // Report tables and their CSV file.
  [paths.reports]: 293 * KB,
  // React Hook Form and the passkeys.
  [paths.account]: 293 * KB,
};
/** Wait for what the page loads when it is idle. The list of orders loads the code of an order after a second. */
const IDLE_MS = 2000;
const PAGES_AT_ONCE = 6;

/** Returns one path of each page in the route table. */
function listPaths(route: RouteObject, seen = new Set<unknown>()): string[] {
  if (route.children) return route.children.flatMap((child) => listPaths(child, seen));
  if (route.path === undefined || route.path === '*' || seen.has(route.lazy)) return [];
  seen.add(route.lazy);
  return [route.path];
}

const hasLayout = (path: string, layout: keyof typeof budgets) =>
  matchRoutes(routes, path)?.some(({ route }) => route.id === layout);

/** Returns the compressed size of each loaded script. */
const listScripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: name.replace(/.*\//, ''), size: encodedBodySize })),
  );

async function getProductId(page: Page): Promise<string> {
  const response = await page.request.get(`${product.address}/api/product/admin/get-all-products`);
  return (await response.json()).data.products[0]._id;
}

/** Returns the id of what a page shows. */
async function getId(page: Page, path: string): Promise<string> {
  if (path.includes(':customerId')) return 'takumi.fujiwara@mail.example';
  return path.includes(':productId') ? getProductId(page) : '1';
}

/** Returns the scripts of a first visit that exceeds its budget. */
async function checkVisit(path: string, layout: keyof typeof budgets): Promise<string[]> {
  const page = await browser.page();
  if (layout === 'admin') await signInAsGuest(page, product);
  await page.goto(product.address + path.replace(/:\w+\??/g, await getId(page, path)));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitForQuiet(page);
  await page.waitForTimeout(IDLE_MS);
  const scripts = await listScripts(page);
  const sum = scripts.reduce((all, { size }) => all + size, 0);
  const most = pageBudgets[path] ?? budgets[layout];
  console.log(`${path}: ${sum} bytes in ${scripts.length} scripts`);
  if (scripts.length > 1 && sum <= most) return [];
  const largest = scripts.toSorted((a, b) => b.size - a.size).map(({ name, size }) => `  ${name}: ${size}`);
  return [`${path} loads ${sum} bytes, more than ${most}\n${largest.join('\n')}`];
}

it.each(['auth', 'admin'] as const)(
  "a first visit to a page of the layout '%s' loads no more JavaScript than its budget",
  async (layout) => {
    const visited = routes.flatMap((route) => listPaths(route)).filter((path) => hasLayout(path, layout));
    expect(visited.length).toBeGreaterThan(5);
    const faults: string[] = [];
    for (let first = 0; first < visited.length; first += PAGES_AT_ONCE) {
      const some = visited.slice(first, first + PAGES_AT_ONCE);
      faults.push(...(await Promise.all(some.map((path) => checkVisit(path, layout)))).flat());
    }
    expect(faults).toEqual([]);
  },
);
