import { afterEach, expect, it, vi } from 'vitest';
import { prefetchRouteData } from '#app/router/prefetch.ts';
import { orderQueries } from '#app/queries/orders.ts';
import { createClient } from '#app/queries/queryClient.ts';
import { LIST_PAGED } from '#contract/lists/pageCall.ts';
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
  await prefetchRouteData(createClient(), path);
  await expect.poll(() => asked).toEqual(expected);
});

it.each([
  ['/', ['check-admin', 'products?page=1&pageSize=10', 'dashboard-details']],
  ['/orders', ['check-admin', 'orders?page=1&pageSize=10']],
  [
    '/orders?q=lamp&status=pending&sort=total.descending&page=3&rows=25&order=1',
    ['check-admin', 'orders?status=pending&search=lamp&sort=total&direction=descending&page=3&pageSize=25'],
  ],
])('%s is asked for the page that it shows where the backend has pages', async (path, expected) => {
  const asked = aServer({ ...signedIn, capabilities: [LIST_PAGED] });
  await prefetchRouteData(createClient(), path);
  await expect.poll(() => asked).toEqual(expected);
});

it.each([
  ['signed out', signedOut],
  ['unreachable', undefined],
])('asks for no list while %s', async (_, answer) => {
  const asked = aServer(answer);
  await prefetchRouteData(createClient(), '/orders');
  expect(asked).toEqual(['check-admin']);
});

it('is not asked again by the screen', async () => {
  const asked = aServer(signedIn);
  const client = createClient();
  await prefetchRouteData(client, '/orders');
  await client.fetchQuery(orderQueries.all());
  expect(asked).toEqual(['check-admin', 'get-orders']);
});
