import { describe, expect, it } from 'vitest';
import type { ListedProduct } from '#contract/products/listedProduct.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { defaultCriteria } from '#features/list/defaultCriteria.ts';
import { changeCriteria, deriveListState, nextSort } from '#features/list/listModel.ts';
import { aProduct } from '#mocks/builders.ts';
import { productList } from '#mocks/englishProductList.ts';

const everything: ListCriteria = defaultCriteria(productList);
const stateOf = (products: readonly ListedProduct[], criteria: ListCriteria) =>
  deriveListState(productList, products, criteria);
const createNamed = (...names: string[]) => names.map((name) => aProduct({ name }));
const many = (count: number) => Array.from({ length: count }, () => aProduct());
const namesOf = (state: ReturnType<typeof stateOf>) =>
  state.status === 'listed' ? state.rows.map((one) => one.name) : state.status;

describe('search and filter', () => {
  const shop = [
    aProduct({ name: 'Desk Lamp', category: 'Home' }),
    aProduct({ name: 'Kettle', category: 'HOME' }),
    aProduct({ name: 'Tent', category: 'Travel' }),
  ];

  it('finds a product by part of its name, in any case', () => {
    expect(namesOf(stateOf(shop, { ...everything, search: 'LAMP' }))).toEqual(['Desk Lamp']);
  });
  it('looks nowhere but in the name', () => {
    const elsewhere = [aProduct({ name: 'Kettle', description: 'a lamp', brand: 'Lamp', category: 'Lamps' })];
    expect(stateOf(elsewhere, { ...everything, search: 'lamp' })).toEqual({
      status: 'noMatch',
      totalCount: 1,
    });
  });
  it('compares categories without case', () => {
    expect(namesOf(stateOf(shop, { ...everything, filters: { category: 'Home' } }))).toEqual([
      'Desk Lamp',
      'Kettle',
    ]);
  });
  it('says so when nothing matches', () => {
    expect(stateOf(shop, { ...everything, search: 'sofa' })).toEqual({ status: 'noMatch', totalCount: 3 });
    expect(stateOf([], everything)).toEqual({ status: 'noMatch', totalCount: 0 });
  });
  it('bears a product without name or category', () => {
    const odd = [{ _id: '1' }];
    expect(stateOf(odd, { ...everything, search: 'x' })).toEqual({ status: 'noMatch', totalCount: 1 });
    expect(stateOf(odd, { ...everything, filters: { category: 'Home' } })).toEqual({
      status: 'noMatch',
      totalCount: 1,
    });
    expect(stateOf(odd, everything)).toMatchObject({ status: 'listed', rows: odd });
  });
});

describe('paging', () => {
  it('labels the last, shorter page by what it shows', () => {
    expect(stateOf(many(11), { ...everything, page: 2 })).toMatchObject({
      range: { start: 11, end: 11, total: 11 },
      page: 2,
      pageCount: 2,
    });
  });
  it('shows a page beyond the last as the last, so that the label is never false', () => {
    expect(stateOf(many(25), { ...everything, page: 9 })).toMatchObject({
      page: 3,
      range: { start: 21, end: 25, total: 25 },
    });
  });
  it('stays on its page when something else is searched or filtered, and leaves it for another page size', () => {
    const third = { ...everything, page: 3 };
    expect(changeCriteria(productList, third, { search: 'x' })).toEqual({ ...third, search: 'x' });
    expect(changeCriteria(productList, third, { filters: { category: 'Home' } }).page).toBe(3);
    expect(changeCriteria(productList, third, { pageSize: 50 })).toEqual({ ...everything, pageSize: 50 });
  });
  it('shows a full last page as the last', () => {
    expect(stateOf(many(20), { ...everything, page: 2 })).toMatchObject({ page: 2, pageCount: 2 });
  });
});

describe('sorting', () => {
  it('sorts names as people do', () => {
    const state = stateOf(createNamed('Item 10', 'éclair', 'Item 2', 'Zebra'), {
      ...everything,
      sort: { column: 'product', direction: 'ascending' },
    });
    expect(namesOf(state)).toEqual(['éclair', 'Item 2', 'Item 10', 'Zebra']);
  });
  it('sorts by what the customer pays, and puts what has no price last in both directions', () => {
    const shop = [
      aProduct({ name: 'a', actualPrice: 500, discountedPrice: 100 }),
      aProduct({ name: 'b', actualPrice: 300 }),
      { _id: 'c', name: 'c' },
    ];
    const by = (direction: 'ascending' | 'descending') =>
      namesOf(stateOf(shop, { ...everything, sort: { column: 'price', direction } }));
    expect(by('ascending')).toEqual(['a', 'b', 'c']);
    expect(by('descending')).toEqual(['b', 'a', 'c']);
  });
  it('keeps the server’s order among equals', () => {
    const shop = [aProduct({ name: 'x', stock: 1 }), aProduct({ name: 'y', stock: 1 })];
    const state = stateOf(shop, { ...everything, sort: { column: 'stock', direction: 'descending' } });
    expect(namesOf(state)).toEqual(['x', 'y']);
  });
  it('goes from ascending to descending and back to the server’s order', () => {
    const first = nextSort(undefined, 'price');
    const second = nextSort(first, 'price');
    expect([first, second, nextSort(second, 'price')]).toEqual([
      { column: 'price', direction: 'ascending' },
      { column: 'price', direction: 'descending' },
      undefined,
    ]);
    expect(nextSort(first, 'stock')).toEqual({ column: 'stock', direction: 'ascending' });
  });
});
