import { afterEach, expect, it, vi } from 'vitest';
import { getAdminKey } from '#app/browser/adminStorage.ts';
import { loadOwnImports, addOwnImports } from '#app/products/import/importLog.ts';
import { buildChangeBody } from '#features/products/bulk/buildChangeBody.ts';
import { emptyValues } from '#features/products/form/productFormModel.ts';
import type { SentRow } from '#features/products/import/importModel.ts';
import { aProduct } from '#mocks/builders.ts';

const ME = 'me@counter.example';

afterEach(() => vi.unstubAllGlobals());

const creation: SentRow = {
  number: 2,
  name: 'Lamp',
  kind: 'create',
  product: { values: emptyValues, preservedFields: {} },
  fields: [],
  fingerprint: 'lamp',
};
const update: SentRow = {
  number: 3,
  name: 'Kettle',
  kind: 'update',
  productId: 'kettle',
  body: buildChangeBody(aProduct(), {}),
  changes: [],
  save: { bases: ['2026-11-20'], fingerprint: 'kettle' },
};

it('finds rows that were imported from an earlier file', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  addOwnImports(ME, [creation]);
  addOwnImports(ME, [update]);
  expect(loadOwnImports(ME)).toEqual({
    created: new Set(['lamp']),
    saves: new Map([['kettle', update.save]]),
  });
  items.set(getAdminKey(ME, 'product-imports'), '{"created":1}');
  expect(loadOwnImports(ME).created.size).toBe(0);
});

it('keeps the imports of administrators separate', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  addOwnImports(ME, [creation]);
  expect(loadOwnImports('colleague@counter.example').created.size).toBe(0);
});
