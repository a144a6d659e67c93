import { expect, it, vi } from 'vitest';
import { SCROLL_STORAGE_KEY, trimScrollPositions } from '#app/router/scrollPositions.ts';

function stubStorage(text: string) {
  const items = new Map([[SCROLL_STORAGE_KEY, text]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  vi.stubGlobal('sessionStorage', storage);
  return storage;
}

const readPositions = (storage: Pick<Storage, 'getItem'>): unknown =>
  JSON.parse(storage.getItem(SCROLL_STORAGE_KEY) ?? '');

it('keeps the newest hundred scroll positions of a tab', () => {
  const visited = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`place-${index}`, index]));
  const storage = stubStorage(JSON.stringify(visited));
  trimScrollPositions();
  const kept = Object.entries(readPositions(storage) as object);
  expect(kept).toHaveLength(100);
  expect(kept[0]).toEqual(['place-900', 900]);
  expect(kept.at(-1)).toEqual(['place-999', 999]);
});

it('leaves a few as they are, and what it cannot read alone', () => {
  const few = stubStorage('{"a":1,"b":20}');
  trimScrollPositions();
  expect(readPositions(few)).toEqual({ a: 1, b: 20 });
  const broken = stubStorage('{');
  trimScrollPositions();
  expect(broken.getItem(SCROLL_STORAGE_KEY)).toBe('{');
});
