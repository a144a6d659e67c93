import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveStream } from '#contract/live/live.ts';
import { waitForQuiet } from '../quietNetwork.ts';
import { requires } from '../engine.ts';
import { delayRequests } from '../delayRequests.ts';
import { openInPlace } from '../openInPlace.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

// Layout shifts and requests while a page loads.

const browser = launchBrowser({ expectedErrors: /status of 404 .*\/nowhere\)$/ });
const product = getSharedProduct();
let productId: string;
beforeAll(async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const response = await page.request.get(`${product.address}/api/product/admin/get-all-products`);
  const { data } = (await response.json()) as { data: { products: { _id: string }[] } };
  productId = data.products[0]!._id;
});

/** Chromium's headless build says this on the sign-in page, because it can't list passkeys. A browser with windows doesn't. */
const CANNOT_LIST_PASSKEYS =
  "Resident credentials or empty 'allowCredentials' lists are not supported at this time.";

type Shift = { value: number; moved: string[] };
type Watched = Window & { shifts?: Shift[]; asked?: { path: string; drawn: string }[] };

/** Records layout shifts, and requests with what was shown when they were sent, from the first frame on. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const asked: { path: string; drawn: string }[] = [];
    Object.assign(window, { shifts, asked });
    const getName = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.parentElement?.tagName ?? '?');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[])
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => getName(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
    const fetched = window.fetch;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      asked.push({ path: pathname, drawn: document.getElementById('root')?.innerText ?? '' });
      return fetched(input, init);
    };
  });
}

/** Simulates a phone's network and holds fonts until the returned function is called. */
async function slowNetwork(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    asked.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  return () => {
    gate.resolve();
    return asked;
  };
}

/** Waits for the next paint. */
const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Waits until nothing is loading and everything is painted. */
async function waitUntilIdle(page: Page) {
  await waitForQuiet(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await waitForFrames(page);
}

const pages: [name: string, path: () => string, session: 'out' | 'in', there: string | RegExp][] = [
  ['sign-in', () => '/login', 'out', 'Create an account'],
  ['dashboard', () => '/', 'in', /^1–10 of \d+$/],
  ['product list', () => '/product-list', 'in', /^1–10 of \d+$/],
  ['orders', () => '/orders', 'in', /^1-10 of \d+ orders$/],
  ['product view', () => `/view-product/${productId}`, 'in', 'Edit Product'],
  ['product form', () => `/edit-product/${productId}`, 'in', 'Save Changes'],
  ['placeholder', () => '/categories', 'in', 'Go to Dashboard'],
  ['access prompt', () => '/', 'out', 'Access Required'],
  ['registration', () => '/register', 'out', 'Sign in'],
];

/** Pages whose code loads on its own, and pages with a list. */
const latecomers: Partial<Record<string, { code?: string; isList?: boolean }>> = {
  'sign-in': { code: 'LoginPage' },
  registration: { code: 'RegisterPage' },
  dashboard: { isList: true },
  'product list': { isList: true },
  orders: { code: 'OrdersPage', isList: true },
};
const LIST_DATA = /\/api\/.*\/(products|dashboard-details|orders)(\?|$)/;

it('requests a missing product once', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const asked: string[] = [];
  page.on('request', (one) => void (one.url().endsWith('/nowhere') && asked.push(one.resourceType())));
  await page.goto(`${product.address}/view-product/nowhere`);
  await page.getByRole('heading', { name: 'Product not found.' }).waitFor();
  await waitForQuiet(page);
  expect(asked).toEqual(['document', 'fetch']);
  // The form requests it again, even right after the view.
  await openInPlace(page, '/edit-product/nowhere');
  await expect.poll(() => asked).toEqual(['document', 'fetch', 'fetch']);
});

/**
 * Accepted layout shift score when the font arrives late and a centred line moves by a few pixels. Content that pushes
 * other content down scores at least ten times as much.
 */
const FACE_ARRIVES_LATE = 0.001;
/** Accepted score when the font file with the rupee sign arrives after the first price is drawn. */
const SIGN_ARRIVES_LATE = 0.0001;
const addUp = (shifts: Shift[]) => shifts.reduce((all, { value }) => all + value, 0);

/** Loading all pages at once would take as long, and one after the other much longer on a slow network. */
const PAGES_AT_ONCE = 5;

/** Checks every visit, a few at once, and returns the problems of each as `[name, problem]`. */
async function findFaults<Visit extends readonly [name: string, ...unknown[]]>(
  visits: readonly Visit[],
  check: (visit: Visit) => Promise<unknown[]>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (let first = 0; first < visits.length; first += PAGES_AT_ONCE) {
    const some = visits.slice(first, first + PAGES_AT_ONCE);
    const found = await Promise.all(some.map(async (visit) => [visit[0], await check(visit)] as const));
    for (const [name, problems] of found) faults.push(...problems.map((problem) => [name, problem]));
  }
  return faults;
}

describe.each([390, 1440])('at %i px', (width) => {
  beforeEach(() => requires('layout-shift entries'));
  const openWindow = async (session: 'out' | 'in') => {
    const page = await browser.page({ viewport: { width, height: 900 } });
    if (session === 'in') await signInAsGuest(page, product);
    await watch(page);
    return page;
  };
  /** Returns the layout shifts of a page, unless they add up to an accepted score. */
  const readShifts = async (page: Page, accepted: number) => {
    const shifts = await page.evaluate(() => (window as Watched).shifts ?? []);
    return addUp(shifts) < accepted ? [] : shifts;
  };

  it('no page has a layout shift while it loads, or requests anything twice', async () => {
    const check = async ([, path, session, there]: (typeof pages)[number]) => {
      const page = await openWindow(session);
      const requests: string[] = [];
      const remarks: string[] = [];
      page.on('request', (one) => requests.push(`${one.method()} ${one.url()}`));
      // For example, something was preloaded but not used.
      page.on('console', (message) => void (message.type() === 'warning' && remarks.push(message.text())));
      await page.goto(product.address + path());
      await page.getByText(there).first().waitFor();
      await waitUntilIdle(page);
      const repeated = requests.filter((one, index) => requests.indexOf(one) !== index);
      const unexpected = remarks.filter((remark) => remark !== CANNOT_LIST_PASSKEYS);
      return [...(await readShifts(page, SIGN_ARRIVES_LATE)), ...repeated, ...unexpected];
    };
    expect(await findFaults(pages, check)).toEqual([]);
  });

  it('no page has a layout shift on a slow network with late code, late data and a late font', async () => {
    const check = async ([name, path, session, there]: (typeof pages)[number]) => {
      const page = await openWindow(session);
      const releaseFonts = await slowNetwork(page);
      const { code, isList } = latecomers[name] ?? {};
      const releaseCode =
        code === undefined ? undefined : await delayRequests(page, `**/assets/${code}-*.js`);
      const releaseData = isList ? await delayRequests(page, LIST_DATA) : undefined;
      // The load event waits for preloaded fonts.
      await page.goto(product.address + path(), { waitUntil: 'commit' });
      if (releaseCode) {
        await page.getByText('Loading the page').waitFor({ state: 'attached' });
        await waitForFrames(page);
        releaseCode();
      }
      if (releaseData) {
        await page.locator('table[aria-busy=true]').waitFor();
        await waitForFrames(page);
        releaseData();
      }
      await page.getByText(there).first().waitFor();
      await waitForFrames(page);
      const before = await readShifts(page, SIGN_ARRIVES_LATE);
      expect(releaseFonts()).toContainEqual(expect.stringMatching(/geist-latin-wght-normal/));
      await waitUntilIdle(page);
      return [...before, ...(await readShifts(page, FACE_ARRIVES_LATE))];
    };
    expect(await findFaults(pages, check)).toEqual([]);
  });
});

it('requests the session and the first rows of a list before the page is drawn', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await watch(page);
  const products = '/api/product/admin/products';
  const orders = '/api/order/admin/orders';
  const totals = '/api/admin/dashboard-details';
  // The dashboard and the sidebar count rows. The sidebar, the chart and the live stream send requests once they are drawn.
  for (const [path, first, later, heading] of [
    [
      '/',
      [products, products, orders, totals],
      // The chart compares two periods, and the tasks include late deliveries.
      ['/api/order/admin/sales-report', '/api/order/admin/sales-report', orders, orders],
      'Dashboard Overview',
    ],
    ['/product-list', [products, totals], [orders], 'All Products'],
    ['/orders', [orders], [orders], 'Product Orders'],
  ] as const) {
    await page.goto(product.address + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await waitUntilIdle(page);
    const asked = await page.evaluate(() => (window as Watched).asked ?? []);
    const [who, ...what] = asked;
    expect(who).toEqual({ path: '/api/admin/check-admin', drawn: '' });
    expect(what.map((one) => one.path).toSorted()).toEqual([...first, ...later, liveStream.path].toSorted());
    const beforePage = what.filter(({ drawn }) => !drawn.includes(heading)).map((one) => one.path);
    for (const one of new Set<string>(first)) {
      const count = (paths: readonly string[]) => paths.filter((name) => name === one).length;
      expect(count(beforePage)).toBeGreaterThanOrEqual(count(first));
    }
  }
});

it('requests the session before its first script has loaded', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const calls: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/api/')) calls.push(new URL(one.url()).pathname.replace(/.*\//, ''));
  });
  const release = await delayRequests(page, '**/assets/index-*.js');
  await page.goto(`${product.address}/product-list`, { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(['check-admin']);
  release();
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await waitUntilIdle(page);
  expect(calls.toSorted()).toEqual(['check-admin', 'dashboard-details', 'live', 'orders', 'products']);
});

it('loads only the Latin font file for an English page, and others when their characters are shown', async () => {
  const page = await browser.page();
  const faces: string[] = [];
  page.on('request', (one) => {
    const name = /[^/]*\.woff2/.exec(one.url());
    if (name) faces.push(name[0].replace(/-wght.*/, ''));
  });
  await page.goto(`${product.address}/login`);
  await page.getByText('Create an account').waitFor();
  await waitUntilIdle(page);
  expect(faces).toEqual(['geist-latin']);

  // The rupee sign is in another file.
  await signInAsGuest(page, product);
  await page.goto(product.address);
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await waitUntilIdle(page);
  expect(new Set(faces)).toEqual(new Set(['geist-latin', 'geist-latin-ext']));
});
