import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAdminData, getAdminKey } from '#app/browser/adminStorage.ts';
import { createStorage } from '../createStorage.ts';
import { loadRecentItems, type RecentItem, saveRecentItem } from '#app/page/recentItems.ts';

const product = (id: string): RecentItem => ({ kind: 'product', id, name: `Product ${id}` });
const ME = 'me@counter.example';
const getIds = (email: string) => loadRecentItems(email).map(({ id }) => id);

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('lists at most six items, each once and the newest first', () => {
  for (const id of ['1', '2', '3', '1', '4', '5', '6', '7']) saveRecentItem(ME, product(id));
  expect(getIds(ME)).toEqual(['7', '6', '5', '4', '1', '3']);
});

it('lists an order and a product with the same id', () => {
  saveRecentItem(ME, product('1'));
  saveRecentItem(ME, { ...product('1'), kind: 'order' });
  expect(getIds(ME)).toEqual(['1', '1']);
});

it('separates the items of each administrator, and deletes them on sign-out', () => {
  saveRecentItem(ME, product('1'));
  expect(getIds('other@counter.example')).toEqual([]);
  localStorage.setItem('theme', 'dark');
  clearAdminData();
  expect(getIds(ME)).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('leaves out invalid items', () => {
  localStorage.setItem(getAdminKey(ME, 'recent'), 'no JSON');
  expect(getIds(ME)).toEqual([]);
  const items = [null, 3, { kind: 'page', id: '9', name: 'Page' }, { kind: 'product', id: '', name: '' }];
  localStorage.setItem(getAdminKey(ME, 'recent'), JSON.stringify(items));
  expect(getIds(ME)).toEqual([]);
  saveRecentItem(ME, product('1'));
  expect(getIds(ME)).toEqual(['1']);
});
