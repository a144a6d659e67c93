import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets, countOptions } from '#contract/lists/countOptions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { lenientProduct } from '#contract/products/product.ts';
import { createFormats } from '#features/format/formats.ts';
import { readTypedRange, toTypedRange, type TypedRange } from '#features/list/filterRange.ts';
import { formatChoice } from '#features/list/filterChipText.ts';
import { getActiveFilters } from '#features/list/filterText.ts';
import { defaultCriteria } from '#features/list/defaultCriteria.ts';
import { deriveListState } from '#features/list/listModel.ts';
import { readCriteria, writeCriteria } from '#features/list/listParams.ts';
import { filterChipCopy, filterPanelCopy } from '#languages/en/list.ts';
import { orderList } from '#mocks/englishOrderList.ts';
import { anOrder, aProduct } from '#mocks/builders.ts';
import { productList } from '#mocks/englishProductList.ts';

const end = fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: undefined });
const money = fc
  .tuple(end, end)
  .filter(([from, to]) => (from ?? to) !== undefined && (from ?? 0) <= (to ?? 1e6))
  .map(([from = '', to = '']) => `${from}..${to}`);
const days = fc.constantFrom('2026-11-01..2026-11-25', '2024-02-29..', '..2026-01-01');

type List = Parameters<typeof readCriteria>[0];

const roundTrip = (list: List, filters: ListCriteria['filters'], page: number) => {
  const criteria: ListCriteria = { ...defaultCriteria(list), filters, page, sort: undefined };
  const written = writeCriteria(list, new URLSearchParams(), criteria).toString();
  expect(readCriteria(list, new URLSearchParams(written))).toEqual(criteria);
};

describe('the address', () => {
  it('says the filters of the products', () => {
    const filters = fc.record(
      {
        category: fc.constantFrom('Home', 'Food & Health'),
        stock: fc.constantFrom('low', 'out'),
        status: fc.constantFrom('active', 'inactive', 'draft'),
        featured: fc.constantFrom('yes', 'no'),
        price: money,
      },
      { requiredKeys: [] },
    );
    expect(() =>
      fc.assert(
        fc.property(filters, fc.integer({ min: 1, max: 9 }), (...some) => roundTrip(productList, ...some)),
      ),
    ).not.toThrow();
  });

  it('says the filters of the orders', () => {
    const filters = fc.record(
      {
        status: fc.constantFrom('pending', 'out_for_delivery'),
        payment: fc.constantFrom('paid', 'refunded'),
        method: fc.constantFrom('card', 'upi', 'other'),
        date: days,
        total: money,
      },
      { requiredKeys: [] },
    );
    expect(() =>
      fc.assert(
        fc.property(filters, fc.integer({ min: 1, max: 9 }), (...some) => roundTrip(orderList, ...some)),
      ),
    ).not.toThrow();
  });

  it.each([
    'stock=plenty',
    'stock=any',
    'featured=true',
    'price=cheap',
    'price=..',
    'price=9..1',
    'price=2026-11-01..2026-11-02',
  ])('reads “%s” as if it were not there', (text) =>
    expect(readCriteria(productList, new URLSearchParams(text)).filters).toEqual({}),
  );

  it.each(['date=10..20', 'date=2026-02-30..', 'date=2026-11-01T00:00:00Z..', 'payment=maybe'])(
    'reads “%s” as if it were not there',
    (text) => expect(readCriteria(orderList, new URLSearchParams(text)).filters).toEqual({}),
  );
});

const products = [
  { stock: 0, isFeatured: true, status: 'draft', actualPrice: 100 },
  { stock: 10, isFeatured: false, status: 'active', actualPrice: 200, discountedPrice: 150 },
  { stock: 11, isFeatured: true, status: 'Active', actualPrice: 300 },
].map((fields) =>
  lenientProduct.parse({ discountedPrice: null, discountPercentage: null, ...aProduct(), ...fields }),
);

const stocksOf = (filters: ListCriteria['filters']) => {
  const state = deriveListState(productList, products, { ...defaultCriteria(productList), filters });
  return state.status === 'listed' ? state.rows.map(({ stock }) => stock) : state.status;
};

describe('a filter', () => {
  it('lets through what it says, and several only what all of them do', () => {
    expect(stocksOf({ stock: 'low' })).toEqual([0, 10]);
    expect(stocksOf({ stock: 'out' })).toEqual([0]);
    expect(stocksOf({ featured: 'yes' })).toEqual([0, 11]);
    expect(stocksOf({ status: 'active' })).toEqual([10, 11]);
    expect(stocksOf({ status: 'active', stock: 'low' })).toEqual([10]);
    expect(stocksOf({ stock: 'out', featured: 'no' })).toBe('noMatch');
  });

  it('of days counts the whole of its last one', () => {
    const orders = [new Date(2026, 10, 1), new Date(2026, 10, 2, 23, 59), new Date(2026, 10, 3)].map((date) =>
      lenientOrder.parse(anOrder({ createdAt: date.toISOString() })),
    );
    const criteria = { ...defaultCriteria(orderList), filters: { date: '2026-11-02..2026-11-02' } };
    expect(deriveListState(orderList, orders, criteria)).toMatchObject({ rows: [orders[1]] });
  });

  it('counts how many rows each option has', () =>
    expect(countOptions(productList, products)).toEqual({
      status: { active: 2, inactive: 0, draft: 1 },
      stock: { low: 2, out: 1 },
      featured: { yes: 2, no: 1 },
    }));

  it('counts how many rows each option would show with search and the other filters as they are', () => {
    expect(countFacets(productList, products, { search: '', filters: { status: 'active' } })).toEqual({
      status: { all: 3, active: 2, inactive: 0, draft: 1 },
      stock: { all: 2, low: 1, out: 0 },
      featured: { all: 2, yes: 1, no: 1 },
    });
    const both = countFacets(productList, products, {
      search: '',
      filters: { status: 'active', stock: 'low' },
    });
    expect(both).toEqual({
      status: { all: 2, active: 1, inactive: 0, draft: 1 },
      stock: { all: 2, low: 1, out: 0 },
      featured: { all: 1, yes: 0, no: 1 },
    });
    const none = countFacets(productList, products, { search: 'nothing like it', filters: {} });
    expect(none?.['status']).toEqual({ all: 0, active: 0, inactive: 0, draft: 0 });
    expect(countFacets(productList, products, { search: ' ', filters: {} })).toBeUndefined();
  });
});

describe('a chip', () => {
  const formats = createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' });
  const filterOf = (param: string) =>
    [...productList.filters, ...orderList.filters].find((one) => one.param === param)!;

  it.each([
    ['stock', 'low', 'Low'],
    ['price', '100..250', 'Rs 100 – Rs 250'],
    ['price', '100..', 'from Rs 100'],
    ['total', '..99.5', 'up to ₹99.50'],
    ['date', '2026-11-01..2026-11-25', '1 Nov 2026 – 25 Nov 2026'],
  ])('says %s=%s as %s', (param, value, text) =>
    expect(formatChoice(filterChipCopy, formats, filterOf(param), value)).toBe(text),
  );

  it('stands for each filter of the panel, and for none of the toolbar', () => {
    const criteria = { ...defaultCriteria(productList), filters: { category: 'Home', stock: 'low' } };
    expect(getActiveFilters(productList.filters, criteria).map(({ param }) => param)).toEqual(['stock']);
  });
});

describe('a range that is typed', () => {
  const read = (kind: 'money' | 'days', typed: TypedRange) =>
    readTypedRange(filterPanelCopy, kind, typed, 'en-GB');

  it.each([
    ['', '', undefined],
    ['1,200', '', '1200..'],
    ['₹ 5', '10.50', '5..10.5'],
  ])('is read: %s to %s', (from, to, value) =>
    expect(read('money', { from, to })).toEqual({ outcome: 'read', value }),
  );

  it.each([
    ['cheap', '', 'from'],
    ['', '12,50', 'to'],
    ['10', '5', 'to'],
  ])('is told what is wrong with it: %s to %s', (from, to, wrong) =>
    expect(read('money', { from, to })).toMatchObject({ outcome: 'wrong', end: wrong }),
  );

  it('is read and shown as the language writes amounts', () => {
    const typed = { from: '1.200', to: '12.500,5' };
    const value = '1200..12500.5';
    expect(readTypedRange(filterPanelCopy, 'money', typed, 'de-DE')).toEqual({ outcome: 'read', value });
    expect(toTypedRange('money', value, 'de-DE')).toEqual({ from: '1200', to: '12500,5' });
    expect(toTypedRange('money', '1.299..', 'de-DE')).toEqual({ from: '1,299', to: '' });
    expect(toTypedRange('money', '5..10.5', 'en-GB')).toEqual({ from: '5', to: '10.5' });
    expect(toTypedRange('days', '2026-11-01..', 'ar-EG')).toEqual({ from: '2026-11-01', to: '' });
  });

  it('of days ends no earlier than it begins', () => {
    expect(read('days', { from: '2026-11-02', to: '2026-11-01' })).toMatchObject({ end: 'to' });
    expect(read('days', { from: '2026-11-01', to: '2026-11-01' })).toMatchObject({
      outcome: 'read',
    });
  });
});
