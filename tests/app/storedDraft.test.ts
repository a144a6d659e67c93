import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDraft, loadDraft, saveDraft } from '#app/products/storedDraft.ts';
import {
  emptyFields,
  type ProductFormFields,
  TYPED_FIELDS,
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

/** The browser's storage, which Node doesn't have. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('restores what was saved, until it is cleared', () => {
  saveDraft(typed);
  expect(loadDraft()).toEqual(typed);
  clearDraft();
  expect(loadDraft()).toBeUndefined();
});

// The form of then did not have the field.
it.each(TYPED_FIELDS)('restores a draft that was saved before there was a field %s', (name) => {
  const { [name]: _, ...before } = typed;
  localStorage.setItem('product-draft', JSON.stringify(before));
  expect(loadDraft()).toEqual({ ...typed, [name]: emptyFields[name] });
});

it('restores a draft that was saved when there was a field more', () => {
  localStorage.setItem('product-draft', JSON.stringify({ ...typed, colour: 'red' }));
  expect(loadDraft()).toEqual(typed);
});

it('has nothing to restore where something else is stored', () => {
  for (const stored of ['no JSON', 'null', '[]', '7', '{}']) {
    localStorage.setItem('product-draft', stored);
    expect(loadDraft()).toBeUndefined();
  }
});
