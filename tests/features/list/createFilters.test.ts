import { describe, expect, it } from 'vitest';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { createFormats } from '#features/format/formats.ts';
import { ANY } from '#features/list/createFilters.ts';
import { createOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { createProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';
import * as de from '#languages/de/products.ts';
import * as list from '#languages/en/list.ts';
import * as orders from '#languages/en/orders.ts';
import * as products from '#languages/en/products.ts';

const createFormatsFor = (locale: string) => createFormats({ locale, currency: null, timeZone: 'UTC' });
const productList = createProductListDefinition({ list, products }, createFormatsFor('en-GB'));
const orderList = createOrderListDefinition({ list, orders }, createFormatsFor('en-GB'));

const lists = [
  ['products', productList, productListRules, 'category'],
  ['orders', orderList, orderListRules, 'status'],
] as const;

describe.each(lists)('the filters of the %s', (_, { filters }, { filterBy }, toolbar) => {
  it('are in the order of the list’s rules, each with a label', () => {
    expect(filters.map(({ param }) => param)).toEqual(Object.keys(filterBy));
    for (const { label } of filters) expect(label).toMatch(/\S/);
  });

  it('are in the panel, except one in the toolbar', () => {
    const inToolbar = filters.filter((filter) => filter.options && filter.placement === 'toolbar');
    expect(inToolbar.map(({ param }) => param)).toEqual([toolbar]);
  });

  it('have a label for every option, with one that matches every row first', () => {
    for (const { param, options } of filters) {
      if (!options) continue;
      expect(options[0].value).toBe(ANY);
      for (const { value, label } of options) expect([param, value, label]).not.toContain('');
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
  });
});

const find = (param: string) =>
  [...productList.filters, ...orderList.filters].find((filter) => filter.param === param);

it('have options in the order of the rules', () =>
  expect(find('stock')).toEqual({
    param: 'stock',
    label: 'Stock',
    placement: 'panel',
    options: [
      { value: ANY, label: 'Any' },
      { value: 'low', label: 'Low', tabLabel: 'Low on stock' },
      { value: 'out', label: 'Out of stock', tabLabel: 'Out of stock' },
    ],
  }));

it('include money and day ranges, and text filters that only links set', () => {
  expect(find('price')).toEqual({ param: 'price', label: 'Price', range: 'money', screen: 'inventory' });
  expect(find('total')).toEqual({ param: 'total', label: 'Total', range: 'money', screen: 'orders' });
  expect(find('date')).toEqual({ param: 'date', label: 'Order date', range: 'days' });
  expect(find('place')).toEqual({ param: 'place', label: 'Place' });
});

it('have categories sorted by their names in the language, others last', () => {
  const { filters } = createProductListDefinition(
    { list, products: { ...products, ...de } },
    createFormatsFor('de-DE'),
  );
  const labels = filters.find(({ param }) => param === 'category')?.options?.map(({ label }) => label) ?? [];
  const sorted = labels.slice(1, -1).toSorted((one, other) => one.localeCompare(other, 'de-DE'));
  expect(labels.slice(1, -1)).toEqual(sorted);
  expect(labels.at(-1)).toBe(de.productFilters.category.options.Others);
});
