import { setTimeout as sleep } from 'node:timers/promises';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { orderQueries } from '#app/orders/orderQueries.ts';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';
import { applyStoreDetails, setSettings } from '#app/settings.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { anAdmin } from '#mocks/builders.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { stubBackend } from './stubBackend.ts';

afterEach(() => vi.unstubAllGlobals());

const signedIn = { isLoggedIn: true, admin: anAdmin() };
const signedOut = { isLoggedIn: false, admin: null };
const zero = { count: 0, precision: 'exact' };
const emptyPage = { products: [], orders: [], page: 1, matches: zero, totalCount: zero, revision: 1 };

const stubSession = (session: object | undefined) =>
  stubBackend((name) => (name === 'check-admin' ? session : emptyPage));

/** Opens a path as a browser does; resolves once nothing more is requested. */
async function open(path: string, timeZone?: string) {
  const client = createClient();
  setSettings(client, { ...demoSettings, timeZone });
  const router = createMemoryRouter(createRoutes({ client }), { initialEntries: [path] });
  await vi.waitUntil(() => router.state.initialized, 10_000);
  await vi.waitUntil(() => client.isFetching() === 0);
  return { client, router };
}

it.each([
  ['/', ['check-admin', 'get-all-products', 'dashboard-details']],
  ['/product-list', ['check-admin', 'get-all-products', 'dashboard-details']],
  ['/orders', ['check-admin', 'get-orders']],
  ['/add-product', ['check-admin']],
  ['/view-product/7', ['check-admin', '7']],
  ['/edit-product/7', ['check-admin']],
  ['/login', ['check-admin']],
])('requests the data of %s once the session is known', async (path, expected) => {
  const requested = stubSession(signedIn);
  await open(path);
  await expect.poll(() => requested.toSorted()).toEqual(expected.toSorted());
});

it.each([
  [
    '/',
    [
      'check-admin',
      'dashboard-details',
      'orders?payment=failed&revenue=counted&rows=1',
      'products',
      'products?stock=out&status=active&rows=1',
    ],
  ],
  ['/orders', ['check-admin', 'orders']],
  [
    '/orders?q=lamp&status=pending&sort=total.descending&page=3&rows=25&order=1',
    ['check-admin', 'orders?q=lamp&status=pending&page=3&rows=25&sort=total.descending'],
  ],
])('requests the page that %s shows if the backend has pages', async (path, expected) => {
  const requested = stubSession({ ...signedIn, capabilities: [PAGED_LISTS_CAPABILITY] });
  await open(path);
  await expect.poll(() => requested.toSorted()).toEqual(expected);
});

it('converts days in the URL to instants in the store’s time zone', async () => {
  const requested = stubSession({ ...signedIn, capabilities: [PAGED_LISTS_CAPABILITY] });
  await open('/orders?date=2026-11-01..2026-11-01', 'America/New_York');
  const date = encodeURIComponent('2026-11-01T04:00:00.000Z..2026-11-02T04:59:59.999Z');
  await expect.poll(() => requested).toEqual(['check-admin', `orders?date=${date}`]);
});

it('uses a time zone that was saved after the page was loaded', async () => {
  const requested = stubSession({ ...signedIn, capabilities: [PAGED_LISTS_CAPABILITY] });
  const { client, router } = await open('/login', 'America/New_York');
  applyStoreDetails(client, { ...demoSettings, timeZone: 'Asia/Kolkata' });
  await router.navigate('/orders?date=2026-11-01..2026-11-01');
  const date = encodeURIComponent('2026-10-31T18:30:00.000Z..2026-11-01T18:29:59.999Z');
  await expect.poll(() => requested).toEqual(['check-admin', `orders?date=${date}`]);
});

it.each([
  ['the visitor is signed out', signedOut],
  ['the backend can’t be reached', undefined],
])('requests no list if %s', async (_, session) => {
  const requested = stubSession(session);
  await open('/orders');
  expect(requested).toEqual(['check-admin']);
});

it.each([
  ['all rows', []],
  ['a page', [PAGED_LISTS_CAPABILITY]],
])('does not make the screen request %s again', async (_, capabilities) => {
  const requested = stubSession({ ...signedIn, capabilities });
  const { client } = await open('/orders');
  await expect.poll(() => requested).toHaveLength(2);
  await client.fetchQuery(orderQueries.page({ search: '', filters: {}, page: 1, pageSize: 10 }));
  expect(requested).toHaveLength(2);
});

it('requests nothing when only the query changes, because the list on the screen does', async () => {
  const requested = stubSession({ ...signedIn, capabilities: [PAGED_LISTS_CAPABILITY] });
  const { router } = await open('/orders');
  await expect.poll(() => requested).toHaveLength(2);
  await router.navigate('/orders?q=lamp');
  expect(requested).toHaveLength(2);
});

it('does not wait for the list, so that the frame is painted before its rows', async () => {
  stubBackend((name) => (name === 'check-admin' ? signedIn : sleep(100, emptyPage)));
  const client = createClient();
  const router = createMemoryRouter(createRoutes({ client }), {
    initialEntries: ['/orders'],
  });
  await vi.waitUntil(() => router.state.initialized, { timeout: 10_000, interval: 5 });
  expect(client.isFetching()).toBeGreaterThan(0);
});
