import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts') && name !== 'all.test.ts')
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');
const document = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');

const requirements = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Requirements named in the tests of each check. */
const tested = new Map<number, Set<string>>();
for (const [, number, named = ''] of sources.matchAll(/['"]check (\d+) \(ASVS ([\d., ]+)\):/g)) {
  const known = tested.get(Number(number)) ?? new Set();
  for (const one of requirements(named)) known.add(one);
  tested.set(Number(number), known);
}

/** Requirements named in the document. A row without a number continues the previous check. */
const promised = new Map<number, Set<string>>();
let row = 0;
for (const [, number = '', , named = ''] of document.matchAll(
  /^\| +(\d*) +\| +(.*?) +\| +([\d., ]+?) +\|$/gm,
)) {
  row = Number(number) || row;
  promised.set(row, new Set([...(promised.get(row) ?? []), ...requirements(named)]));
}

const numbers = [...promised.keys()];

it('has a test for each check of the document, named after its number', () => {
  expect(numbers.length).toBeGreaterThan(50);
  expect([...tested.keys()].toSorted((a, b) => a - b)).toEqual(numbers);
});

const sort = (checks: Map<number, Set<string>>) =>
  numbers.map((number) => [number, ...[...(checks.get(number) ?? [])].toSorted()]);

it('names the same requirements as the document in each check', () => {
  expect(sort(tested)).toEqual(sort(promised));
});
