import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Tailwind compiles `group-has-…` and `peer-has-…` to selectors that end in `*`. A single one makes the browser restyle
 * all elements of a table when a row is added. Use `[.group:has(…)_&]:…` instead, which ends in a class.
 */
const BROAD = /\b(?:group|peer)-has-|:has\([^{]*\)[\s>+~]*\*\s*[,{]/;

it('has no :has() selector that ends in *', () => {
  const files = globSync('src/**/*.{ts,tsx,css}');
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  expect(files.filter((file) => BROAD.test(readFileSync(file, 'utf8')))).toEqual([]);
});
