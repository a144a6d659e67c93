import { signIn, createStoreClient } from '../crash/storeClient.ts';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import type { FuzzResponse } from './findFault.ts';
import type { KnownIds, HttpRequest } from './toHttpRequest.ts';

/** Above this number, products are deleted, so that memory growth is not due to more data. */
const MAX_PRODUCTS = 60;
const MIN_PRODUCTS = 30;

/** Starts a client with a session and a key of the Store API, which keeps track of existing products and orders. */
export async function startFuzzSession(address: string, key: string) {
  let cookie = await signIn(address);
  const known: KnownIds = { products: [], storeProducts: [], orders: [], entries: [] };

  async function refreshEntries(): Promise<void> {
    const response = await fetch(`${address}${extensions.getHistoryPage.path}?rows=100`, {
      headers: { cookie },
    });
    const { entries } = extensions.getHistoryPage.response.parse((await response.json()).data);
    known.entries = entries.map(({ _id }) => _id);
  }

  async function refreshStoreProducts(): Promise<void> {
    const response = await fetch(`${address}${storeApi.getStoreProducts.path}?pageSize=100`, {
      headers: { authorization: `Bearer ${key}` },
    });
    known.storeProducts = storeApi.getStoreProducts.response.parse((await response.json()).data).products;
  }

  async function refreshProducts(): Promise<void> {
    const client = createStoreClient(address, cookie);
    await refreshEntries();
    known.products = await client.products();
    await refreshStoreProducts();
    if (known.products.length <= MAX_PRODUCTS) return;
    for (const { _id } of known.products.slice(MIN_PRODUCTS)) await client.remove(_id);
    known.products = await client.products();
    await refreshStoreProducts();
  }

  async function refreshOrders(): Promise<void> {
    const response = await fetch(address + calls.getOrders.path, { headers: { cookie } });
    const { orders } = calls.getOrders.response.parse((await response.json()).data);
    known.orders = orders.map(({ _id }) => _id);
  }

  await refreshProducts();
  await refreshOrders();
  return {
    known,
    getCredentials: () => ({ cookie, key }),
    async send({ method, path, headers, body }: HttpRequest): Promise<FuzzResponse> {
      const response = await fetch(address + path, { method, headers, ...(body !== undefined && { body }) });
      const text = await response.text();
      // Sign in again, because the request may have ended or changed the session.
      if (headers.cookie === cookie && response.headers.has('set-cookie')) cookie = await signIn(address);
      if (response.status === 200 && method !== 'GET') await refreshProducts();
      return { status: response.status, type: response.headers.get('content-type') ?? '', text };
    },
  };
}
