import { describe, expect, it } from 'vitest';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount, RowPage } from '#contract/lists/pageCall.ts';
import { createFormats } from '#features/format/formats.ts';
import { formatRowCount } from '#features/list/formatListCount.ts';
import { changeCriteria, getFacetCounts, getNextSort, toListState } from '#features/list/listModel.ts';
import { shared as sharedMessages } from '#languages/en/list.ts';

const exact = (count: number): RowCount => ({ count, precision: 'exact' });
const atLeast = (count: number): RowCount => ({ count, precision: 'atLeast' });
const createPage = (page: number, rowCount: number, matches: RowCount): RowPage<number> => ({
  rows: Array.from({ length: rowCount }, (_, index) => index),
  page,
  pageSize: 10,
  matches,
  totalCount: exact(20_000),
});

describe('toListState', () => {
  it.each<[string, RowPage<number>, object]>([
    ['the first page', createPage(1, 10, exact(34)), { pageCount: exact(4), range: { start: 1, end: 10 } }],
    [
      'a shorter last page',
      createPage(4, 4, exact(34)),
      { pageCount: exact(4), range: { start: 31, end: 34 } },
    ],
    [
      'a full last page',
      createPage(2, 10, exact(20)),
      { pageCount: exact(2), range: { start: 11, end: 20 } },
    ],
    [
      'a page of more rows than were counted',
      createPage(2, 10, atLeast(10_000)),
      { pageCount: atLeast(1000), range: { start: 11, end: 20 } },
    ],
    [
      'a page at the end of the counted rows that is not the last',
      createPage(1000, 10, atLeast(10_000)),
      { pageCount: atLeast(1001), range: { start: 9991, end: 10_000 } },
    ],
  ])('shows %s', (_, page, expected) =>
    expect(toListState(page)).toMatchObject({
      status: 'listed',
      rows: page.rows,
      page: page.page,
      totalCount: exact(20_000),
      ...expected,
    }),
  );

  it('has the number of matches next to the range', () =>
    expect(toListState(createPage(1, 10, atLeast(10_000)))).toMatchObject({
      range: { total: atLeast(10_000) },
    }));

  it('has no rows if nothing matches', () =>
    expect(toListState(createPage(1, 0, exact(0)))).toEqual({
      status: 'noMatch',
      totalCount: exact(20_000),
    }));

  it.each([
    ['rows', createPage(1, 10, exact(34))],
    ['no match', createPage(1, 0, exact(0))],
  ])('names the page that is loading while it shows %s', (_, page) => {
    expect(toListState(page, 3)).toMatchObject({ pendingPage: 3 });
    expect(toListState(page)).not.toHaveProperty('pendingPage');
  });
});

describe('getFacetCounts', () => {
  const optionCounts = { status: { pending: 30 } };
  const facetCounts = { status: { all: 12, pending: 9 } };
  const some = createPage(1, 9, exact(9));

  it('returns the counts of the backend', () =>
    expect(getFacetCounts({ ...some, optionCounts, facetCounts })).toBe(facetCounts));

  it('returns the counts of the whole list if every row matches', () =>
    expect(getFacetCounts({ ...some, totalCount: exact(9), optionCounts })).toBe(optionCounts));

  it('returns nothing for a search that the backend has not counted', () =>
    expect(getFacetCounts({ ...some, optionCounts })).toBeUndefined());
});

describe('changeCriteria', () => {
  const criteria: ListCriteria = { search: '', filters: { status: 'draft' }, page: 3, pageSize: 10 };

  it.each([
    ['first', 1],
    ['keep', 3],
  ] as const)(
    'goes to the configured page after another search or filter: %s',
    (pageOnFilterChange, page) => {
      const change = (to: Parameters<typeof changeCriteria>[2]) =>
        changeCriteria({ pageOnFilterChange }, criteria, to);
      expect(change({ search: 'x' })).toEqual({ ...criteria, search: 'x', page });
      expect(change({ filters: { stock: 'low' } })).toEqual({
        ...criteria,
        filters: { status: 'draft', stock: 'low' },
        page,
      });
      expect(change({ filters: { status: undefined } })).toEqual({ ...criteria, filters: {}, page });
      expect(change({ pageSize: 50 })).toEqual({ ...criteria, pageSize: 50, page: 1 });
      expect(change({ page: 4 })).toEqual({ ...criteria, page: 4 });
      expect(change({ sort: { column: 'price', direction: 'ascending' } }).page).toBe(3);
    },
  );
});

it('sorts in ascending order first, then descending, then in the server’s order', () => {
  const first = getNextSort(undefined, 'price');
  const second = getNextSort(first, 'price');
  expect([first, second, getNextSort(second, 'price')]).toEqual([
    { column: 'price', direction: 'ascending' },
    { column: 'price', direction: 'descending' },
    undefined,
  ]);
  expect(getNextSort(first, 'stock')).toEqual({ column: 'stock', direction: 'ascending' });
});

it('formats a count, with a plus if there are more rows', () => {
  const formats = createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' });
  const format = (count: RowCount) => formatRowCount(sharedMessages, formats, count);
  expect(format(exact(1_234_567))).toBe('1,234,567');
  expect(format(atLeast(10_000))).toBe('10,000+');
});
