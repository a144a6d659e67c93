import { expect, it } from 'vitest';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { defaultCriteria } from '#features/list/defaultCriteria.ts';
import { readCriteria, writeCriteria } from '#features/list/listParams.ts';
import { productList } from '#mocks/englishProductList.ts';

const everything = defaultCriteria(productList);

const criteria: ListCriteria = {
  search: 'silk & zari',
  filters: { category: 'Food & Health' },
  page: 3,
  pageSize: 50,
  sort: { column: 'price', direction: 'descending' },
};

it('reads back what it wrote', () => {
  expect(readCriteria(productList, writeCriteria(productList, new URLSearchParams(), criteria))).toEqual(
    criteria,
  );
});

it('leaves out what is as always, and keeps what is not its own', () => {
  expect(
    writeCriteria(productList, new URLSearchParams('q=lamp&page=2&order=1'), everything).toString(),
  ).toBe('order=1');
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
  expect(readCriteria(productList, new URLSearchParams(address))).toEqual({ ...everything, sort: undefined }),
);

it('compares the category without case', () => {
  expect(readCriteria(productList, new URLSearchParams('category=home')).filters).toEqual({
    category: 'Home',
  });
});
