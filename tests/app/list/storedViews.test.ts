import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_LAYOUT } from '#contract/lists/views.ts';
import { isStored } from '#app/browser/adminStorage.ts';
import {
  getViewsKey,
  loadInitialView,
  loadViews,
  saveLayout,
  saveViews,
} from '#app/list/views/storedViews.ts';

const views = {
  layout: { ...DEFAULT_LAYOUT, hidden: ['price'] },
  saved: [{ name: 'Low', query: 'stock=low', layout: DEFAULT_LAYOUT }],
  first: 'Low',
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
  expect(loadInitialView(key).defaultView).toEqual({ query: 'stock=low', layout: DEFAULT_LAYOUT });
  for (const other of [
    getViewsKey('products', 'b@counter.example'),
    getViewsKey('orders', 'a@counter.example'),
  ])
    expect(loadViews(other)).toEqual({ layout: DEFAULT_LAYOUT, saved: [], first: undefined });
});

it('saves a layout with the views', () => {
  saveViews(key, views);
  const layout = { ...DEFAULT_LAYOUT, density: 'compact' as const };
  saveLayout(key, layout);
  expect(loadViews(key)).toEqual({ ...views, layout });
});

it.each(['{"layout":', '{"layout":{"order":[{"toString":1}]}}'])('reads %s as no views', (text) => {
  stored.set(key, text);
  expect(loadInitialView(key)).toEqual({ layout: DEFAULT_LAYOUT, defaultView: undefined });
  expect(loadViews(key).saved).toEqual([]);
});

it('keeps views in memory if the storage is full, and reports it', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  saveLayout(key, DEFAULT_LAYOUT);
  saveViews(key, views);
  expect(isStored(key)).toBe(false);
  expect(loadViews(key)).toEqual(views);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  saveViews(key, views);
  expect(isStored(key)).toBe(true);
});

it('works without a storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(loadInitialView(key)).toEqual({ layout: DEFAULT_LAYOUT, defaultView: undefined });
});
