import { describe, expect, it } from 'vitest';
import { productDraft } from '#contract/products/product.ts';
import { MAX_PRICE, MAX_STOCK, productFields } from '#contract/products/productFields.ts';
import * as ar from '#languages/ar/server.ts';
import * as de from '#languages/de/server.ts';
import * as en from '#languages/en/server.ts';
import * as hi from '#languages/hi/server.ts';
import type { HttpError } from '#server/base/httpError.ts';
import { validateDraft } from '#server/products/validateDraft.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { applyStockEdit } from '#contract/products/stockEdit.ts';

const valid = productDraft.parse(sampleProducts[0]);
const long = 'x'.repeat(20_001);

/** Values that are too large, by kind. Numbers and flags have a fixed size. */
const oversized = {
  text: [long],
  choice: [long],
  list: [[long], Array.from({ length: 101 }, (_, index) => `entry ${index}`)],
  number: [],
  flag: [],
  /** The number of images is checked during the upload. */
  images: [],
};

describe.each(['create', 'edit'] as const)('the server’s validation to %s a product', (form) => {
  it('accepts a sample product', () =>
    expect(() => validateDraft(valid, form, { currency: null })).not.toThrow());

  // This includes fields added later.
  const limited = Object.entries(productFields).filter(([, { kind }]) => oversized[kind].length > 0);
  it.each(limited)('limits %s', (name, { kind }) => {
    for (const value of oversized[kind]) {
      expect(() => validateDraft({ ...valid, [name]: value }, form, { currency: null })).toThrow(
        /limit is|must be one of|Too many/,
      );
    }
  });

  const counts = Object.entries(productFields).flatMap(([name, field]) =>
    'maxCount' in field ? [[name, field.maxCount] as const] : [],
  );
  it.each(counts)('accepts only whole numbers of %s, up to its maximum', (name, max) => {
    const validate = (value: number | undefined) =>
      validateDraft({ ...valid, [name]: value }, form, { currency: null });
    for (const value of [undefined, 0, max]) expect(validate(value)).toMatchObject({ [name]: value });
    for (const value of [-1, 0.5, max + 1]) expect(() => validate(value)).toThrow('must be a whole number');
  });

  const limits = { actualPrice: MAX_PRICE, discountedPrice: MAX_PRICE, stock: MAX_STOCK };
  const prices = { actualPrice: MAX_PRICE, discountedPrice: MAX_PRICE };
  it.each(Object.entries(limits))('limits %s, unless it is stored [ASVS 2.2.1, 2.3.2]', (name, max) => {
    const validate = (value: number, stored?: object) =>
      validateDraft({ ...valid, ...prices, [name]: value }, form, { currency: null, stored });
    expect(validate(max)).toMatchObject({ [name]: max });
    for (const value of [max + 1, 1e21, 1e300, 1e308]) {
      let thrown: unknown;
      try {
        validate(value);
      } catch (error) {
        thrown = error;
      }
      const { field, getText } = thrown as HttpError;
      expect(field).toBe(name);
      for (const messages of [en, hi, de, ar]) expect(getText(messages)).toMatch(/(?:000|٠٠٠)/);
    }
    const others = name === 'discountedPrice' ? { actualPrice: 1e21 } : {};
    const stored = { ...others, [name]: 1e21 };
    const kept = { ...valid, discountedPrice: undefined, ...stored };
    expect(validateDraft(kept, form, { currency: null, stored })).toMatchObject(stored);
  });
});

it.each([
  [{ stock: MAX_STOCK, stockBefore: -1e308 }, MAX_STOCK],
  [{ stock: MAX_STOCK, stockBefore: 0 }, MAX_STOCK],
  [{ stock: 0, stockBefore: 1e308 }, 0],
  [{ stock: 7, stockBefore: 5 }, 12],
])('keeps the stock within its limit after %o', (edit, stock) => {
  expect(applyStockEdit(10, edit)).toBe(stock);
});
