import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { duplicateDraft, editDraft, MAX_DRAFTS, newProductDraft } from '#app/products/productDrafts.ts';
import { emptyFields } from '#features/products/form/productFormModel.ts';

const named = (name: string) => ({ fields: { ...emptyFields, name }, version: '2026-11-20T08:00:00.000Z' });

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('keeps the draft of each product apart, and those of a copy and of the empty form too', () => {
  newProductDraft.save({ fields: { ...emptyFields, name: 'New' } });
  editDraft('a').save(named('A'));
  editDraft('b').save(named('B'));
  duplicateDraft('a').save(named('Copy of A'));
  editDraft('b').clear();
  expect(editDraft('a').load()).toEqual(named('A'));
  expect(editDraft('b').load()).toBeUndefined();
  expect(duplicateDraft('a').load()?.fields.name).toBe('Copy of A');
  expect(newProductDraft.load()?.fields.name).toBe('New');
});

it('lets the draft go that was not touched for longest when there are too many', () => {
  for (let count = 0; count < MAX_DRAFTS; count += 1) editDraft(`${count}`).save(named(`${count}`));
  editDraft('0').save(named('touched'));
  editDraft('one more').save(named('one more'));
  expect(editDraft('0').load()?.fields.name).toBe('touched');
  expect(editDraft('1').load()).toBeUndefined();
  expect(editDraft('2').load()).toBeDefined();
  expect(editDraft('one more').load()).toBeDefined();
});

it('has an empty field where the draft was saved before there was that field', () => {
  const stored = [{ key: 'edit a', draft: { fields: { name: 'A' } } }];
  localStorage.setItem('product-drafts', JSON.stringify(stored));
  expect(editDraft('a').load()).toEqual({ fields: { ...emptyFields, name: 'A' }, version: undefined });
});

it('has nothing to restore where something else is stored, and stores over it', () => {
  const odd = ['no JSON', 'null', '{}', '7', '[7,null]', '[{"key":"edit a"}]'];
  odd.push('[{"key":"edit a","draft":{"fields":{"name":7}}}]');
  for (const stored of odd) {
    localStorage.setItem('product-drafts', stored);
    expect(editDraft('a').load()).toBeUndefined();
    editDraft('a').save(named('A'));
    expect(editDraft('a').load()).toEqual(named('A'));
  }
});
