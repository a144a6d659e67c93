import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import { edit as editMessages } from '#languages/en/productForm.ts';
import {
  applyOperation,
  countRows,
  createPlan,
  getSavedValues,
  type NewValues,
  planRow,
} from '#features/products/bulk/valueChange.ts';
import { createValueCheck } from '#features/products/quickEdit/quickEditModel.ts';
import { aProduct } from '#mocks/builders.ts';

const product = lenientProduct.parse(aProduct({ _id: 'a', actualPrice: 100, discountedPrice: 80, stock: 4 }));
const { problems } = editMessages;
const check = createValueCheck({ messages: problems, currency: null });
const plan = (values: NewValues, one = product) =>
  planRow({ row: { id: one._id, name: 'A' }, product: one }, values, check);

it('sets, adds, subtracts and changes by percent without floating-point errors', () => {
  expect(applyOperation(80, 'set', 75.5, 2)).toBe(75.5);
  expect(applyOperation(0.1, 'increase', 0.2, 2)).toBe(0.3);
  expect(applyOperation(80, 'decrease', 100, 2)).toBe(-20);
  expect(applyOperation(1.15, 'increasePercent', 100, 2)).toBe(2.3);
  expect(applyOperation(80, 'decreasePercent', 12.5, 2)).toBe(70);
  expect(applyOperation(80, 'decreasePercent', 100, 2)).toBe(0);
});

it('rounds prices half up to the decimals of the currency, and never rounds stocks', () => {
  expect(applyOperation(10.25, 'increasePercent', 10, 2)).toBe(11.28);
  expect(applyOperation(99.99, 'increasePercent', 5, 2)).toBe(104.99);
  expect(applyOperation(145, 'increasePercent', 10, 0)).toBe(160);
  expect(applyOperation(1.25, 'decrease', 0.125, undefined)).toBe(1.125);
});

it('restores every price that is raised and lowered by the same amount', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 }).map((units) => units / 100);
  fc.assert(
    fc.property(cents, cents, (price, amount) => {
      const raised = applyOperation(price, 'increase', amount, 2);
      expect(applyOperation(raised, 'decrease', amount, 2)).toBe(price);
    }),
  );
});

it('sets a missing value, but cannot add to it', () => {
  expect(applyOperation(undefined, 'set', 5, 2)).toBe(5);
  expect(applyOperation(undefined, 'increase', 5, 2)).toBeUndefined();
});

it('reports the form’s messages for values that would be invalid', () => {
  expect(plan({ discountedPrice: 120 }).errors).toEqual({ discountedPrice: problems.discountedAboveActual });
  expect(plan({ discountedPrice: -20 }).errors).toEqual({ discountedPrice: problems.discountedPrice });
  expect(plan({ stock: -1 }).errors).toEqual({ stock: problems.stock });
  expect(plan({ actualPrice: undefined }, { ...product, discountedPrice: undefined }).errors).toEqual({
    actualPrice: problems.actualPrice,
  });
});

it('saves valid values that differ from the current ones, and counts the rows', () => {
  const rows = [
    plan({ discountedPrice: 70, stock: -1 }),
    plan({ stock: 4 }),
    plan({ stock: 5 }),
    plan({ stock: NaN }),
  ];
  expect(rows.map(getSavedValues)).toEqual([{ discountedPrice: 70 }, {}, { stock: 5 }, {}]);
  expect(countRows(rows)).toEqual({ changed: 2, unchanged: 1, invalid: 2 });
  expect(createPlan(rows).get('a')).toBe(rows[2]);
});

it('reports values that are too high, whatever they are raised by', () => {
  const undiscounted = { ...product, discountedPrice: undefined };
  for (const amount of [1e9, 1e12, 1e300, Number.MAX_VALUE]) {
    const percent = applyOperation(1e6, 'increasePercent', amount * 1e6, 2);
    expect(plan({ actualPrice: percent }, undiscounted).errors).toEqual({
      actualPrice: 'Actual price can be at most 1,000,000,000,000.',
    });
    const stock = applyOperation(4, 'increase', amount, undefined);
    expect(plan({ stock }).errors).toEqual({ stock: 'Stock can be at most 1,000,000,000.' });
  }
  expect(plan({ actualPrice: 1e12, stock: 1e9 }, undiscounted).errors).toEqual({});
});
