import { describe, expect, it } from 'vitest';
import { countFacets, countOptions, getPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { defineListRules } from '#contract/lists/listRules.ts';

type Product = { name: string; stock?: number; status?: string; price?: number };

function getLevel({ stock }: Product): string | undefined {
  if (stock === undefined || stock > 10) return undefined;
  return stock > 0 ? 'low' : 'out';
}

const list = defineListRules<Product>()({
  searchText: ({ name }) => name,
  sortBy: {
    name: { kind: 'text', value: ({ name }) => name },
    stock: { kind: 'number', value: ({ stock }) => stock },
    price: { kind: 'number', value: ({ price }) => price },
  },
  filterBy: {
    status: { kind: 'option', value: ({ status }) => status, options: ['active', 'draft'] },
    stock: { kind: 'level', value: getLevel, levels: ['low', 'out'] },
    price: { kind: 'range', sort: 'price', valueType: 'money' },
  },
  pageSizes: [10],
  defaultPageSize: 10,
});

const numbered = Array.from({ length: 25 }, (_, index) => ({ name: `Item ${index + 1}` }));
const exact = (count: number) => ({ count, precision: 'exact' });
const getNumbered = (criteria: Partial<ListCriteria>) =>
  getPage(list, numbered, { search: '', filters: {}, page: 1, pageSize: 10, ...criteria });

describe('getPage', () => {
  it.each([
    ['the first page', { page: 1 }, 1, [1, 10]],
    ['a shorter last page', { page: 3 }, 3, [21, 25]],
    ['the last page for one beyond it', { page: 9 }, 3, [21, 25]],
    ['a full last page for one beyond it', { page: 9, pageSize: 5 }, 5, [21, 25]],
  ])('returns %s', (_, criteria, page, [first, last]) => {
    const shown = getNumbered(criteria);
    expect(shown).toMatchObject({ page, matches: exact(25), totalCount: exact(25) });
    expect(shown.rows).toEqual(numbered.slice(first! - 1, last));
  });

  it('counts both the matches and the whole list', () =>
    expect(getNumbered({ search: 'item 2' })).toMatchObject({ matches: exact(7), totalCount: exact(25) }));

  it('returns an empty first page if nothing matches', () =>
    expect(getNumbered({ search: 'sofa', page: 3 })).toMatchObject({ rows: [], page: 1, matches: exact(0) }));

  it('sorts all rows before it cuts the page', () =>
    expect(getNumbered({ sort: { column: 'name', direction: 'descending' }, pageSize: 1 }).rows).toEqual([
      { name: 'Item 25' },
    ]));
});

const products: Product[] = [
  { name: 'a', stock: 0, status: 'draft' },
  { name: 'b', stock: 10, status: 'active' },
  { name: 'c', stock: 11, status: 'Active' },
  { name: 'd' },
];

it('counts how many rows each option and level has', () =>
  expect(countOptions(list, products)).toEqual({
    status: { active: 2, draft: 1 },
    stock: { low: 2, out: 1 },
  }));

describe('countFacets', () => {
  it.each<[string, Partial<ListCriteria>, ReturnType<typeof countFacets>]>([
    [
      'one filter',
      { filters: { status: 'active' } },
      { status: { all: 4, active: 2, draft: 1 }, stock: { all: 2, low: 1, out: 0 } },
    ],
    [
      'two filters',
      { filters: { status: 'active', stock: 'low' } },
      { status: { all: 2, active: 1, draft: 1 }, stock: { all: 2, low: 1, out: 0 } },
    ],
    [
      'a search',
      { search: 'A' },
      { status: { all: 1, active: 0, draft: 1 }, stock: { all: 1, low: 1, out: 1 } },
    ],
  ])('counts what each option would show with %s', (_, criteria, expected) =>
    expect(countFacets(list, products, { search: '', filters: {}, ...criteria })).toEqual(expected),
  );

  it('returns no counts if every row matches', () =>
    expect(countFacets(list, products, { search: ' ', filters: {} })).toBeUndefined());
});
