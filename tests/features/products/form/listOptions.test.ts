import { expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from '#contract/products/productFields.ts';
import { buildOptions } from '#features/products/form/formOptions.ts';
import { choices as choicesMessages } from '#languages/en/productForm.ts';

const labels = (saved?: string) =>
  buildOptions(PRODUCT_CATEGORIES, saved, choicesMessages.categories).map(({ label }) => label);

it('offers the four categories of the form under their labels', () => {
  expect(labels()).toEqual(['Electronics', 'Fashion', 'Home & Kitchen', 'Sports & Outdoors']);
  expect(labels('Home')).toHaveLength(4);
});

it('keeps a saved category on offer that the list doesn’t have', () => {
  expect(labels('Travel')).toEqual([...labels(), 'Travel']);
});
