import { afterEach, expect, it, vi } from 'vitest';
import { getOrders } from '#contract/orders/orderCalls.ts';
import { send } from '#app/api/send.ts';

// The page asks before the app does (index.html): the first call for an address takes its response, the next one asks.

const input = { params: {}, body: undefined };
const answerWith = (orders: object[]) => Response.json({ data: { orders } });

afterEach(() => {
  globalThis.firstResponses = undefined;
  vi.unstubAllGlobals();
});

function stubFetch() {
  const fetch = vi.fn(async () => answerWith([]));
  vi.stubGlobal('fetch', fetch);
  // Node's Request takes no address without a host.
  vi.stubGlobal(
    'Request',
    class {
      signal = new AbortController().signal;
    },
  );
  return fetch;
}

it('takes the response that the page has asked for, once', async () => {
  const fetch = stubFetch();
  globalThis.firstResponses = { [getOrders.path]: Promise.resolve(answerWith([{ _id: 'early' }])) };
  expect((await send(getOrders, input)).orders.map(({ _id }) => _id)).toEqual(['early']);
  expect(fetch).not.toHaveBeenCalled();
  expect((await send(getOrders, input)).orders).toEqual([]);
  expect(fetch).toHaveBeenCalledOnce();
});

it('asks itself where the page found nobody signed in, and where it asked for something else', async () => {
  const fetch = stubFetch();
  globalThis.firstResponses = {
    [getOrders.path]: Promise.resolve(undefined),
    '/api/other': Promise.resolve(undefined),
  };
  await send(getOrders, input);
  expect(fetch).toHaveBeenCalledOnce();
});

it('tells of a request of the page that no answer came to as of its own', async () => {
  stubFetch();
  globalThis.firstResponses = { [getOrders.path]: Promise.reject(new TypeError('Failed to fetch')) };
  await expect(send(getOrders, input)).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
});
