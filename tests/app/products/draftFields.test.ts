import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openNewDraft } from '#app/products/productDrafts.ts';
import { createStorage } from '../createStorage.ts';
import {
  emptyFields,
  type ProductFormFields,
  INPUT_FIELDS,
} from '#features/products/form/productFormModel.ts';

const typed: ProductFormFields = {
  ...emptyFields,
  name: 'Kettle',
  description: 'Boils water.',
  category: 'Home',
  subCategory: 'Kitchen',
  brand: 'Still',
  actualPrice: '49.90',
  discountedPrice: '39.90',
  stock: '7',
  stockUnit: 'pieces',
  status: 'draft',
  isFeatured: true,
  locations: ['japan'],
};

const draft = openNewDraft('me@counter.example');
/** Changes the stored draft as if another version of the form had saved it. */
function change(update: (fields: Record<string, unknown>) => void) {
  draft.save({ fields: typed });
  const [key = ''] = Object.keys(localStorage);
  const stored = JSON.parse(localStorage.getItem(key)!) as { fields: Record<string, unknown> };
  update(stored.fields);
  localStorage.setItem(key, JSON.stringify(stored));
}

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('restores a draft until it is cleared', () => {
  draft.save({ fields: typed });
  expect(draft.load()?.fields).toEqual(typed);
  draft.clear();
  expect(draft.load()).toBeUndefined();
});

it('restores the version and the stock that a draft is based on', () => {
  const base = { version: '2026-11-20T08:00:00.000Z', stock: 18 };
  draft.save({ fields: typed, ...base });
  expect(draft.load()).toEqual({ fields: typed, ...base });
});

it.each(INPUT_FIELDS)('restores a draft that was saved before the field %s existed', (name) => {
  change((fields) => delete fields[name]);
  expect(draft.load()?.fields).toEqual({ ...typed, [name]: emptyFields[name] });
});

it('restores a draft with a field that no longer exists', () => {
  change((fields) => (fields['colour'] = 'red'));
  expect(draft.load()?.fields).toEqual(typed);
});
