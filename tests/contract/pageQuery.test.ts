import { describe, expect, it } from 'vitest';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, toListCriteria } from '#contract/lists/pageCall.ts';
import { getOrderPage } from '#contract/orders/orderCalls.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { formatQuery, parseQuery } from '#contract/query.ts';

const parse = (query: string) => parseQuery(getOrderPage, `https://store.example/orders?${query}`);

it('has defaults', () =>
  expect(getOrderPage.query.parse({})).toEqual({
    search: '',
    direction: 'ascending',
    page: 1,
    pageSize: 10,
  }));

it('is read from a URL and converted to criteria', () => {
  const query = {
    status: 'delivered',
    product: 'Lamp & shade',
    total: '10..50',
    date: '2026-11-01T00:00:00.000Z..',
    search: '50% पीतल',
    sort: 'customer',
    direction: 'descending',
    page: 2,
    pageSize: 5,
  };
  expect(parse(formatQuery(query).slice(1)).data).toEqual(query);
  const { status, product, total, date, search, page, pageSize } = query;
  expect(toListCriteria(orderListRules, getOrderPage.query.parse(query))).toEqual({
    search,
    filters: { status, product, total, date },
    page,
    pageSize,
    sort: { column: 'customer', direction: 'descending' },
  });
});

describe('the query of a page of orders', () => {
  it.each([
    'sort=date',
    `search=${'x'.repeat(MAX_SEARCH_LENGTH)}`,
    `pageSize=${MAX_PAGE_SIZE}`,
    'page=999999999999999',
  ])('accepts “%s”', (text) => expect(parse(text).success).toBe(true));

  it.each([
    'sort=image',
    'sort=toString',
    'direction=up',
    'status=Delivered',
    `search=${'x'.repeat(MAX_SEARCH_LENGTH + 1)}`,
    `pageSize=${MAX_PAGE_SIZE + 1}`,
    'page=0',
    'page=1.5',
    'page=',
    'pageSize=0',
  ])('refuses “%s”', (text) => expect(parse(text).success).toBe(false));
});
