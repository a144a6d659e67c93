import { describe, expect, it } from 'vitest';
import { toListParams } from '#contract/lists/listParams.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '#contract/lists/pageCall.ts';
import { getOrderPage } from '#contract/orders/orderCalls.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { formatQuery, parseQuery } from '#contract/query.ts';

const parse = (query: string) => parseQuery(getOrderPage, `https://store.example/orders?${query}`);

it('has defaults', () =>
  expect(getOrderPage.query.parse({})).toEqual({
    search: '',
    filters: {},
    page: 1,
    pageSize: 10,
  }));

it('reads the criteria that it was written from', () => {
  const criteria = {
    search: '50% पीतल',
    filters: {
      status: 'delivered',
      product: 'Lamp & shade',
      total: '10..50',
      date: '2026-11-01T00:00:00.000Z..',
    },
    page: 2,
    pageSize: 5,
    sort: { column: 'customer', direction: 'descending' },
  } as const;
  const query = formatQuery(toListParams(orderListRules, criteria));
  expect(query).toContain('&page=2&rows=5&sort=customer.descending');
  expect(parse(query.slice(1)).data).toEqual(criteria);
});

describe('the query of a page of orders', () => {
  it.each([
    'sort=date.ascending',
    `q=${'x'.repeat(MAX_SEARCH_LENGTH)}`,
    `rows=${MAX_PAGE_SIZE}`,
    'page=999999999999999',
  ])('accepts “%s”', (text) => expect(parse(text).success).toBe(true));

  it.each([
    'sort=image.ascending',
    'sort=toString.ascending',
    'sort=date.up',
    'sort=date',
    'status=Delivered',
    `q=${'x'.repeat(MAX_SEARCH_LENGTH + 1)}`,
    `rows=${MAX_PAGE_SIZE + 1}`,
    'page=0',
    'page=1.5',
    'page=',
    'rows=0',
  ])('refuses “%s”', (text) => expect(parse(text).success).toBe(false));
});
