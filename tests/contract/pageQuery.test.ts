import { describe, expect, it } from 'vitest';
import { PAGE_SIZE_MAX, SEARCH_MAX, toListCriteria } from '#contract/lists/pageCall.ts';
import { getOrderPage } from '#contract/orders/orderCalls.ts';
import { orderList } from '#contract/orders/orderList.ts';
import { getProductPage } from '#contract/products/productCalls.ts';
import { formatQuery, parseQuery } from '#contract/query.ts';

const parse = (call: typeof getOrderPage | typeof getProductPage, text: string) =>
  call.query.safeParse(Object.fromEntries(new URLSearchParams(text)));

it('has defaults', () =>
  expect(getOrderPage.query.parse({})).toEqual({
    search: '',
    direction: 'ascending',
    page: 1,
    pageSize: 10,
  }));

it('is read from a URL as it was written, and becomes criteria', () => {
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
  const parsed = parseQuery(getOrderPage, `https://store.example/orders${formatQuery(query)}`);
  expect(parsed.data).toEqual(query);
  const { status, product, total, date, search, page, pageSize } = query;
  expect(toListCriteria(orderList, getOrderPage.query.parse(query))).toEqual({
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
    'status=out_for_delivery',
    'payment=refunded',
    'method=other',
    'revenue=cancelled',
    'total=..0.5',
    'date=2026-11-01T00:00:00Z..2026-11-02T00:00:00%2B05:30',
    'place=x',
    'unknown=1',
    `search=${'x'.repeat(SEARCH_MAX)}`,
    `pageSize=${PAGE_SIZE_MAX}`,
    'page=999999999999999',
  ])('accepts “%s”', (text) => expect(parse(getOrderPage, text).success).toBe(true));

  it.each([
    'sort=image',
    'sort=toString',
    'direction=up',
    'status=Delivered',
    'payment=',
    'revenue=all',
    'total=50..10',
    'total=cheap',
    'date=2026-11-01..2026-11-02',
    'date=yesterday..',
    `product=${'x'.repeat(201)}`,
    `search=${'x'.repeat(SEARCH_MAX + 1)}`,
    `pageSize=${PAGE_SIZE_MAX + 1}`,
    'page=0',
    'page=last',
    'page=1.5',
    'pageSize=0',
  ])('refuses “%s”', (text) => expect(parse(getOrderPage, text).success).toBe(false));
});

it('takes the levels of a product filter, and nothing else', () => {
  expect(parse(getProductPage, 'stock=low&featured=yes&category=Home&price=10..').success).toBe(true);
  expect(parse(getProductPage, 'stock=10').success).toBe(false);
});
