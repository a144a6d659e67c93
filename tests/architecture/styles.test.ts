import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listSources } from './sources.ts';

/**
 * Tailwind compiles `group-has-…` and `peer-has-…` to selectors that end in `*`. A single one makes the browser restyle
 * all elements of a table when a row is added. Use `[.group:has(…)_&]:…` instead, which ends in a class.
 */
it('has no :has() selector that ends in *', () => {
  const broad = listSources('src').filter((file) => /\b(group|peer)-has-/.test(readFileSync(file, 'utf8')));
  expect(broad).toEqual([]);
});
