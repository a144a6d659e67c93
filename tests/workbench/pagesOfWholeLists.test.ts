import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { LIST_FILTERED, LIST_GROUPED, LIST_PAGED } from '#contract/lists/pageCall.ts';
import { defaultHandlers } from '#mocks/handlers.ts';
import { mockCall, refuse, unreachable } from '#mocks/mockCall.ts';
import { pagesOfWholeLists } from '#mocks/pagesOfWholeLists.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';

// A story is played on pages by cutting them out of what it answers for the whole list.

const at = 'http://localhost';
const server = setupServer();

beforeEach(() => {
  vi.stubGlobal('location', new URL(at));
  server.listen({ onUnhandledFrame: 'error' });
  server.resetHandlers(...pagesOfWholeLists(), ...Object.values(defaultHandlers));
});
afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
});

/** What the story says goes before what its preview says, as in the workbench. */
const say = (...handlers: Parameters<typeof server.use>) =>
  server.resetHandlers(...pagesOfWholeLists(), ...handlers, ...Object.values(defaultHandlers));
const get = async (path: string) => (await fetch(at + path)).json();
const names = async (query: string) =>
  (await get(`/api/product/admin/products?${query}`)).data.products.map((one: { name: string }) => one.name);

it('announces pages beside what the story announces, and only to whom is signed in', async () => {
  expect((await get('/api/admin/check-admin')).data.capabilities).toEqual([
    LIST_PAGED,
    LIST_FILTERED,
    LIST_GROUPED,
  ]);
  say(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false })));
  expect((await get('/api/admin/check-admin')).data).toEqual({ isLoggedIn: false });
});

it('cuts pages and single orders out of the whole list', async () => {
  expect(await names('page=2&pageSize=10')).toEqual(sampleProducts.slice(10, 20).map(({ name }) => name));
  const { data } = await get('/api/order/admin/orders?pageSize=5&page=2');
  expect(data).toMatchObject({ page: 2, matches: { count: sampleOrders.length, precision: 'exact' } });
  const id = sampleOrders[7]!._id;
  expect((await get(`/api/order/admin/order/${id}`)).data.order._id).toBe(id);
  expect((await fetch(`${at}/api/order/admin/order/nowhere`)).status).toBe(404);
});

it('says what the story says instead of a list', async () => {
  say(mockCall(calls.getAllProducts, () => refuse(503, 'The store is closed')));
  expect(await get('/api/product/admin/products')).toEqual({ message: 'The store is closed' });
  say(http.get(`*${calls.getAllProducts.path}`, () => HttpResponse.json({ data: { items: [] } })));
  expect(await get('/api/product/admin/products')).toEqual({ data: { items: [] } });
  say(mockCall(calls.getAllProducts, unreachable));
  await expect(get('/api/product/admin/products')).rejects.toThrow('fetch failed');
});

it('knows a product no more that the story has deleted', async () => {
  const [first, second] = sampleProducts;
  await fetch(`${at}/api/product/admin/delete-product/${first!._id}`, { method: 'DELETE' });
  expect((await names('page=1&pageSize=10'))[0]).toBe(second!.name);
  say(mockCall(calls.deleteProduct, () => refuse(500)));
  await fetch(`${at}/api/product/admin/delete-product/${first!._id}`, { method: 'DELETE' });
  expect((await names('page=1&pageSize=10'))[0]).toBe(first!.name);
});
