import { expect, it } from 'vitest';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { getProductName } from '#contract/orders/orderGroups.ts';
import { defaultCriteria } from '#features/list/defaultCriteria.ts';
import { readCriteria, writeCriteria } from '#features/list/listParams.ts';
import { orderList } from '#mocks/englishOrderList.ts';

const everything = defaultCriteria(orderList);

const criteria: ListCriteria = {
  search: 'silk & zari',
  filters: { status: 'out_for_delivery' },
  page: 3,
  pageSize: 50,
  sort: { column: 'date', direction: 'descending' },
};

it('reads back what it wrote', () => {
  expect(readCriteria(orderList, writeCriteria(orderList, new URLSearchParams(), criteria))).toEqual(
    criteria,
  );
});

it('leaves out what is as always, and keeps what is not its own', () => {
  expect(writeCriteria(orderList, new URLSearchParams('q=lamp&page=2&order=1'), everything).toString()).toBe(
    'order=1',
  );
});

it.each([
  '',
  'page=-1',
  'page=1.5',
  'rows=7',
  'rows=100',
  'status=lost',
  'sort=total',
  'sort=actions.ascending',
  'product=+',
  'revenue=all',
])('reads “%s” as everything', (text) =>
  expect(readCriteria(orderList, new URLSearchParams(text))).toEqual({ ...everything, sort: undefined }),
);

it('reads a product as the orders are added up by it, however long its name is', () => {
  const name = ` ${'k'.repeat(199)}🎈 and more`;
  const params = new URLSearchParams({ product: name });
  const key = getProductName({ product: { name } });
  // The emoji would end behind the 200th character: it is left out whole.
  expect(key).toBe('k'.repeat(199));
  expect(readCriteria(orderList, params).filters).toEqual({ product: key });
});
