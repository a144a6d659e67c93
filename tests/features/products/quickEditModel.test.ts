import { expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import { edit as editMessages } from '#languages/en/productForm.ts';
import {
  findAdjacentCell,
  getCellFields,
  getPriceField,
  type QuickEditField,
} from '#features/products/inventory/quickEditCell.ts';
import {
  findErrors,
  getChangedFields,
  isLargePriceChange,
  parseTexts,
  toInputText,
} from '#features/products/quickEdit/quickEditModel.ts';
import { aProduct } from '#mocks/builders.ts';

const product = lenientProduct.parse(aProduct({ actualPrice: 100, discountedPrice: 80, stock: 4 }));
const plain = lenientProduct.parse(aProduct({ actualPrice: 100, stock: 0 }));
const { problems } = editMessages;
const problem = (field: QuickEditField, text: string, one = product) =>
  findErrors(one, { [field]: text }, { messages: problems, currency: null })[field];
const isUnchanged = (one: typeof product, field: QuickEditField, text: string) =>
  getChangedFields(one, parseTexts({ [field]: text })).length === 0;

it('has the contract’s rules and the form’s messages', () => {
  for (const text of ['', 'x', '-1', '12,50']) expect(problem('stock', text)).toBe(problems.stock);
  for (const text of ['', '0', '-1']) expect(problem('actualPrice', text)).toBe(problems.actualPrice);
  expect(problem('discountedPrice', '0')).toBe(problems.discountedPrice);
  expect(problem('discountedPrice', '101')).toBe(problems.discountedAboveActual);
  expect(problem('actualPrice', '79')).toBe(problems.discountedAboveActual);
  expect(problem('stock', '1,250')).toBeUndefined();
  expect(problem('discountedPrice', '')).toBeUndefined();
  expect(problem('actualPrice', '80')).toBeUndefined();
});

it.each(['Rs 1,299', 'INR 1,299', '1299/-', '₹1,299.00', '1299円'])('reads a pasted %j as 1299', (text) => {
  expect(isUnchanged({ ...product, actualPrice: 1299 }, 'actualPrice', text)).toBe(true);
  expect(problem('actualPrice', text)).toBeUndefined();
});

it('refuses a price with more decimals than its currency, unless it is there already', () => {
  expect(problem('actualPrice', '100.005')).toBe('Actual price can have at most 2 decimals.');
  expect(findErrors(product, { discountedPrice: '79.5' }, { messages: problems, currency: 'JPY' })).toEqual({
    discountedPrice: 'Discounted price must be a whole number: JPY has no decimals.',
  });
  expect(problem('actualPrice', '100.005', { ...product, actualPrice: 100.005 })).toBeUndefined();
  expect(problem('stock', '0.0005')).toBeUndefined();
});

it('shows values as plain digits that are read back unchanged', () => {
  const huge = { ...product, actualPrice: 1e21, discountedPrice: 1e-7 };
  expect(toInputText(huge, 'actualPrice')).toBe('1000000000000000000000');
  expect(toInputText(huge, 'discountedPrice')).toBe('0.0000001');
  for (const field of ['actualPrice', 'discountedPrice'] as const) {
    expect(isUnchanged(huge, field, toInputText(huge, field))).toBe(true);
    expect(problem(field, toInputText(huge, field), huge)).toBeUndefined();
  }
});

it('does not report fields that are not being changed', () => {
  const broken = { ...product, stock: -1, actualPrice: undefined };
  expect(problem('discountedPrice', '5', broken)).toBeUndefined();
  expect(problem('stock', '5', broken)).toBeUndefined();
});

it('detects whether a value has changed', () => {
  expect(isUnchanged(product, 'stock', toInputText(product, 'stock'))).toBe(true);
  expect(isUnchanged(product, 'stock', ' 4.0 ')).toBe(true);
  expect(isUnchanged(plain, 'discountedPrice', '')).toBe(true);
  expect(isUnchanged(product, 'stock', 'x')).toBe(false);
});

it('validates both prices of a discounted product with the rules of the form', () => {
  expect(getCellFields({ field: 'discountedPrice' })).toEqual(['discountedPrice', 'actualPrice']);
  expect(getCellFields({ field: 'actualPrice' })).toEqual(['actualPrice']);
  const check = (discountedPrice: string, actualPrice: string) =>
    findErrors(product, { discountedPrice, actualPrice }, { messages: problems, currency: null });
  expect(check('90', '120')).toEqual({});
  // Each value alone would be invalid.
  expect(check('150', '200')).toEqual({});
  expect(check('130', '120')).toEqual({ discountedPrice: problems.discountedAboveActual });
  expect(check('0', '')).toEqual({
    discountedPrice: problems.discountedPrice,
    actualPrice: problems.actualPrice,
  });
  expect(check('', '90')).toEqual({});
  expect(getChangedFields(product, { discountedPrice: 80, actualPrice: 120 })).toEqual(['actualPrice']);
});

it.each([
  { values: { actualPrice: 50 }, isLarge: false },
  { values: { actualPrice: 49.99 }, isLarge: true },
  { values: { actualPrice: 150 }, isLarge: false },
  { values: { actualPrice: 150.01 }, isLarge: true },
  { values: { stock: 1000 }, isLarge: false },
])('asks about $values of a product that costs 100: $isLarge', ({ values, isLarge }) => {
  expect(isLargePriceChange(plain, values)).toBe(isLarge);
});

it('asks about each price of a discounted product, and about the price that a removed discount leaves', () => {
  expect(isLargePriceChange(product, { discountedPrice: 79, actualPrice: 130 })).toBe(false);
  expect(isLargePriceChange(product, { discountedPrice: 39, actualPrice: 100 })).toBe(true);
  expect(isLargePriceChange(product, { discountedPrice: 80, actualPrice: 1000 })).toBe(true);
  expect(isLargePriceChange({ ...product, actualPrice: 200 }, { discountedPrice: undefined })).toBe(true);
  // Without a price before there is nothing to compare with. 0.45 − 0.3 is more than 0.15 in floating point.
  expect(isLargePriceChange({ actualPrice: undefined }, { actualPrice: 5 })).toBe(false);
  expect(isLargePriceChange({ actualPrice: 0.3 }, { actualPrice: 0.45 })).toBe(false);
});

it('changes the price that the list shows', () => {
  expect(getPriceField(product)).toBe('discountedPrice');
  expect(getPriceField(plain)).toBe('actualPrice');
  expect(getPriceField({ ...plain, actualPrice: undefined })).toBe('actualPrice');
  expect(getPriceField({ ...product, actualPrice: undefined })).toBe('discountedPrice');
});

it('moves from cell to cell and row to row, up to both ends', () => {
  const rows = [product, plain];
  const next = findAdjacentCell({ product, field: 'stock' }, rows, 1);
  expect(next).toEqual({ product: plain, field: 'actualPrice' });
  expect(findAdjacentCell(next!, rows, -1)).toEqual({ product, field: 'stock' });
  expect(findAdjacentCell({ product: plain, field: 'stock' }, rows, 1)).toBeUndefined();
  expect(findAdjacentCell({ product, field: 'discountedPrice' }, rows, -1)).toBeUndefined();
  // It is the same cell even if its discount has been removed.
  expect(findAdjacentCell({ product, field: 'actualPrice' }, rows, 1)).toEqual({ product, field: 'stock' });
  expect(findAdjacentCell({ product, field: 'stock' }, [plain], 1)).toBeUndefined();
});
