import { describe, expect, it } from 'vitest';
import { filterRows, sortRows } from '#contract/lists/getPage.ts';
import { type ListCriteria, SORT_DIRECTIONS } from '#contract/lists/listCriteria.ts';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { aProduct } from '#mocks/builders.ts';

const createProduct = (fields: object) => lenientProduct.parse(aProduct(fields));
const nameless = lenientProduct.parse({ _id: 'nameless' });
const find = (products: readonly Product[], criteria: Partial<ListCriteria>) =>
  filterRows(productListRules, products, { search: '', filters: {}, ...criteria }).map(({ _id }) => _id);

describe('search', () => {
  it('finds any part of the name in any case, and searches no other field', () => {
    const products = [
      createProduct({ _id: 'lamp', name: 'Desk Lamp' }),
      createProduct({
        _id: 'kettle',
        name: 'Kettle',
        description: 'a lamp',
        brand: 'Lamp',
        category: 'Lamps',
      }),
      nameless,
    ];
    expect(find(products, { search: ' LAMP ' })).toEqual(['lamp']);
  });
});

describe('filters', () => {
  const products = [
    createProduct({
      _id: 'a',
      category: 'HOME',
      stock: 0,
      isFeatured: true,
      status: 'draft',
      actualPrice: 100,
    }),
    createProduct({
      _id: 'b',
      barcode: '4006381333931',
      category: 'Home',
      stock: 10,
      actualPrice: 200,
      discountedPrice: 150,
    }),
    createProduct({
      _id: 'c',
      category: 'Travel',
      stock: 11,
      barcode: '4006381333931',
      isFeatured: true,
      status: 'Active',
      actualPrice: 300,
    }),
    nameless,
  ];

  it.each([
    [{ category: 'Home' }, ['a', 'b']],
    [{ stock: 'low' }, ['a', 'b']],
    [{ stock: 'out' }, ['a']],
    [{ featured: 'yes' }, ['a', 'c']],
    [{ featured: 'no' }, ['b', 'nameless']],
    [{ status: 'active' }, ['b', 'c']],
    [{ price: '150..300' }, ['b', 'c']],
    [{ barcode: '4006381333931' }, ['b', 'c']],
    [{ barcode: '400638133393' }, []],
    [{ status: 'active', stock: 'low' }, ['b']],
    [{ stock: 'out', featured: 'no' }, []],
  ] as const)('%o matches %o', (filters, ids) => expect(find(products, { filters })).toEqual(ids));
});

describe('sorting', () => {
  const sort = (products: readonly Product[], column: string) =>
    SORT_DIRECTIONS.map((direction) =>
      sortRows(productListRules, products, { column, direction }).map(({ _id }) => _id),
    );

  it('sorts by the price that customers pay, and puts products without a price last in both directions', () => {
    const products = [
      nameless,
      createProduct({ _id: 'reduced', actualPrice: 500, discountedPrice: 100 }),
      createProduct({ _id: 'full', actualPrice: 300 }),
    ];
    expect(sort(products, 'price')).toEqual([
      ['reduced', 'full', 'nameless'],
      ['full', 'reduced', 'nameless'],
    ]);
  });

  it('keeps the server’s order for equal products', () => {
    const products = ['x', 'y'].map((_id) => createProduct({ _id, stock: 1 }));
    expect(sort(products, 'stock')).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });

  it('treats a product without a discount as 0 %', () => {
    const products = [
      createProduct({ _id: 'half', actualPrice: 100, discountedPrice: 50 }),
      createProduct({ _id: 'none', actualPrice: 100 }),
    ];
    expect(sort(products, 'discount')[0]).toEqual(['none', 'half']);
  });
});
