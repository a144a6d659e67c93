import { afterEach, expect, it, vi } from 'vitest';
import { prefetchRouteData } from '#app/router/prefetch.ts';
import { orderQueries } from '#app/queries/orders.ts';
import { toRowCriteria } from '#app/queries/rowCriteria.ts';
import { orderListParams } from '#features/orders/table/orderListParams.ts';
import { createClient } from '#app/queries/queryClient.ts';
import { LIST_GROUPED, LIST_PAGED } from '#contract/lists/pageCall.ts';
import { anAdmin } from '#mocks/builders.ts';

afterEach(() => vi.unstubAllGlobals());

const signedIn = { isLoggedIn: true, admin: anAdmin() };
const signedOut = { isLoggedIn: false, admin: null };

/** In a browser an address may be a path alone. */
class RequestWithPath {
  readonly url: string;
  readonly signal = new AbortController().signal;
  constructor(url: string) {
    this.url = url;
  }
}

/** The browser's way to a server that answers, and everything that was asked of it. */
function aServer(checkAdmin: object | undefined) {
  const asked: string[] = [];
  vi.stubGlobal('Request', RequestWithPath);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url.replace(/.*\//, ''));
    if (!checkAdmin) throw new TypeError('Failed to fetch');
    return Response.json({ data: url.endsWith('check-admin') ? checkAdmin : { products: [], orders: [] } });
  });
  return asked;
}

it.each([
  ['/', ['check-admin', 'get-all-products', 'dashboard-details']],
  ['/product-list', ['check-admin', 'get-all-products', 'dashboard-details']],
  ['/orders', ['check-admin', 'get-orders']],
  ['/add-product', ['check-admin']],
  ['/view-product/7', ['check-admin', '7']],
  ['/edit-product/7', ['check-admin']],
])('%s is asked for what it lists, once it is known who asks', async (path, expected) => {
  const asked = aServer(signedIn);
  await prefetchRouteData(createClient(), path, undefined);
  await expect.poll(() => asked).toEqual(expected);
});

it.each([
  ['/', ['check-admin', 'products?page=1&pageSize=10', 'dashboard-details']],
  ['/orders', ['check-admin', 'orders?page=1&pageSize=10']],
  [
    '/orders?q=lamp&status=pending&sort=total.descending&page=3&rows=25&order=1',
    ['check-admin', 'orders?status=pending&search=lamp&sort=total&direction=descending&page=3&pageSize=25'],
  ],
  ['/orders?sort=customer.ascending&rows=5', ['check-admin', 'orders?page=1&pageSize=5']],
])('%s is asked for the page that it shows where the backend has pages', async (path, expected) => {
  const asked = aServer({ ...signedIn, capabilities: [LIST_PAGED] });
  await prefetchRouteData(createClient(), path, undefined);
  await expect.poll(() => asked).toEqual(expected);
});

it('a backend that says so is asked for all sorts', async () => {
  const asked = aServer({ ...signedIn, capabilities: [LIST_PAGED, LIST_GROUPED] });
  await prefetchRouteData(createClient(), '/orders?sort=customer.ascending', undefined);
  await expect.poll(() => asked).toEqual(['check-admin', 'orders?sort=customer&page=1&pageSize=10']);
});

it.each([
  ['Pacific/Kiritimati', '2026-10-31T10:00:00.000Z..2026-11-01T09:59:59.999Z'],
  ['America/New_York', '2026-11-01T04:00:00.000Z..2026-11-02T04:59:59.999Z'],
])('a day in the address is one of the store’s zone, %s', async (timeZone, date) => {
  const asked = aServer({ ...signedIn, capabilities: [LIST_PAGED] });
  const client = createClient();
  await prefetchRouteData(client, '/orders?date=2026-11-01..2026-11-01', timeZone);
  const address = `orders?date=${encodeURIComponent(date)}&page=1&pageSize=10`;
  await expect.poll(() => asked).toEqual(['check-admin', address]);
  // The list asks by the same criteria: nothing goes out twice.
  const criteria = { search: '', filters: { date: '2026-11-01..2026-11-01' }, page: 1, pageSize: 10 };
  const { queryKey } = orderQueries.page(toRowCriteria(orderListParams, criteria, timeZone));
  expect(client.getQueryCache().findAll({ queryKey, exact: true })).toHaveLength(1);
});

it.each([
  ['signed out', signedOut],
  ['unreachable', undefined],
])('asks for no list while %s', async (_, answer) => {
  const asked = aServer(answer);
  await prefetchRouteData(createClient(), '/orders', undefined);
  expect(asked).toEqual(['check-admin']);
});

it('is not asked again by the screen', async () => {
  const asked = aServer(signedIn);
  const client = createClient();
  await prefetchRouteData(client, '/orders', undefined);
  await client.fetchQuery(orderQueries.all());
  expect(asked).toEqual(['check-admin', 'get-orders']);
});
