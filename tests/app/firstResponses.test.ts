import { afterEach, expect, it, vi } from 'vitest';
import { getOrders } from '#contract/orders/orderCalls.ts';
import { send } from '#app/api/send.ts';
import { stubBackend } from './stubBackend.ts';

// A script in index.html sends the first request; the first call for its URL takes the response.

const input = { params: {}, body: undefined };
const early = () => Response.json({ data: { orders: [{ _id: 'early' }] } });
const stubOrders = () => stubBackend(() => ({ orders: [] }));

afterEach(() => {
  globalThis.firstResponses = undefined;
  vi.unstubAllGlobals();
});

it('takes the response that the page has requested, once', async () => {
  const requested = stubOrders();
  globalThis.firstResponses = { [getOrders.path]: Promise.resolve(early()) };
  expect((await send(getOrders, input)).orders.map(({ _id }) => _id)).toEqual(['early']);
  expect(requested).toEqual([]);
  expect((await send(getOrders, input)).orders).toEqual([]);
  expect(requested).toEqual(['get-orders']);
});

it('sends a request if the page found nobody signed in, or requested something else', async () => {
  const requested = stubOrders();
  globalThis.firstResponses = {
    [getOrders.path]: Promise.resolve(undefined),
    '/api/other': Promise.resolve(undefined),
  };
  await send(getOrders, input);
  expect(requested).toEqual(['get-orders']);
});

it('fails with the page’s request as with its own', async () => {
  stubOrders();
  globalThis.firstResponses = { [getOrders.path]: Promise.reject(new TypeError('Failed to fetch')) };
  await expect(send(getOrders, input)).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
});
