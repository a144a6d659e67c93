import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './sources.ts';

/**
 * Tailwind writes `group-has-…` and `peer-has-…` as rules that end in `*`. One of them in the sheet is enough: what is
 * inserted into anything that any `:has()` looks at, such as a row into the table, then has the browser style all that
 * stands in there anew. `[.group:has(…)_&]:…` says the same, and ends in its own class.
 */
it('has no :has() that ends in anything at all', () => {
  const broad = sourcesIn('src').filter((file) => /\b(group|peer)-has-/.test(readFileSync(file, 'utf8')));
  expect(broad).toEqual([]);
});
