import { describe, expect, it } from 'vitest';
import { productDraft } from '#contract/products/product.ts';
import { productFields } from '#contract/products/productFields.ts';
import { validateDraft } from '#server/products/validateDraft.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';

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
});
