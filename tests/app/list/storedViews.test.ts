import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_LAYOUT } from '#contract/lists/views.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { isStored } from '#app/browser/adminStorage.ts';
import { getViewsKey, loadViews, saveViews } from '#app/list/views/storedViews.ts';

const views: ListViews = {
  layout: { ...DEFAULT_LAYOUT, hidden: ['price'] },
  saved: [
    {
      id: 'low',
      name: 'Low',
      query: 'stock=low',
      layout: DEFAULT_LAYOUT,
      visibility: 'own',
      createdAt: '2026-11-27T09:00:00.000Z',
    },
  ],
  first: 'low',
};
const key = getViewsKey('products', 'a@counter.example');

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('saves views for one administrator and one list', () => {
  saveViews(key, views);
  expect(loadViews(key)).toEqual(views);
  for (const other of [
    getViewsKey('products', 'b@counter.example'),
    getViewsKey('orders', 'a@counter.example'),
  ])
    expect(loadViews(other)).toEqual({ layout: DEFAULT_LAYOUT, saved: [], first: undefined });
});

it.each(['{"layout":', '{"layout":{"order":[{"toString":1}]}}'])('reads %s as no views', (text) => {
  stored.set(key, text);
  expect(loadViews(key)).toEqual({ layout: DEFAULT_LAYOUT, saved: [], first: undefined });
});

it('keeps views in memory if the storage is full, and reports it', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  saveViews(key, views);
  expect(isStored(key)).toBe(false);
  expect(loadViews(key)).toEqual(views);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  saveViews(key, views);
  expect(isStored(key)).toBe(true);
});

it('works without a storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(loadViews(key).layout).toEqual(DEFAULT_LAYOUT);
});
