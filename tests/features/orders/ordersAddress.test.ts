import { expect, it } from 'vitest';
import {
  criteriaIn,
  openIn,
  orderHref,
  withCriteria,
  withOpen,
} from '#features/orders/table/ordersAddress.ts';
import { type Criteria, everything } from '#features/orders/table/ordersModel.ts';

const whole: Criteria = {
  search: 'silk & zari',
  status: 'out_for_delivery',
  page: 3,
  pageSize: 50,
  sort: { column: 'date', direction: 'descending' },
};

it('reads back what it wrote', () => {
  expect(criteriaIn(withCriteria(new URLSearchParams(), whole))).toEqual(whole);
});

it('leaves out what is as always, and keeps what is not its own', () => {
  expect(withCriteria(new URLSearchParams('q=lamp&page=2&order=1'), everything).toString()).toBe('order=1');
});

it.each([
  '',
  'page=-1',
  'page=1.5',
  'rows=7',
  'rows=100',
  'status=lost',
  'sort=total',
  'sort=customer.ascending',
])('reads “%s” as everything', (text) =>
  expect(criteriaIn(new URLSearchParams(text))).toEqual({ ...everything, sort: undefined }),
);

it('opens and closes an order without touching what the table shows', () => {
  const table = new URLSearchParams('q=lamp&rows=25');
  const open = withOpen(table, 'a/b&c');
  expect(openIn(open)).toBe('a/b&c');
  expect(withOpen(open, undefined).toString()).toBe(table.toString());
  expect(openIn(new URLSearchParams('order='))).toBeUndefined();
});

it('gives each order an address of its own', () => {
  expect(orderHref('a b&c')).toBe('/orders?order=a+b%26c');
});
