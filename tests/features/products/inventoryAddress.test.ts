import { expect, it } from 'vitest';
import { criteriaIn, withCriteria } from '#features/products/inventory/inventoryAddress.ts';
import { type Criteria, everything } from '#features/products/inventory/inventoryModel.ts';

const whole: Criteria = {
  search: 'silk & zari',
  category: 'Food & Health',
  page: 3,
  pageSize: 50,
  sort: { column: 'price', direction: 'descending' },
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
  'page=x',
  'rows=7',
  'category=nonsense',
  'sort=price',
  'sort=price.sideways',
  'sort=.',
])('reads “%s” as everything', (address) =>
  expect(criteriaIn(new URLSearchParams(address))).toEqual({ ...everything, sort: undefined }),
);

it('compares the category without case', () => {
  expect(criteriaIn(new URLSearchParams('category=home')).category).toBe('Home');
});
