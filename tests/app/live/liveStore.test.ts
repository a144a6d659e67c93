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
const fetchOrders = (answer: () => unknown = () => []) =>
  client.query({
    queryKey: ['orders'],
    queryFn: answer,
    meta: { list: 'orders' },
    staleTime: 0,
    structuralSharing: false,
  });
const write = (answer: () => Promise<unknown>) =>
  new MutationObserver(client, { mutationFn: answer, meta: { list: 'orders' } }).mutate();
const freshness = () => store.getFreshness(hash, 'orders');
const hear = (orders: number, ordersPlaced?: number) =>
  store.onRevisions({ products: 0, orders, ordersPlaced });

it('takes what was asked for before the first event for current', async () => {
  await fetchOrders();
  hear(7);
  expect(freshness()).toBe('current');
});

/** A list's answer that shows this revision. */
const listAt = (revision: number) => () => {
  const orders: unknown[] = [];
  setListRevision(orders, readListRevision(new Headers({ [LIST_REVISION_HEADER]: `${revision}` })));
  return orders;
};

it('notices what was written between a list’s answer and the first event', async () => {
  await fetchOrders(listAt(7));
  hear(9);
  expect(freshness()).toBe('changed');
  await fetchOrders(listAt(9));
  expect(freshness()).toBe('current');
});

it('and where the list came after the event, but was asked for before it', async () => {
  const answer = Promise.withResolvers<void>();
  const fetching = fetchOrders(() => answer.promise.then(listAt(7)));
  hear(9);
  answer.resolve();
  await fetching;
  expect(freshness()).toBe('changed');
});

it('takes a list that shows what the first event tells for current', async () => {
  await fetchOrders(listAt(9));
  hear(9);
  expect(freshness()).toBe('current');
});

it('takes a list for changed from what is heard until it has been asked for again', async () => {
  await fetchOrders();
  hear(7);
  hear(8);
  expect(freshness()).toBe('changed');
  expect(store.getFreshness('["products"]', 'products')).toBe('current');
  await fetchOrders();
  expect(freshness()).toBe('current');
});

it('does not take an answer for newer than what was known when it was asked for', async () => {
  hear(7);
  const answer = Promise.withResolvers<unknown[]>();
  const fetching = fetchOrders(() => answer.promise);
  hear(8);
  answer.resolve([]);
  await fetching;
  expect(freshness()).toBe('changed');
});

it('takes no failed answer for one', async () => {
  hear(7);
  hear(8);
  await fetchOrders(() => Promise.reject(new Error('no answer'))).catch(() => undefined);
  expect(freshness()).toBe('changed');
});

it('knows own writes from others’', async () => {
  await fetchOrders();
  hear(7);
  const answer = Promise.withResolvers<unknown>();
  const writing = write(() => answer.promise);
  hear(8);
  expect(freshness()).toBe('current');
  answer.resolve({});
  await writing;
  expect(freshness()).toBe('current');
  hear(9);
  expect(freshness()).toBe('changed');
});

it('takes what was heard during a write that failed for another’s', async () => {
  await fetchOrders();
  hear(7);
  const answer = Promise.withResolvers<unknown>();
  const writing = write(() => answer.promise).catch(() => undefined);
  hear(8);
  answer.reject(new Error('refused'));
  await writing;
  expect(freshness()).toBe('changed');
});

it('tells new orders from changed ones, where the backend counts them', async () => {
  await fetchOrders();
  hear(7, 100);
  hear(8, 100);
  expect(freshness()).toBe('changed');
  hear(9, 101);
  expect(freshness()).toBe('newRows');
  await fetchOrders();
  hear(10, 101);
  expect(freshness()).toBe('changed');
});
