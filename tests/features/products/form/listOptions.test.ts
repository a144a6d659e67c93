import { expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from '#contract/products/productFields.ts';
import { buildOptions } from '#features/products/form/formOptions.ts';
import { choices as choicesMessages } from '#languages/en/productForm.ts';

const labels = (saved?: string) =>
  buildOptions(PRODUCT_CATEGORIES, saved, choicesMessages.categories).map(({ label }) => label);

it('offers the four categories with their labels', () => {
  expect(labels()).toEqual(['Electronics', 'Fashion', 'Home & Kitchen', 'Sports & Outdoors']);
  expect(labels('Home')).toHaveLength(4);
});

it('also offers a saved category that is not in the list', () => {
  expect(labels('Travel')).toEqual([...labels(), 'Travel']);
});
