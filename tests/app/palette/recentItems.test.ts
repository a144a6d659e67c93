import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaletteItem } from '#features/palette/paletteModel.ts';
import { clearAdminData, getAdminKey } from '#app/browser/adminStorage.ts';
import { createStorage } from '../createStorage.ts';
import { loadRecentItems, saveRecentItem } from '#app/palette/recentItems.ts';

const product = (id: string): PaletteItem => ({
  id: `product:${id}`,
  kind: 'product',
  label: `Product ${id}`,
  target: { href: `/view-product/${id}` },
});
const ME = 'me@counter.example';
const getIds = (email: string) => loadRecentItems(email).map(({ id }) => id);

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('lists at most six items, each once and the newest first', () => {
  for (const id of ['1', '2', '3', '1', '4', '5', '6', '7']) saveRecentItem(ME, product(id));
  expect(getIds(ME)).toEqual(['7', '6', '5', '4', '1', '3'].map((id) => `product:${id}`));
});

it('are separate for each administrator and deleted on sign-out', () => {
  saveRecentItem(ME, product('1'));
  expect(getIds('other@counter.example')).toEqual([]);
  localStorage.setItem('theme', 'dark');
  clearAdminData();
  expect(getIds(ME)).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('leaves out invalid items and links to other sites', () => {
  localStorage.setItem(getAdminKey(ME, 'recent'), 'no JSON');
  expect(getIds(ME)).toEqual([]);
  const elsewhere = { kind: 'product', id: 'product:9', label: 'Elsewhere', href: '//evil.example' };
  const items = [elsewhere, null, 3, { kind: 'page' }];
  localStorage.setItem(getAdminKey(ME, 'recent'), JSON.stringify(items));
  expect(getIds(ME)).toEqual([]);
  saveRecentItem(ME, product('1'));
  expect(getIds(ME)).toEqual(['product:1']);
});

it('does not include actions', () => {
  saveRecentItem(ME, { id: 'a', kind: 'action', label: 'Sign out', target: { run: 'signOut' } });
  expect(getIds(ME)).toEqual([]);
});
