import { expect, it } from 'vitest';
import { getOpenOrder, getOrderHref, setOpenOrder } from '#features/orders/orderUrl.ts';

it('opens and closes an order without changing the table', () => {
  const table = new URLSearchParams('q=lamp&rows=25');
  const open = setOpenOrder(table, 'a/b&c');
  expect(getOpenOrder(open)).toBe('a/b&c');
  expect(setOpenOrder(open, undefined).toString()).toBe(table.toString());
  expect(getOpenOrder(new URLSearchParams('order='))).toBeUndefined();
});

it('has a URL for each order', () => {
  expect(getOrderHref('a b&c')).toBe('/orders?order=a+b%26c');
});
