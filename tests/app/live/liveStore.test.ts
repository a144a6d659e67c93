import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { LIST_REVISION_HEADER } from '#contract/live/live.ts';
import { readListRevision, setListRevision } from '#app/api/listRevisions.ts';
import { createLiveStore, type LiveStore } from '#app/live/liveStore.ts';

let client: QueryClient;
let store: LiveStore;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  store = createLiveStore(client);
  return store.start();
});

const hash = '["orders"]';
const fetchOrders = (response: () => unknown = () => []) =>
  client.query({
    queryKey: ['orders'],
    queryFn: response,
    meta: { list: 'orders' },
    staleTime: 0,
    structuralSharing: false,
  });
const write = (response: () => Promise<unknown>) =>
  new MutationObserver(client, { mutationFn: response, meta: { writes: 'orders' } }).mutate();
const freshness = () => store.getFreshness(hash, 'orders');
const announce = (orders: number, ordersPlaced?: number) =>
  store.onRevisions({ products: 0, orders, ordersPlaced });

it('treats a list requested before the first event as current', async () => {
  await fetchOrders();
  announce(7);
  expect(freshness()).toBe('current');
});

/** Returns the response of a list with this revision. */
const createListResponse = (revision: number) => () => {
  const orders: unknown[] = [];
  setListRevision(orders, readListRevision(new Headers({ [LIST_REVISION_HEADER]: `${revision}` })));
  return orders;
};

it('detects a write between the response of a list and the first event', async () => {
  await fetchOrders(createListResponse(7));
  announce(9);
  expect(freshness()).toBe('changed');
  await fetchOrders(createListResponse(9));
  expect(freshness()).toBe('current');
});

it('detects a write if the list was requested before the first event and arrives after it', async () => {
  const response = Promise.withResolvers<void>();
  const fetching = fetchOrders(() => response.promise.then(createListResponse(7)));
  announce(9);
  response.resolve();
  await fetching;
  expect(freshness()).toBe('changed');
});

it('treats a list with the revision of the first event as current', async () => {
  await fetchOrders(createListResponse(9));
  announce(9);
  expect(freshness()).toBe('current');
});

it('treats a list as changed from an event until it is loaded again', async () => {
  await fetchOrders();
  announce(7);
  announce(8);
  expect(freshness()).toBe('changed');
  expect(store.getFreshness('["products"]', 'products')).toBe('current');
  await fetchOrders();
  expect(freshness()).toBe('current');
});

it('treats a list as no newer than the revision at the time of its request', async () => {
  announce(7);
  const response = Promise.withResolvers<unknown[]>();
  const fetching = fetchOrders(() => response.promise);
  announce(8);
  response.resolve([]);
  await fetching;
  expect(freshness()).toBe('changed');
});

it('ignores failed responses', async () => {
  announce(7);
  announce(8);
  await fetchOrders(() => Promise.reject(new Error('no answer'))).catch(() => undefined);
  expect(freshness()).toBe('changed');
});

it('distinguishes own writes from writes of others', async () => {
  await fetchOrders();
  announce(7);
  const response = Promise.withResolvers<unknown>();
  const writing = write(() => response.promise);
  announce(8);
  expect(freshness()).toBe('current');
  response.resolve({});
  await writing;
  expect(freshness()).toBe('current');
  announce(9);
  expect(freshness()).toBe('changed');
});

it('counts an event during a failed write as a write of others', async () => {
  await fetchOrders();
  announce(7);
  const response = Promise.withResolvers<unknown>();
  const writing = write(() => response.promise).catch(() => undefined);
  announce(8);
  response.reject(new Error('refused'));
  await writing;
  expect(freshness()).toBe('changed');
});

it('distinguishes new orders from changed ones if the backend counts them', async () => {
  await fetchOrders();
  announce(7, 100);
  announce(8, 100);
  expect(freshness()).toBe('changed');
  announce(9, 101);
  expect(freshness()).toBe('newRows');
  expect(store.countNewRows(hash, 'orders')).toBe(1);
  announce(11, 103);
  expect(store.countNewRows(hash, 'orders')).toBe(3);
  await fetchOrders();
  expect(store.countNewRows(hash, 'orders')).toBe(0);
  announce(12, 103);
  expect(freshness()).toBe('changed');
});

it('shows a new order that is reported while this tab writes', async () => {
  await fetchOrders();
  announce(7, 100);
  const response = Promise.withResolvers<unknown>();
  const writing = write(() => response.promise);
  announce(8, 101);
  expect(freshness()).toBe('newRows');
  response.resolve({});
  await writing;
});

it('treats the history as outdated after a write by others to any list', async () => {
  const historyHash = '["history"]';
  const fetchHistory = () =>
    client.query({
      queryKey: ['history'],
      queryFn: () => [],
      meta: { list: 'history' },
      staleTime: 0,
      structuralSharing: false,
    });
  const historyFreshness = () => store.getFreshness(historyHash, 'history');
  store.onRevisions({ products: 3, orders: 7 });
  await fetchHistory();
  expect(historyFreshness()).toBe('current');
  store.onRevisions({ products: 4, orders: 7 });
  expect(historyFreshness()).toBe('newRows');
  await fetchHistory();
  expect(historyFreshness()).toBe('current');
  store.onRevisions({ products: 4, orders: 8 });
  expect(historyFreshness()).toBe('newRows');
});

it('does not count the orders that this tab places as new', async () => {
  await fetchOrders();
  announce(7, 3);
  const place = new MutationObserver(client, {
    mutationFn: async () => undefined,
    meta: { writes: 'orders', places: 'order' },
  });
  await place.mutate();
  await fetchOrders();
  announce(8, 4);
  expect(store.countNewRows(hash, 'orders')).toBe(0);
  announce(9, 5);
  expect(store.countNewRows(hash, 'orders')).toBe(1);
});
