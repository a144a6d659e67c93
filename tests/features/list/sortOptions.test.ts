import { expect, it } from 'vitest';
import { findSortOption, getSortOptions } from '#features/list/sortOptions.ts';
import { sorting as t } from '#languages/en/list.ts';
import { orderList } from '#mocks/englishOrderList.ts';
import { productList } from '#mocks/englishProductList.ts';

it('offers the dates first, and names the two ends of texts, numbers and workflows', () => {
  const options = getSortOptions(t, orderList, 'newest').map(({ label }) => label);
  expect(options.slice(0, 2)).toEqual(['Newest', 'Oldest']);
  expect(options).toContain('Customer: A to Z');
  expect(options).toContain('Total: high to low');
  expect(options).toContain('Status: Pending first');
  expect(options).toContain('Status: Cancelled first');
});

it('offers each order once, and “Default” if the backend’s order is unknown', () => {
  const ours = getSortOptions(t, orderList, 'newest').map(({ label }) => label);
  expect(ours.filter((label) => label === 'Newest')).toHaveLength(1);
  const others = getSortOptions(t, orderList, 'unknown').map(({ label }) => label);
  expect(others.slice(0, 3)).toEqual(['Default', 'Newest', 'Oldest']);
});

it('finds the option of a sort', () => {
  const options = getSortOptions(t, productList, 'newest');
  expect(findSortOption(options, undefined)?.label).toBe('Newest');
  expect(findSortOption(options, { column: 'price', direction: 'descending' })?.label).toBe(
    'Price: high to low',
  );
  expect(findSortOption(options, { column: 'hidden', direction: 'descending' })).toBeUndefined();
});
