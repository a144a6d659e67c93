import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listImports, listSources } from './sources.ts';

/** Every path of a test in Vitest's configuration. */
const patterns = [...readFileSync('vitest.config.ts', 'utf8').matchAll(/'!?(tests\/[^']+)'/g)].map(
  ([, pattern = '']) => pattern,
);

it('finds the files of every pattern in vitest.config.ts', () => {
  expect(patterns).toContain('tests/server/db/**/*.test.ts');
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

it('runs every test that chooses its database on both engines', () => {
  const choosing = listSources('tests/server')
    .flatMap(listImports)
    .filter(({ target }) => target === 'tests/server/db/emptyDatabase.ts')
    .map(({ file }) => file);
  expect(choosing.length).toBeGreaterThan(5);
  expect(choosing.filter((file) => !file.startsWith('tests/server/db/'))).toEqual([
    'tests/server/serverUnderTest.ts',
  ]);
});
