import { describe, expect, it } from 'vitest';
import { create as createMessages, edit as editMessages } from '#languages/en/productForm.ts';
import {
  formatDiscount,
  emptyFields,
  emptyValues,
  isEmptyDraft,
  createProductFormSchema,
  type ProductValues,
  parseNumber,
} from '#features/products/form/productFormModel.ts';
import { createFormats } from '#features/format/formats.ts';
import { productFieldNames } from '#contract/products/productFields.ts';
import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { toSlots } from '#features/products/images/imageModel.ts';

const formats = createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' });

const complete: ProductValues = {
  ...emptyFields,
  name: 'Kettle',
  description: 'Steel',
  category: 'Home',
  brand: 'Morrow',
  actualPrice: '1,899',
  discountedPrice: '',
  stock: '0',
  stockUnit: 'pieces',
  status: 'active',
  isFeatured: false,
  locations: ['india'],
  images: toSlots([{ url: '/uploads/kettle.webp', publicId: 'kettle' }]),
};
/** Returns the error of each field in the order of the form. */
function findProblems(values: ProductValues, texts: ProductRuleMessages): Record<string, string> {
  const issues = createProductFormSchema(texts).safeParse(values).error?.issues ?? [];
  const found = productFieldNames.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message]] : [];
  });
  return Object.fromEntries(found);
}

const created = (overrides: Partial<ProductValues>) =>
  findProblems({ ...complete, ...overrides }, createMessages.problems);
const edited = (overrides: Partial<ProductValues>) =>
  findProblems({ ...complete, ...overrides }, editMessages.problems);

it('accepts a complete product without a discount', () => expect(created({})).toEqual({}));

it('reports all missing fields of an empty form in the order of the form', () => {
  expect(Object.values(findProblems({ ...emptyValues, status: '' }, createMessages.problems))).toEqual([
    'Product name is required',
    'Description is required',
    'Category is required',
    'Brand is required',
    'Actual price must be a positive number',
    'Stock must be a non-negative number',
    'Stock unit is required',
    'Product status is required',
    'At least one location is required',
    'At least one product image is required',
  ]);
});

it('uses the specified messages with a period when editing', () => {
  const nothing = Object.values(findProblems({ ...emptyValues, status: '' }, editMessages.problems));
  expect(nothing).toHaveLength(10);
  expect(nothing.every((text) => text.endsWith('.'))).toBe(true);
  expect(edited({ discountedPrice: '0' })).toEqual({
    discountedPrice: 'Discounted price must be positive if provided.',
  });
  expect(edited({ discountedPrice: '1900' })).toEqual({
    discountedPrice: 'Discounted price cannot exceed actual price.',
  });
});

it.each(['name', 'description', 'brand'] as const)('treats a blank %s as missing', (field) => {
  expect(Object.keys(created({ [field]: ' \n\t ' }))).toEqual([field]);
});

describe('the low stock limit', () => {
  it.each(['', '0', '25'])('can be %j', (lowStockLimit) => expect(created({ lowStockLimit })).toEqual({}));
  it.each(['-1', '2.5', 'few', '1000000001'])('is not %j', (lowStockLimit) =>
    expect(created({ lowStockLimit })).toEqual({
      lowStockLimit: 'Low stock limit must be a whole number from 0 to 1,000,000,000',
    }),
  );
});

describe('the actual price', () => {
  it.each(['', '0', '-1', '0,5', '1e309', 'abc', '12,50', '9'.repeat(400)])('is not %j', (actualPrice) => {
    expect(created({ actualPrice })).toEqual({ actualPrice: 'Actual price must be a positive number' });
  });
  it.each(['0.01', '1,23,456.50', '₹ 12'])('can be %j', (actualPrice) =>
    expect(created({ actualPrice })).toEqual({}),
  );
});

describe('a price with more decimals than its currency', () => {
  const problems = (prices: Partial<ProductValues>, options: Parameters<typeof createProductFormSchema>[1]) =>
    createProductFormSchema(createMessages.problems, options)
      .safeParse({ ...complete, ...prices })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

  it('is refused with the reason', () => {
    expect(problems({ actualPrice: '12.5' }, { currency: 'JPY' })).toEqual([
      ['actualPrice', 'Actual price must be a whole number: JPY has no decimals'],
    ]);
    expect(problems({ actualPrice: '0.0000001' }, {})).toEqual([
      ['actualPrice', 'Actual price can have at most 2 decimals'],
    ]);
    expect(problems({ discountedPrice: '1.0005' }, { currency: 'KWD' })).toEqual([
      ['discountedPrice', 'Discounted price can have at most 3 decimals'],
    ]);
    expect(problems({ actualPrice: '10.075', discountedPrice: '1.005' }, { currency: 'KWD' })).toEqual([]);
  });

  it('is not reported if the price breaks a specified rule', () =>
    expect(problems({ actualPrice: '-0.001' }, {})).toEqual([
      ['actualPrice', 'Actual price must be a positive number'],
    ]));

  it('is accepted if the product already has it', () => {
    const stored = { actualPrice: 12.345, discountedPrice: 1e-7 };
    const typed = { actualPrice: '12.345', discountedPrice: '0.0000001' };
    expect(problems(typed, { stored })).toEqual([]);
    expect(problems({ ...typed, actualPrice: '12.346' }, { stored })).toHaveLength(1);
  });

  it('does not apply to the stock', () =>
    expect(problems({ stock: '0.0005' }, { currency: 'JPY' })).toEqual([]));
});

describe('the discounted price', () => {
  it.each(['0', '-1', 'free'])('is not %j', (discountedPrice) => {
    expect(created({ discountedPrice })).toEqual({
      discountedPrice: 'Discounted price must be a positive number if provided',
    });
  });
  it('does not exceed the actual price, but may equal it', () => {
    expect(created({ discountedPrice: '1899.01' })).toEqual({
      discountedPrice: 'Discounted price cannot be greater than actual price',
    });
    expect(created({ discountedPrice: '1899' })).toEqual({});
  });
  it('is not compared with an invalid actual price', () => {
    expect(Object.keys(created({ actualPrice: '0', discountedPrice: '5' }))).toEqual(['actualPrice']);
  });
  it('may be left blank', () => expect(created({ discountedPrice: '  ' })).toEqual({}));
});

describe('the stock', () => {
  it.each(['', '-1', 'many', '0,5', '9'.repeat(400)])('is not %j', (stock) => {
    expect(created({ stock })).toEqual({ stock: 'Stock must be a non-negative number' });
  });
  it.each(['0', '2.5', '1,240'])('can be %j', (stock) => expect(created({ stock })).toEqual({}));
});

it('reads a number that is too large as NaN', () => {
  expect(parseNumber('')).toBeUndefined();
  expect(parseNumber('9'.repeat(400))).toBeNaN();
  expect(parseNumber('36,549')).toBe(36549);
});

it.each([
  ['1,899', '1,499', '21'],
  ['1899', '', ''],
  ['', '1499', ''],
  ['100', '200', ''],
  ['100', '100', '0'],
  ['40', '17', '58'],
  ['200', '143', '29'],
  ['1000', '715', '29'],
  ['0', '0', ''],
])('shows for %j and %j a discount of %j', (actualPrice, discountedPrice, percent) => {
  expect(formatDiscount(formats, { actualPrice, discountedPrice })).toBe(percent);
});

it('detects whether anything was typed', () => {
  expect(isEmptyDraft(emptyFields)).toBe(true);
  expect(isEmptyDraft({ ...emptyFields, locations: ['india'] })).toBe(false);
  expect(isEmptyDraft({ ...emptyFields, stock: '1' })).toBe(false);
});
