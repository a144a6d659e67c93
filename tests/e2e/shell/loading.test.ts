import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { liveStream } from '#contract/live/live.ts';
import { waitForQuiet } from '../../../scripts/quietNetwork.ts';
import { asGuest } from '../asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from '../product.ts';

// What somebody sees and waits for while a page arrives.

const dataDir = aDataFolder();
const browser = aBrowser({ refused: /status of 404 .*\/nowhere\)$/ });
let product: Product;
let productId: string;
beforeAll(async () => {
  product = await startProduct(dataDir);
  const page = await asGuest(await browser.page(), product);
  const answer = await page.request.get(`${product.address}/api/product/admin/get-all-products`);
  const { data } = (await answer.json()) as { data: { products: { _id: string }[] } };
  productId = data.products[0]!._id;
});

type Shift = { value: number; moved: string[] };
type Watched = Window & { shifts?: Shift[]; asked?: { path: string; drawn: string }[] };

/** From the first frame on: what moves without having been asked to, and what is asked for before what is drawn. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const asked: { path: string; drawn: string }[] = [];
    Object.assign(window, { shifts, asked });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.parentElement?.tagName ?? '?');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[])
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
    const fetched = window.fetch;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      asked.push({ path: pathname, drawn: document.getElementById('root')?.innerText ?? '' });
      return fetched(input, init);
    };
  });
}

/**
 * A telephone's network, and fonts later than everything else: the text is drawn without them first, and all of it a
 * second time when they are there.
 */
async function slowNetwork(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  return () => {
    held.resolve();
    return asked;
  };
}

/** What the page shows now has been seen. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Everything that is on its way is there, and has been painted. */
async function settled(page: Page) {
  await waitForQuiet(page);
  await painted(page);
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
];

it('a product that is not there is asked for once', async () => {
  const page = await asGuest(await browser.page(), product);
  const asked: string[] = [];
  page.on('request', (one) => void (one.url().endsWith('/nowhere') && asked.push(one.resourceType())));
  await page.goto(`${product.address}/view-product/nowhere`);
  await page.getByRole('heading', { name: 'Product not found.' }).waitFor();
  await waitForQuiet(page);
  expect(asked).toEqual(['document', 'fetch']);
  // The form asks by itself, however lately the view has asked in vain.
  await page.evaluate(() => {
    history.pushState(null, '', '/edit-product/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect.poll(() => asked).toEqual(['document', 'fetch', 'fetch']);
});

/**
 * Of the shift score, where 0.1 counts as good: room for letters that are a little narrower in the face that stands in,
 * so that a centred line moves by a few pixels. Anything that pushes something else down is ten times that and more.
 */
const FACE_ARRIVES_LATE = 0.001;
/** The rupee sign's part of the face is asked for when the first price is drawn, and what stands beside it moves. */
const SIGN_ARRIVES_LATE = 0.0001;
const sumOf = (shifts: Shift[]) => shifts.reduce((all, { value }) => all + value, 0);

describe.each([390, 1440])('at %i px', (width) => {
  const opened = async (session: 'out' | 'in') => {
    const page = await browser.page({ viewport: { width, height: 900 } });
    if (session === 'in') await asGuest(page, product);
    await watch(page);
    return page;
  };
  const shiftsOf = (page: Page) => page.evaluate(() => (window as Watched).shifts ?? []);

  it.each(pages)(
    'the %s moves nothing while it loads, and asks for nothing twice',
    async (_, path, session, there) => {
      const page = await opened(session);
      const requests: string[] = [];
      const remarks: string[] = [];
      page.on('request', (one) => requests.push(`${one.method()} ${one.url()}`));
      // Such as that something was preloaded and not used.
      page.on('console', (message) => void (message.type() === 'warning' && remarks.push(message.text())));
      await page.goto(product.address + path());
      await page.getByText(there).first().waitFor();
      await settled(page);
      const shifts = await shiftsOf(page);
      expect(sumOf(shifts) < SIGN_ARRIVES_LATE ? [] : shifts).toEqual([]);
      expect(requests.filter((one, index) => requests.indexOf(one) !== index)).toEqual([]);
      expect(remarks).toEqual([]);
    },
  );

  it.each([
    ['sign-in', '/login', 'out', 'LoginPage', 'Create an account'],
    ['registration', '/register', 'out', 'RegisterPage', 'Sign in'],
    ['orders', '/orders', 'in', 'OrdersPage', /^1-10 of \d+ orders$/],
  ] as const)('the %s moves nothing when its code is late', async (_, path, session, code, there) => {
    const page = await opened(session);
    const held = Promise.withResolvers<void>();
    await page.route(`**/assets/${code}-*.js`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(product.address + path, { waitUntil: 'commit' });
    await page.getByText('Loading the page').waitFor({ state: 'attached' });
    await painted(page);
    held.resolve();
    await page.getByText(there).first().waitFor();
    await settled(page);
    const shifts = await shiftsOf(page);
    expect(sumOf(shifts) < SIGN_ARRIVES_LATE ? [] : shifts).toEqual([]);
  });

  it.each([
    ['dashboard', '/', /^1–10 of \d+$/],
    ['product list', '/product-list', /^1–10 of \d+$/],
    ['orders', '/orders', /^1-10 of \d+ orders$/],
  ] as const)('the %s moves nothing when what it asks for is late', async (_, path, there) => {
    const page = await opened('in');
    const held = Promise.withResolvers<void>();
    for (const call of ['products', 'dashboard-details', 'orders'])
      await page.route(new RegExp(`/api/.*/${call}(\\?|$)`), async (route) => {
        await held.promise;
        await route.continue();
      });
    await page.goto(product.address + path);
    await page.locator('table[aria-busy=true]').waitFor();
    await painted(page);
    held.resolve();
    await page.getByText(there).first().waitFor();
    await settled(page);
    const shifts = await shiftsOf(page);
    expect(sumOf(shifts) < SIGN_ARRIVES_LATE ? [] : shifts).toEqual([]);
  });

  it.each(pages)(
    'the %s stays where it is on a slow network, and when its face comes late',
    async (_, path, session, there) => {
      const page = await opened(session);
      const letFacesCome = await slowNetwork(page);
      // The browser calls a page loaded when its preloaded faces are there, too.
      await page.goto(product.address + path(), { waitUntil: 'commit' });
      await page.getByText(there).first().waitFor();
      expect(letFacesCome()).toContainEqual(expect.stringMatching(/geist-latin-wght-normal/));
      await settled(page);
      const shifts = await shiftsOf(page);
      expect(sumOf(shifts) < FACE_ARRIVES_LATE ? [] : shifts).toEqual([]);
    },
  );
});

it.each([
  ['/', ['/api/product/admin/products', '/api/admin/dashboard-details'], 'Dashboard Overview'],
  ['/product-list', ['/api/product/admin/products', '/api/admin/dashboard-details'], 'All Products'],
  ['/orders', ['/api/order/admin/orders'], 'Product Orders'],
])('asks who is there, and for the page of %s, before it draws it', async (path, lists, heading) => {
  const page = await asGuest(await browser.page(), product);
  await watch(page);
  await page.goto(product.address + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
  const asked = await page.evaluate(() => (window as Watched).asked ?? []);
  // Once everything on the page has been asked for, the stream that tells of changes.
  expect(asked.pop()?.path).toBe(liveStream.path);
  expect(asked.map((one) => one.path).toSorted()).toEqual(['/api/admin/check-admin', ...lists].toSorted());
  const [who, ...what] = asked;
  expect(who).toEqual({ path: '/api/admin/check-admin', drawn: '' });
  for (const { drawn } of what) expect(drawn).not.toContain(heading);
});

it('asks who is there before its first script has come', async () => {
  const page = await asGuest(await browser.page(), product);
  const calls: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/api/')) calls.push(new URL(one.url()).pathname.replace(/.*\//, ''));
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${product.address}/product-list`, { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(['check-admin']);
  held.resolve();
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await settled(page);
  expect(calls.toSorted()).toEqual(['check-admin', 'dashboard-details', 'live', 'products']);
});

it('fetches the Latin part of one face for an English page, once, and others only for what is written in them', async () => {
  const page = await browser.page();
  const faces: string[] = [];
  page.on('request', (one) => {
    const name = /[^/]*\.woff2/.exec(one.url());
    if (name) faces.push(name[0].replace(/-wght.*/, ''));
  });
  await page.goto(`${product.address}/login`);
  await page.getByText('Create an account').waitFor();
  await settled(page);
  expect(faces).toEqual(['geist-latin']);

  // The rupee sign stands in another part.
  await asGuest(page, product);
  await page.goto(product.address);
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await settled(page);
  expect(new Set(faces)).toEqual(new Set(['geist-latin', 'geist-latin-ext']));
});
